import { Check, Minus } from "lucide-react";
import { enLanding } from "../texts/en-landing";

const words = enLanding.platform.roles;

/** An excerpt of who may do what. */
export function RoleTable() {
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          {words.head.map((role, n) => (
            <th key={role} scope="col" className="pb-2 text-center text-small text-text-2">
              <span className={n === 0 ? "sr-only" : ""}>{role}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.rows.map((row) => (
          <tr key={row.act} className="border-t border-border">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {row.act}
            </th>
            {row.marks.map((may, n) => (
              <td key={words.head[n + 1]} className="w-16 text-center">
                <Mark may={may} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ may }: { may: boolean }) {
  const Icon = may ? Check : Minus;
  return (
    <>
      <Icon
        className={`inline size-4 ${may ? "text-success" : "text-text-3"}`}
        aria-hidden="true"
      />
      <span className="sr-only">{may ? words.yes : words.no}</span>
    </>
  );
}

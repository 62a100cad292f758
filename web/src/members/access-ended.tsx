import { Link } from "@tanstack/react-router";
import { enPeople } from "../texts/en-people";

/** In place of a page whose organization has just closed to the person. */
export function AccessEnded({ sentence }: { sentence: string }) {
  return (
    <div className="flex flex-col items-center gap-4 p-12 text-center">
      <p role="alert" className="text-lead font-semibold break-words">
        {sentence}
      </p>
      <Link to="/organizations" className="text-accent-text underline underline-offset-2">
        {enPeople.endedLink}
      </Link>
    </div>
  );
}

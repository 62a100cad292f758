import { credits } from "virtual:credits";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { enAttributions as words } from "../texts/en-attributions";
import { enPublic } from "../texts/en-public";
import { LandingFooter } from "./landing-footer";
import { LandingHeader } from "./landing-header";
import { useGliding } from "./use-gliding";

/** Credits: our own drawings, the icon set, the font, the libraries. */
export function AttributionsPage() {
  useGliding();
  useEffect(() => {
    document.title = enPublic.attributions.title;
  }, []);
  return (
    <div className="landing flex min-h-dvh flex-col">
      <LandingHeader />
      <main className="mx-auto w-full max-w-4xl flex-1 px-4 py-14">
        <h1 className="text-display font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-2 text-lead text-text-2">{words.sentence}</p>
        <Part title={words.drawings.title}>
          <p>{words.drawings.text}</p>
        </Part>
        <Part title={words.icons.title}>
          <Credited text={words.icons.text} credit={credits.icons} />
        </Part>
        <Part title={words.font.title}>
          <Credited text={words.font.text} credit={credits.font} />
        </Part>
        <Part title={words.libraries.title}>
          <p>
            {words.libraries.text}{" "}
            <a href="/licences.txt" className="text-accent-text underline underline-offset-2">
              {words.libraries.licences}
            </a>
          </p>
          <Table
            head={words.libraries.head}
            rows={credits.libraries.map((each) => [
              <a
                key="name"
                href={each.url}
                className="text-accent-text underline underline-offset-2"
              >
                {each.name}
              </a>,
              each.version,
              each.licence,
              each.copyright,
            ])}
          />
        </Part>
        <Part title={words.server.title}>
          <p>{words.server.text}</p>
          <Table
            head={words.server.head}
            rows={credits.server.map((each) => [each.name, each.use])}
          />
        </Part>
      </main>
      <LandingFooter />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-border pt-6 text-read text-text-2">
      <h2 className="mb-2 text-title font-semibold text-text">{title}</h2>
      {children}
    </section>
  );
}

function Credited({ text, credit }: { text: string; credit: typeof credits.icons }) {
  return (
    <>
      <p>
        {text}{" "}
        <a href={credit.url} className="text-accent-text underline underline-offset-2">
          {credit.name}
        </a>{" "}
        {words.by(credit.version, credit.licence)}
      </p>
      <p className="mt-1 text-small">{credit.copyright}</p>
    </>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly ReactNode[][] }) {
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-ui">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 text-left font-semibold text-text">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // The rows never change.
            <tr key={`${row + 1}`} className="border-t border-border align-top">
              {cells.map((cell, n) => (
                <td key={head[n]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

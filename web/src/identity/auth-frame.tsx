import type { ReactNode } from "react";
import { Link } from "../routing/link";
import { enIdentity } from "../texts/en-identity";
import { usePageTitle } from "../texts/use-page-title";
import { BrandMark } from "../ui/brand-mark";

const year = new Date().getFullYear();

/** The page around sign-in: brand, title, one column, the copyright below. */
export function AuthFrame({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle?: string;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8">
      <header className="mb-8">
        <Link
          to="/"
          className="inline-flex items-center gap-2 rounded-control text-lead font-semibold text-text"
        >
          <BrandMark />
          {enIdentity.brand}
        </Link>
      </header>
      <main className="flex w-full max-w-100 flex-col gap-5 rounded-dialog border border-border bg-surface p-6">
        <div className="flex flex-col gap-1">
          <h1 className="text-title font-semibold">{title}</h1>
          {subtitle && <p className="text-read text-text-2">{subtitle}</p>}
        </div>
        {children}
        <noscript>
          <p className="text-ui text-text-2">{enIdentity.needsJavaScript}</p>
        </noscript>
      </main>
      <footer className="mt-auto pt-8 text-small text-text-2">{enIdentity.copyright(year)}</footer>
    </div>
  );
}

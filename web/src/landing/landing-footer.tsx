import { Link } from "../routing/link";
import { enLanding } from "../texts/en-landing";
import { BrandLink } from "./brand-link";

const words = enLanding.footer;
const year = new Date().getFullYear();
const look = "rounded-chip text-ui text-text-2 hover:text-text hover:underline";

/** The end of the public pages. */
export function LandingFooter() {
  return (
    <footer className="border-t border-border bg-surface">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 narrow:grid-cols-[1fr_auto_auto_auto] narrow:gap-16">
        <div className="flex flex-col items-start gap-3">
          <BrandLink />
          <p className="text-small text-text-2">{enLanding.copyright(year)}</p>
        </div>
        <FooterColumn title={words.product}>
          {enLanding.links.slice(0, 3).map((link) => (
            <a key={link.href} href={link.href} className={look}>
              {link.label}
            </a>
          ))}
        </FooterColumn>
        <FooterColumn title={words.help}>
          <a href="/subscribe" className={look}>
            {words.plans}
          </a>
          <a href="/api/v1/openapi.json" className={look}>
            {words.contract}
          </a>
          <Link to="/speed-insights" className={look}>
            {words.speed}
          </Link>
          <a href="/#request-demo" className={look}>
            {words.demo}
          </a>
        </FooterColumn>
        <FooterColumn title={words.legal}>
          <Link to="/attributions" className={look}>
            {words.attributions}
          </Link>
        </FooterColumn>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav aria-label={title} className="flex flex-col items-start gap-2">
      <p className="text-small font-semibold text-text">{title}</p>
      {children}
    </nav>
  );
}

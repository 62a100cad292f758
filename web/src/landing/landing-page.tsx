import { useEffect } from "react";
import { enLanding } from "../texts/en-landing";
import { enPublic } from "../texts/en-public";
import { DemoForm } from "./demo-form";
import { EntryLinks } from "./entry-links";
import { LandingFooter } from "./landing-footer";
import { LandingHeader } from "./landing-header";
import { PlatformSection } from "./platform-section";
import { PricingSection } from "./pricing-section";
import { ProductPicture } from "./product-picture";
import { ResourcesSection } from "./resources-section";
import { UseCasesSection } from "./use-cases-section";
import { useGliding } from "./use-gliding";
import { WhySection } from "./why-section";

/** The start page: what this is, for whom, and the way in. Prerendered: no window while rendering. */
export function LandingPage() {
  useGliding();
  useEffect(() => {
    document.title = enPublic.start.title;
  }, []);
  return (
    <div className="landing flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-2"
      >
        {enLanding.skip}
      </a>
      <LandingHeader />
      <main id="main" className="flex-1">
        <Hero />
        <PlatformSection />
        <UseCasesSection />
        <WhySection />
        <ResourcesSection />
        <PricingSection />
        <Closing />
      </main>
      <LandingFooter />
    </div>
  );
}

function Hero() {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-14 px-4 pt-20 pb-24 max-narrow:gap-20 max-narrow:pt-12 max-narrow:pb-16 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col items-start">
        <h1 className="text-hero font-semibold tracking-[-0.03em] text-balance max-narrow:text-display">
          {enLanding.title}
        </h1>
        <p className="mt-5 mb-8 max-w-[46ch] text-lead text-text-2">{enLanding.sentence}</p>
        <DemoForm />
        <p className="mt-1 text-small text-text-2">{enLanding.demo.hint}</p>
        <div className="mt-3">
          <EntryLinks look="page" />
        </div>
        <noscript>
          <p className="mt-3 text-ui text-text-2">{enLanding.demo.needsJavaScript}</p>
        </noscript>
      </div>
      <ProductPicture />
    </div>
  );
}

function Closing() {
  return (
    <section className="border-t border-border bg-accent-soft">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-6 px-4 py-14">
        <div>
          <h2 className="text-head font-semibold tracking-tight">{enLanding.closing.title}</h2>
          <p className="mt-1 text-lead text-text-2">{enLanding.closing.sentence}</p>
        </div>
        <EntryLinks look="page" />
      </div>
    </section>
  );
}

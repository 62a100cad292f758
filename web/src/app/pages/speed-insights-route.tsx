import { navigate } from "../../routing/history";
import { useSearch } from "../../routing/shown";
import { SpeedInsightsPage } from "../../speed/speed-insights-page";

export function SpeedInsightsRoute() {
  const { days = 7, page, vital = "LCP" } = useSearch("/speed-insights");
  return (
    <SpeedInsightsPage
      view={{ days, page, vital }}
      onView={(view) =>
        navigate({
          to: "/speed-insights",
          search: {
            ...(view.days === 7 ? {} : { days: view.days }),
            ...(view.page === undefined ? {} : { page: view.page }),
            ...(view.vital === "LCP" ? {} : { vital: view.vital }),
          },
          replace: true,
          keepsScroll: true,
        })
      }
    />
  );
}

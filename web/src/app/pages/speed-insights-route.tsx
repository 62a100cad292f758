import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { SpeedInsightsPage } from "../../speed/speed-insights-page";

const route = getRouteApi("/shell/speed-insights");

export function SpeedInsightsRoute() {
  const { days = 7, page, vital = "LCP" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <SpeedInsightsPage
      view={{ days, page, vital }}
      onView={(view) =>
        void navigate({
          to: "/speed-insights",
          search: {
            ...(view.days === 7 ? {} : { days: view.days }),
            ...(view.page === undefined ? {} : { page: view.page }),
            ...(view.vital === "LCP" ? {} : { vital: view.vital }),
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

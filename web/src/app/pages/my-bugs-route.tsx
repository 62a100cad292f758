import { getRouteApi } from "@tanstack/react-router";
import { MyBugsPage } from "../../dashboard/my-bugs-page";

const route = getRouteApi("/shell/dashboard/$list");

export function MyBugsRoute() {
  const { list } = route.useParams();
  return <MyBugsPage list={list} />;
}

import { MyBugsPage } from "../../dashboard/my-bugs-page";
import { useParams } from "../../routing/shown";
import { myLists } from "../../store/my-bugs";

export function MyBugsRoute() {
  const { list } = useParams("/dashboard/:list");
  const known = myLists.find((each) => each === list);
  return known && <MyBugsPage list={known} />;
}

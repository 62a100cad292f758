import { NotFoundNote } from "../ui/not-found-note";

/** For every path without a page; the server answers it with 404. */
export function NotFound() {
  return (
    <main>
      <NotFoundNote />
    </main>
  );
}

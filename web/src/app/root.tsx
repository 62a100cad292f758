import { Outlet, useRouter } from "@tanstack/react-router";
import { ToastHost } from "../toasts/toast-host";
import { UiProvider } from "../ui/ui-provider";

export function Root() {
  const router = useRouter();
  return (
    <UiProvider navigate={(path) => router.history.push(path)}>
      <Outlet />
      <ToastHost />
    </UiProvider>
  );
}

import { enBugPage } from "../texts/en-bug-page";
import { showToast } from "../toasts/show-toast";

/** To the clipboard, with a word about it; where the browser refuses, the text itself is shown. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: "positive", text: done });
  } catch {
    showToast({ kind: "negative", text: enBugPage.copied.failed(text) });
  }
}

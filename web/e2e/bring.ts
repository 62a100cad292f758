import type { Locator } from "@playwright/test";

/** A file as a browser hands it over. */
interface Sent {
  name: string;
  type: string;
  /** A picture of so many pixels a side, or a text, or so many bytes. */
  side?: number;
  text?: string;
  bytes?: number;
}

/** Drops or pastes files on an element, as a browser would tell of it. */
export async function bring(
  on: Locator,
  how: "drop" | "paste",
  files: readonly Sent[],
): Promise<void> {
  await on.evaluate(
    async (element, { how: kind, files: wanted }) => {
      const transfer = new DataTransfer();
      const contentOf = async ({ name, type, side, text, bytes }: Sent): Promise<BlobPart> => {
        if (bytes !== undefined) return new Uint8Array(bytes);
        if (side === undefined) return text ?? "";
        const canvas = new OffscreenCanvas(side, side);
        const context = canvas.getContext("2d");
        const colors = context?.createLinearGradient(0, 0, side, side);
        colors?.addColorStop(0, name.includes("two") ? "seagreen" : "rebeccapurple");
        colors?.addColorStop(1, "gold");
        if (context && colors) {
          context.fillStyle = colors;
          context.fillRect(0, 0, side, side);
        }
        return await canvas.convertToBlob({ type });
      };
      const contents = await Promise.all(wanted.map(contentOf));
      for (const [index, { name, type }] of wanted.entries()) {
        transfer.items.add(new File([contents[index] ?? ""], name, { type }));
      }
      const options = { bubbles: true, cancelable: true };
      if (kind === "paste") {
        element.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: transfer }));
      } else {
        for (const step of ["dragenter", "dragover", "drop"]) {
          element.dispatchEvent(new DragEvent(step, { ...options, dataTransfer: transfer }));
        }
      }
    },
    { how, files },
  );
}

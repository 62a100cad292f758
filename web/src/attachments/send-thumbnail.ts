import { putPicture } from "../api/transfer";
import type { WireAttachment } from "../api/types";
import { isPicture, thumbnailAddressOf } from "./attachment-address";

const sideMax = 320;
const bytesMax = 64 * 1024;
const qualities = [0.8, 0.6, 0.4];

function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));
}

/** The picture at most 320 pixels a side; nothing where this browser cannot make it small enough. */
async function makeThumbnail(file: Blob): Promise<Blob | undefined> {
  const whole = await createImageBitmap(file);
  const scale = sideMax / Math.max(whole.width, whole.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const blobs = await Promise.all(qualities.map((quality) => toBlob(canvas, quality)));
  return blobs.find((blob) => blob !== null && blob.size <= bytesMax) ?? undefined;
}

/**
 * The server decodes no picture; whoever uploads a large one makes the small one too. Without it lists
 * show an icon: nothing is lost where it fails.
 */
export async function sendThumbnail(file: WireAttachment, content: Blob): Promise<void> {
  const isSmall = Math.max(file.width ?? 0, file.height ?? 0) <= sideMax;
  if (!isPicture(file) || isSmall) return;
  try {
    const thumbnail = await makeThumbnail(content);
    if (thumbnail !== undefined) await putPicture(thumbnailAddressOf(file), thumbnail);
  } catch {
    // A picture that this browser cannot read.
  }
}

const sideMax = 512;

/** The largest square in the middle of a picture: where it begins and how long its side is. */
export function middleSquare(
  width: number,
  height: number,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/**
 * A chosen picture as a square of at most 512 pixels, drawn anew: nothing of what the file said beside
 * its pixels, such as where it was taken, leaves the browser. Nothing where the file is no picture.
 */
export async function cutPicture(file: Blob): Promise<Blob | undefined> {
  let source: ImageBitmap;
  try {
    source = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const { x, y, side } = middleSquare(source.width, source.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(side, sideMax);
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x, y, side, side, 0, 0, canvas.width, canvas.height);
  source.close();
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/webp", 0.9);
  });
  return drawn ?? undefined;
}

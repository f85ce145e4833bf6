/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size of a picture for a requested size: as large as fits, never larger than the original.
 *
 * @param asked `500x659`, `80w`, or anything else for the original
 */
export function fitSize(asked: string, { width, height }: PictureSize): PictureSize {
  const [, box, boxHeight, wide] = /^(?:(\d+)x(\d+)|(\d+)w)$/.exec(asked) ?? [];
  const scale = Math.min(
    1,
    box ? Math.min(Number(box) / width, Number(boxHeight) / height) : 1,
    wide ? Number(wide) / width : 1,
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

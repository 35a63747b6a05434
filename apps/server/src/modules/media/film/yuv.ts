/**
 * Turns pixels into the planes that encoders take: BT.709 in the range of television, as the films say
 * of themselves, with half as many colours each way.
 *
 * @param rgba four bytes for each pixel; width and height are even
 * @param planes is written: `width * height * 3 / 2` bytes
 */
export function toPlanes(
  rgba: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  planes: Uint8Array,
): void {
  const half = width / 2;
  const atU = width * height;
  const atV = atU + (half * height) / 2;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0];
      for (let corner = 0; corner < 4; corner += 1) {
        const place = (y + (corner >> 1)) * width + x + (corner & 1);
        const r = rgba[place * 4]!;
        const g = rgba[place * 4 + 1]!;
        const b = rgba[place * 4 + 2]!;
        planes[place] = 16.5 + 0.1826 * r + 0.6142 * g + 0.062 * b;
        red += r;
        green += g;
        blue += b;
      }
      const colour = (y / 2) * half + x / 2;
      planes[atU + colour] = 128.5 + (-0.1006 * red - 0.3386 * green + 0.4392 * blue) / 4;
      planes[atV + colour] = 128.5 + (0.4392 * red - 0.3989 * green - 0.0403 * blue) / 4;
    }
  }
}

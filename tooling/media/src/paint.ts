import { fieldOf } from './fields.ts';
import type { LoopLook, Rgb } from './looks.ts';
import { seeded } from './random.ts';

const TAU = Math.PI * 2;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Rgb;
  readonly alpha: number;
  readonly turn: number;
  readonly phase: number;
  readonly sway: number;
}

function discsOf(look: LoopLook): readonly Disc[] {
  const random = seeded(look.name);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const colours = [look.lamp, look.rim, look.accent, look.lamp];
  const spread = look.field === 'window' || look.field === 'tide' ? [0.35, 0.95] : [-0.05, 1.05];
  return Array.from({ length: look.discs }, () => ({
    x: between(-0.05, 1.05),
    y: between(spread[0]!, spread[1]!),
    radius: look.discSize * between(0.22, 1) ** 1.4,
    colour: colours[Math.floor(random() * colours.length)]!,
    alpha: between(0.12, 0.42),
    turn: random() < 0.5 ? 1 : -1,
    phase: random(),
    sway: between(0.01, 0.035),
  }));
}

/** Paints the frames of one loop, phase 0 to 1, as RGB24. Phase 1 equals phase 0. */
export function createPainter(
  look: LoopLook,
  width: number,
  height: number,
): (phase: number) => Buffer {
  const field = fieldOf(look);
  const discs = discsOf(look);
  const coarse = 4;
  const gw = Math.ceil(width / coarse) + 1;
  const gh = Math.ceil(height / coarse) + 1;
  const grid = new Float32Array(gw * gh * 3);
  const image = new Float32Array(width * height * 3);
  const dither = ditherPattern();
  const pixel = new Float32Array(3);

  return (phase) => {
    for (let gy = 0; gy < gh; gy += 1) {
      for (let gx = 0; gx < gw; gx += 1) {
        field((gx * coarse) / width, (gy * coarse) / height, phase, pixel);
        grid.set(pixel, (gy * gw + gx) * 3);
      }
    }
    enlarge(grid, gw, image, width, height, coarse);
    for (const disc of discs) drawDisc(image, width, height, disc, look, phase);
    return toBytes(image, width, height, dither);
  };
}

function enlarge(
  grid: Float32Array,
  gw: number,
  image: Float32Array,
  width: number,
  height: number,
  coarse: number,
): void {
  for (let y = 0; y < height; y += 1) {
    const gy = Math.floor(y / coarse);
    const fy = (y % coarse) / coarse;
    for (let x = 0; x < width; x += 1) {
      const gx = Math.floor(x / coarse);
      const fx = (x % coarse) / coarse;
      const a = (gy * gw + gx) * 3;
      const b = a + gw * 3;
      const o = (y * width + x) * 3;
      for (let i = 0; i < 3; i += 1) {
        const top = grid[a + i]! + (grid[a + 3 + i]! - grid[a + i]!) * fx;
        const bottom = grid[b + i]! + (grid[b + 3 + i]! - grid[b + i]!) * fx;
        image[o + i] = top + (bottom - top) * fy;
      }
    }
  }
}

function drawDisc(
  image: Float32Array,
  width: number,
  height: number,
  disc: Disc,
  look: LoopLook,
  phase: number,
): void {
  const angle = TAU * (phase * disc.turn + disc.phase);
  const risen = look.rise === 0 ? 0 : (phase * look.rise + disc.phase) % 1;
  const fade = look.rise === 0 ? 1 : Math.sin(Math.PI * risen);
  const cx = (disc.x + disc.sway * Math.cos(angle)) * width;
  const cy = (look.rise === 0 ? disc.y + disc.sway * Math.sin(angle) : 1.1 - risen * 1.2) * height;
  const radius = disc.radius * height;
  const alpha = disc.alpha * fade * (0.75 + 0.25 * Math.sin(TAU * (phase + disc.phase * 3)));
  const edge = Math.max(2.5, radius * 0.1);
  for (
    let y = Math.max(0, Math.floor(cy - radius - edge));
    y < Math.min(height, cy + radius + edge);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(cx - radius - edge));
      x < Math.min(width, cx + radius + edge);
      x += 1
    ) {
      const d = Math.hypot(x - cx, y - cy);
      const inside = Math.min(1, Math.max(0, (radius - d) / edge + 0.5));
      if (inside === 0) continue;
      const rim = 1 + 0.55 * Math.exp(-(((radius - d - edge * 0.4) / edge) ** 2));
      const amount = alpha * inside * rim;
      const o = (y * width + x) * 3;
      for (let i = 0; i < 3; i += 1) {
        image[o + i] = 1 - (1 - image[o + i]!) * (1 - disc.colour[i]! * amount);
      }
    }
  }
}

/** Ordered noise of one grey level: hides the bands of soft gradients and costs few bits. */
function ditherPattern(): Float32Array {
  const random = seeded('dither');
  return Float32Array.from({ length: 64 * 64 }, () => random() - 0.5);
}

function toBytes(image: Float32Array, width: number, height: number, dither: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const dy = (y / height - 0.45) * 1.05;
    for (let x = 0; x < width; x += 1) {
      const dx = (x / width - 0.5) * 1.2;
      const vignette = 1 - 0.55 * Math.min(1, dx * dx + dy * dy) ** 1.1;
      const noise = dither[(y % 64) * 64 + (x % 64)]!;
      const o = (y * width + x) * 3;
      for (let i = 0; i < 3; i += 1) {
        const value = image[o + i]! * vignette * 255 + noise + 0.5;
        bytes[o + i] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return bytes;
}

import type { LoopLook, Rgb } from './looks.ts';

const TAU = Math.PI * 2;

/** Adds the colour of the far picture at (x, y), both 0 to 1 with y downwards, at phase 0 to 1. */
export type Field = (x: number, y: number, phase: number, out: Float32Array) => void;

function blend(out: Float32Array, colour: Rgb, amount: number): void {
  // "Screen": light adds up but never clips to flat white.
  out[0] = 1 - (1 - out[0]!) * (1 - colour[0] * amount);
  out[1] = 1 - (1 - out[1]!) * (1 - colour[1] * amount);
  out[2] = 1 - (1 - out[2]!) * (1 - colour[2] * amount);
}

function wash(look: LoopLook, x: number, y: number, phase: number, out: Float32Array): void {
  const lean = y + 0.08 * Math.sin(TAU * (x * 0.7 + phase));
  const t = Math.min(1, Math.max(0, lean));
  const [top, middle, bottom] = look.background;
  const k = t < 0.55 ? t / 0.55 : (t - 0.55) / 0.45;
  const a = t < 0.55 ? top : middle;
  const b = t < 0.55 ? middle : bottom;
  const eased = k * k * (3 - 2 * k);
  for (let i = 0; i < 3; i += 1) out[i] = a[i]! + (b[i]! - a[i]!) * eased;
}

const gauss = (dx: number, dy: number, radius: number): number =>
  Math.exp(-(dx * dx + dy * dy) / (radius * radius));

function pools(look: LoopLook): Field {
  const lights = [
    { x: 0.24, y: 0.34, r: 0.34, c: look.lamp, a: 0.62, n: 1, p: 0 },
    { x: 0.78, y: 0.3, r: 0.3, c: look.rim, a: 0.42, n: 1, p: 0.35 },
    { x: 0.6, y: 0.85, r: 0.42, c: look.accent, a: 0.36, n: 2, p: 0.6 },
    { x: 0.1, y: 0.9, r: 0.3, c: look.rim, a: 0.26, n: 1, p: 0.8 },
  ];
  return (x, y, phase, out) => {
    wash(look, x, y, phase, out);
    for (const light of lights) {
      const angle = TAU * (phase * light.n + light.p);
      const cx = light.x + 0.09 * Math.cos(angle);
      const cy = light.y + 0.07 * Math.sin(angle);
      const breath = 1 + 0.16 * Math.sin(TAU * (phase + light.p));
      blend(out, light.c, light.a * breath * gauss((x - cx) * 1.5, y - cy, light.r));
    }
  };
}

function aurora(look: LoopLook): Field {
  const bands = [
    { c: look.lamp, base: 0.42, a: 0.62, f: 1.3, n: 1 },
    { c: look.rim, base: 0.3, a: 0.46, f: 2.1, n: -1 },
    { c: look.accent, base: 0.55, a: 0.42, f: 1.7, n: 2 },
  ];
  return (x, y, phase, out) => {
    wash(look, x, y * 0.85, phase, out);
    bands.forEach((band, i) => {
      const fold =
        0.1 * Math.sin(TAU * (x * band.f + phase * band.n)) +
        0.05 * Math.sin(TAU * (x * band.f * 2.3 - phase + i / 3));
      const d = y - (band.base + fold);
      const curtain = d < 0 ? Math.exp(d * 5.5) : Math.exp(-d * 26);
      const pleat = 0.7 + 0.3 * Math.sin(TAU * (x * 6.5 + fold * 4 + phase * band.n));
      blend(out, band.c, band.a * curtain * pleat);
    });
  };
}

function silk(look: LoopLook): Field {
  return (x, y, phase, out) => {
    wash(look, x, y, phase, out);
    const warp =
      0.16 * Math.sin(TAU * (x * 0.9 + phase)) + 0.09 * Math.sin(TAU * (x * 1.9 - phase + y * 0.6));
    const v = (y + warp) * 3.1 + x * 0.9;
    const fold = 0.5 + 0.5 * Math.sin(TAU * v);
    const sheen = fold ** 5;
    const shade = (1 - fold) ** 3;
    for (let i = 0; i < 3; i += 1) out[i] = out[i]! * (1 - 0.5 * shade);
    const side = 0.5 + 0.5 * Math.sin(TAU * (x * 0.5 + phase + 0.1));
    blend(out, look.lamp, 0.52 * sheen * side);
    blend(out, look.rim, 0.42 * sheen * (1 - side));
  };
}

function tide(look: LoopLook): Field {
  const horizon = 0.56;
  return (x, y, phase, out) => {
    wash(look, x, y < horizon ? y * 1.65 : 0.92 - (y - horizon) * 1.9, 0, out);
    const sun = { x: 0.5 + 0.01 * Math.sin(TAU * phase), y: horizon - 0.06 };
    if (y < horizon) {
      const d = Math.hypot((x - sun.x) * 1.78, y - sun.y);
      blend(out, look.lamp, 0.95 / (1 + Math.exp((d - 0.1) * 120)));
      blend(out, look.lamp, 0.55 * Math.exp(-d * 4.2));
      const cloud = Math.sin(TAU * (x * 1.1 + phase + y * 3)) * Math.sin(TAU * (y * 7 + x * 0.5));
      blend(out, look.accent, 0.16 * Math.max(0, cloud) * (1 - y / horizon) * 1.4);
    } else {
      const depth = (y - horizon) / (1 - horizon);
      const wave = Math.sin(TAU * (22 * depth ** 0.55 - phase * 3 + 0.35 * Math.sin(TAU * x * 2)));
      const spread = 0.06 + depth * 0.2;
      const path = Math.exp(-(((x - sun.x) / spread) ** 2));
      blend(out, look.lamp, path * (0.3 + 0.38 * Math.max(0, wave)) * (1 - depth * 0.55));
      const ripple = Math.sin(TAU * (16 * depth ** 0.6 + x * 1.5 + phase * 2));
      blend(out, look.rim, 0.12 * Math.max(0, ripple) * (1 - depth * 0.4));
    }
  };
}

function rings(look: LoopLook): Field {
  return (x, y, phase, out) => {
    wash(look, x, y, phase, out);
    const cx = 0.5 + 0.05 * Math.cos(TAU * phase);
    const cy = 1.02 + 0.03 * Math.sin(TAU * phase);
    const d = Math.hypot((x - cx) * 1.78, y - cy);
    const wave = 0.5 + 0.5 * Math.cos(TAU * (d * 5.2 - phase * 2));
    const mix = Math.min(1, d / 1.2);
    const fade = Math.exp(-d * 0.95);
    blend(out, look.lamp, 0.72 * wave ** 3 * fade * (1 - mix));
    blend(out, look.rim, 0.6 * wave ** 3 * fade * mix);
    blend(out, look.accent, 0.34 * Math.exp(-d * 2.6));
  };
}

const bar = (at: number, width: number, v: number): number => Math.exp(-(((v - at) / width) ** 4));

function windowLights(look: LoopLook): Field {
  return (x, y, phase, out) => {
    wash(look, x, y * 0.9, phase, out);
    const glow = 0.85 + 0.15 * Math.sin(TAU * phase);
    blend(out, look.lamp, 0.42 * glow * gauss((x - 0.66) * 1.1, y - 0.86, 0.42));
    blend(out, look.rim, 0.26 * gauss((x - 0.2) * 1.2, y - 0.5, 0.4));
    // A few panes of glass: soft dark bars in front of the lights.
    const dark = Math.max(bar(0.14, 0.014, x), bar(0.84, 0.014, x), bar(0.17, 0.02, y));
    for (let i = 0; i < 3; i += 1) out[i] = out[i]! * (1 - 0.62 * dark);
  };
}

const makers: Readonly<Record<LoopLook['field'], (look: LoopLook) => Field>> = {
  pools,
  aurora,
  silk,
  tide,
  rings,
  window: windowLights,
};

export const fieldOf = (look: LoopLook): Field => makers[look.field](look);

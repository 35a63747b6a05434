import { circle, ellipse, line, n, opacity, path, rect } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { blurred, bokeh, halo, wash, type SceneInput } from './parts.ts';

/** A plaster wall, an arched niche and a globe lamp. */
export function arch(input: SceneInput): string {
  const { canvas, w, h, p, r, focus } = input;
  const x = w * (focus + r.between(-0.16, 0.16));
  const half = Math.min(w, h) * 0.36;
  const top = h * 0.14;
  const inner = canvas.linear([
    [0, darken(p.bg[1], 0.32)],
    [1, mix(p.bg[1], p.bg[2], 0.7)],
  ]);
  const niche = path(
    `M${n(x - half)} ${h} V${n(top + half)} A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(top + half)} V${h} Z`,
    inner,
  );
  const lx = x + half * (r.chance(0.5) ? 1 : -1) * 1.22;
  const ly = h * 0.28;
  const radius = Math.min(w, h) * 0.055;
  return (
    wash(input, lx / w, ly / h) +
    blurred(input, 4, niche) +
    halo(input, lx, ly, radius * 6, p.lamp) +
    blurred(input, 2.5, circle(lx, ly, radius, lighten(p.lamp, 0.55)))
  );
}

/** Heavy curtain folds with a pool of light. */
export function curtain(input: SceneInput): string {
  const { canvas, w, h, p, r } = input;
  const fold = canvas.linear(
    [
      [0, darken(p.bg[1], 0.55)],
      [0.45, mix(p.bg[1], p.bg[2], 0.42)],
      [0.62, mix(p.bg[1], p.bg[2], 0.2)],
      [1, darken(p.bg[1], 0.6)],
    ],
    [0, 0, 1, 0],
  );
  let folds = rect(0, 0, w, h, p.bg[0]);
  for (let x = -w * 0.05; x < w * 1.05;) {
    const fw = w * r.between(0.055, 0.1);
    folds += path(
      `M${n(x)} -20 C${n(x + fw * 0.15)} ${n(h * 0.4)} ${n(x - fw * 0.12)} ${n(h * 0.7)} ${n(x + fw * 0.05)} ${h + 20} H${n(x + fw * 1.08)} C${n(x + fw * 0.95)} ${n(h * 0.7)} ${n(x + fw * 1.15)} ${n(h * 0.4)} ${n(x + fw)} -20Z`,
      fold,
    );
    x += fw * 0.94;
  }
  const shade = canvas.linear([
    [0, p.bg[0], 0.75],
    [0.4, p.bg[0], 0],
    [1, p.amb, 0.55],
  ]);
  return (
    blurred(input, 2, folds) +
    `<g opacity=".5">${halo(input, w * 0.5, h * 0.42, Math.max(w, h) * 0.5, p.lamp, 0.6)}</g>` +
    rect(0, 0, w, h, shade)
  );
}

/** Light through blinds on a wall. */
export function blinds(input: SceneInput): string {
  const { w, h, p, r } = input;
  const slope = r.between(0.06, 0.16) * (r.chance(0.5) ? 1 : -1);
  const from = r.between(0.02, 0.16);
  let bars = '';
  for (let i = 0; i < 12; i += 1) {
    const y = h * (-0.02 + i * 0.085);
    const [a, b] = slope > 0 ? [y + h * slope, y] : [y, y - h * slope];
    bars += path(
      `M${n(w * from)} ${n(a)} L${n(w * 0.98)} ${n(b)} v${n(h * 0.045)} L${n(w * from)} ${n(a + h * 0.045)}Z`,
      p.lamp,
      `${opacity(0.62 - i * 0.03)}`,
    );
  }
  return (
    wash(input, 0.75, 0.2) +
    `<g style="mix-blend-mode:soft-light">${blurred(input, 6, bars)}</g><g opacity=".16">${blurred(input, 6, bars)}</g>`
  );
}

/** Shelves with books, vases and a lamp. */
export function shelf(input: SceneInput): string {
  const { w, h, p, r } = input;
  let things = '';
  for (const level of [0.24, 0.5, 0.76]) {
    const y = h * level;
    things += rect(-20, y, w + 40, h * 0.014, mix(p.amb, p.lamp, 0.3));
    for (let x = w * r.between(-0.02, 0.08); x < w;) {
      if (r.chance(0.74)) {
        const bw = w * r.between(0.018, 0.042);
        const bh = h * r.between(0.1, 0.17);
        const colour = mix(
          r.pick([p.bg[1], p.bg[2], p.rim, p.lamp, p.amb]),
          p.amb,
          r.between(0.2, 0.55),
        );
        things += rect(x, y - bh, bw, bh, colour, 'rx="2"');
        x += bw + 2;
      } else {
        const vase = w * r.between(0.03, 0.05);
        if (r.chance(0.5)) things += circle(x + vase, y - vase, vase, mix(p.lamp, p.bg[2], 0.4));
        x += vase * 2.6;
      }
    }
  }
  const lx = w * r.pick([0.12, 0.88]);
  const ly = h * 0.42;
  return (
    wash(input, lx / w, ly / h) +
    blurred(input, 8, things) +
    halo(input, lx, ly, w * 0.4, p.lamp) +
    blurred(input, 4, circle(lx, ly, w * 0.04, lighten(p.lamp, 0.6)))
  );
}

/** A plain studio wall with a round softbox and a low horizon. */
export function studio(input: SceneInput): string {
  const { canvas, w, h, p, r } = input;
  const side = r.chance(0.5) ? 0.14 : 0.86;
  const floor = canvas.linear([
    [0, mix(p.bg[1], p.bg[2], 0.55)],
    [1, darken(p.bg[1], 0.25)],
  ]);
  const wall = canvas.linear([
    [0, darken(p.bg[1], 0.2)],
    [1, mix(p.bg[1], p.bg[2], 0.75)],
  ]);
  const box = rect(
    w * side - h * 0.09,
    h * 0.06,
    h * 0.18,
    h * 0.32,
    lighten(p.lamp, 0.5),
    `rx="${n(h * 0.03)}" opacity=".9"`,
  );
  const stand = line(
    `M${n(w * side)} ${n(h * 0.38)} V${n(h * 0.9)}`,
    darken(p.amb, 0.2),
    w * 0.012,
  );
  return (
    rect(0, 0, w, h, wall) +
    halo(input, w * side, h * 0.22, Math.max(w, h) * 0.62, p.lamp, 0.7) +
    blurred(input, 6, ellipse(w * 0.5, h * 1.1, w * 0.9, h * 0.36, floor)) +
    blurred(input, 5, stand + box)
  );
}

/** A kitchen in the evening: window, hanging lamps, jars on a board. */
export function kitchen(input: SceneInput): string {
  const { canvas, w, h, p, r } = input;
  const pane = canvas.linear([
    [0, mix(p.bg[0], p.rim, 0.25)],
    [1, mix(p.bg[2], p.rim, 0.35)],
  ]);
  const left = r.chance(0.5);
  const wx = left ? w * 0.05 : w * 0.6;
  let things =
    rect(wx, h * 0.1, w * 0.35, h * 0.42, pane, 'rx="6"') +
    rect(wx + w * 0.165, h * 0.1, w * 0.018, h * 0.42, darken(p.amb, 0.1)) +
    rect(wx, h * 0.3, w * 0.35, h * 0.014, darken(p.amb, 0.1));
  const board = h * 0.34;
  const bx = left ? w * 0.52 : -w * 0.05;
  things += rect(bx, board, w * 0.56, h * 0.016, mix(p.amb, p.lamp, 0.35));
  for (let x = bx + w * 0.04; x < bx + w * 0.5; x += w * r.between(0.07, 0.1)) {
    const jh = h * r.between(0.06, 0.12);
    things += rect(
      x,
      board - jh,
      w * 0.05,
      jh,
      mix(r.pick([p.lamp, p.rim, p.bg[2]]), p.amb, 0.35),
      'rx="5"',
    );
  }
  things += rect(0, h * 0.78, w, h * 0.3, mix(p.amb, p.bg[1], 0.5));
  let lamps = '';
  let glows = '';
  for (const at of [0.28, 0.72]) {
    const x = w * at;
    const y = h * r.between(0.1, 0.17);
    lamps +=
      line(`M${n(x)} -10 V${n(y)}`, darken(p.amb, 0.4), 3) +
      path(
        `M${n(x - w * 0.07)} ${n(y + h * 0.05)} A${n(w * 0.07)} ${n(h * 0.055)} 0 0 1 ${n(x + w * 0.07)} ${n(y + h * 0.05)}Z`,
        lighten(p.lamp, 0.25),
      );
    glows += halo(input, x, y + h * 0.05, w * 0.34, p.lamp, 0.8);
  }
  return wash(input, 0.5, 0.15) + blurred(input, 8, things) + glows + blurred(input, 4, lamps);
}

/** Strings of little lights. */
export function fairy(input: SceneInput): string {
  const { w, h, p, r } = input;
  let strings = '';
  let dots = '';
  for (let k = 0; k < 5; k += 1) {
    const y0 = h * (0.05 + k * 0.15) + r.between(-20, 20);
    const sag = h * r.between(0.06, 0.14);
    const end = y0 + r.between(-30, 30);
    strings += line(
      `M-10 ${n(y0)} Q${n(w / 2)} ${n(y0 + sag * 2)} ${w + 10} ${n(end)}`,
      p.amb,
      2,
      'opacity=".6"',
    );
    for (let i = 0; i <= 14; i += 1) {
      const t = i / 14;
      const y = y0 * (1 - t) ** 2 + 2 * (y0 + sag * 2) * t * (1 - t) + end * t * t;
      const radius = (r.between(4, 9) * Math.min(w, h)) / 800;
      dots +=
        halo(input, w * t, y, radius * 4.5, p.lamp, 0.5) +
        circle(w * t, y, radius, lighten(p.lamp, 0.4), `${opacity(r.between(0.55, 1))}`);
    }
  }
  return wash(input, 0.5, 0.25) + strings + blurred(input, 1.5, dots);
}

/** A neon ring on a dark wall. */
export function neon(input: SceneInput): string {
  const { canvas, w, h, p, r, focus } = input;
  const radius = Math.min(w, h) * r.between(0.34, 0.42);
  const cx = w * focus;
  const cy = h * (h > w ? 0.38 : 0.48);
  const wall = canvas.linear([
    [0, darken(p.bg[0], 0.25)],
    [0.6, p.bg[1]],
    [1, mix(p.bg[1], p.bg[2], 0.6)],
  ]);
  const glow = canvas.radial([
    [0.4, p.rim, 0],
    [0.6, p.rim, 0.55],
    [0.66, p.rim, 0.5],
    [1, p.rim, 0],
  ]);
  const ring = (width: number, colour: string, opacity: number): string =>
    circle(
      cx,
      cy,
      radius,
      'none',
      `stroke="${colour}" stroke-width="${n(width)}" opacity="${opacity}"`,
    );
  return (
    rect(0, 0, w, h, wall) +
    halo(input, w * 0.1, h * 0.75, Math.max(w, h) * 0.5, p.lamp, 0.6) +
    circle(cx, cy, radius * 1.6, glow) +
    ring(radius * 0.1, p.rim, 0.55) +
    ring(radius * 0.06, lighten(p.rim, 0.35), 0.8) +
    ring(radius * 0.03, lighten(p.rim, 0.75), 1)
  );
}

/** A large soft disc behind the head: poster-like and calm. */
export function disc(input: SceneInput): string {
  const { canvas, w, h, p, r, focus } = input;
  const cx = w * (focus + (w > h ? r.between(-0.05, 0.05) : 0));
  const cy = h * (h > w ? 0.42 : 0.5);
  const radius = Math.min(w, h) * r.between(0.4, 0.45);
  const fill = canvas.linear(
    [
      [0, lighten(p.lamp, 0.12)],
      [0.55, p.bg[2]],
      [1, p.bg[1]],
    ],
    [0.2, 0, 0.8, 1],
  );
  const ground = canvas.linear([
    [0, p.bg[0]],
    [1, mix(p.bg[0], p.bg[1], 0.9)],
  ]);
  return (
    rect(0, 0, w, h, ground) +
    halo(input, cx, cy, radius * 1.9, p.bg[2], 0.6) +
    circle(cx, cy, radius, fill)
  );
}

/** Lights only, no objects. */
export function lights(input: SceneInput): string {
  const { r } = input;
  return (
    wash(input, r.between(0.2, 0.8), r.between(0.2, 0.5)) +
    bokeh(input, 20, { min: 0.03, max: 0.1, alpha: 0.75 }) +
    bokeh(input, 26, { max: 0.03, alpha: 0.9 })
  );
}

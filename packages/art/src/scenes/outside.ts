import { circle, ellipse, line, n, opacity, path, rect } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { blurred, bokeh, halo, wash, type SceneInput } from './parts.ts';

function skyline(input: SceneInput, horizon: number): string {
  const { w, h, p, r } = input;
  let out = '';
  for (let layer = 0; layer < 3; layer += 1) {
    const colour = mix(mix(p.bg[1], p.bg[2], 0.5 - layer * 0.22), p.amb, 0.25 + layer * 0.3);
    for (let x = -20; x < w;) {
      const bw = w * r.between(0.035, 0.09);
      const bh = h * r.between(0.08, 0.3) * (1 + layer * 0.22);
      const y = horizon - bh + h * 0.1 * layer;
      out += rect(x, y, bw, h - y, colour);
      if (layer > 0) out += windows(input, x, y, bw / 5, horizon + h * 0.25);
      x += bw * r.between(0.9, 1.15);
    }
  }
  return out;
}

function windows({ p, r }: SceneInput, x: number, y: number, cell: number, end: number): string {
  let out = '';
  for (let row = y + cell * 1.5; row < end; row += cell * 2.55) {
    for (let k = 0; k < 3; k += 1) {
      if (!r.chance(0.34)) continue;
      const colour = r.chance(0.7) ? p.lamp : p.rim;
      out += rect(
        x + cell * (0.7 + k * 1.4),
        row,
        cell * 0.8,
        cell,
        colour,
        `${opacity(r.between(0.35, 0.95))}`,
      );
    }
  }
  return out;
}

/** A tall window with the city behind it. */
export function city(input: SceneInput): string {
  const { w, h, p, r } = input;
  const bar = darken(p.amb, 0.35);
  const t = w * 0.02;
  const at = r.between(0.08, 0.2);
  const frame =
    rect(w * at, -50, t, h + 100, bar) +
    rect(w * (1 - at), -50, t, h + 100, bar) +
    rect(-50, h * r.between(0.1, 0.18), w + 100, t * 0.8, bar);
  return (
    wash(input, r.between(0.3, 0.7), 0.62) +
    blurred(input, 9, skyline(input, h * 0.62)) +
    bokeh(input, 22, { y0: 0.35, y1: 0.8, max: 0.035, alpha: 0.7 }) +
    blurred(input, 5, frame)
  );
}

/** Big leaves between the camera and a warm wall. */
export function plants(input: SceneInput): string {
  const { w, h, p, r } = input;
  const leaf = (x: number, y: number, length: number, angle: number, colour: string): string => {
    const wide = length * 0.2;
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${path(
      `M0 0 C${n(wide)} ${n(-length * 0.3)} ${n(wide)} ${n(-length * 0.75)} 0 ${n(-length)} C${n(-wide)} ${n(-length * 0.75)} ${n(-wide)} ${n(-length * 0.3)} 0 0Z`,
      colour,
    )}${line(`M0 0 V${n(-length * 0.96)}`, lighten(colour, 0.22), length * 0.012, 'opacity=".6"')}</g>`;
  };
  let leaves = '';
  for (const side of [0, 1]) {
    for (let i = 0; i < 9; i += 1) {
      const colour = mix(mix(p.amb, p.rim, r.between(0.05, 0.32)), '#0d3b34', 0.4);
      leaves += leaf(
        side ? w * 1.02 : -w * 0.02,
        h * r.between(0.55, 1.05),
        h * r.between(0.35, 0.62),
        (side ? -1 : 1) * r.between(8, 74),
        colour,
      );
    }
  }
  return (
    wash(input, r.between(0.25, 0.75), 0.35) +
    blurred(input, 7, leaves) +
    bokeh(input, 10, { y1: 0.5 })
  );
}

/** Stage beams and haze. */
export function stage(input: SceneInput): string {
  const { canvas, w, h, p, r } = input;
  let beams = '';
  let lamps = '';
  for (let i = 0; i < 6; i += 1) {
    const x = w * (0.08 + i * 0.17);
    const to = w * r.between(0.1, 0.9);
    const colour = i % 2 ? p.rim : p.lamp;
    const fill = canvas.linear([
      [0, colour, 0.75],
      [1, colour, 0],
    ]);
    beams += path(
      `M${n(x - 8)} -10 L${n(x + 8)} -10 L${n(to + w * 0.13)} ${n(h * 0.95)} L${n(to - w * 0.13)} ${n(h * 0.95)}Z`,
      fill,
      `${opacity(r.between(0.3, 0.6))}`,
    );
    lamps += circle(x, 4, w * 0.013, lighten(colour, 0.6));
  }
  const dark = [darken(p.bg[0], 0.4), p.bg[0], p.bg[1]] as const;
  return (
    wash(input, 0.5, 0.75, dark) +
    lamps +
    `<g style="mix-blend-mode:screen">${blurred(input, 5, beams)}</g>` +
    bokeh(input, 14, { y0: 0.55, max: 0.03 })
  );
}

/** Sun on the horizon, sea below. */
export function sunset(input: SceneInput): string {
  const { canvas, w, h, p, r } = input;
  const horizon = h * r.between(0.56, 0.64);
  const cx = w * r.between(0.3, 0.7);
  const radius = Math.min(w, h) * 0.16;
  const sky = canvas.linear([
    [0, p.bg[0]],
    [0.5, p.bg[1]],
    [0.85, p.bg[2]],
    [1, p.lamp],
  ]);
  const sea = canvas.linear([
    [0, mix(p.bg[2], p.lamp, 0.25)],
    [0.18, p.bg[1]],
    [1, p.bg[0]],
  ]);
  let out =
    rect(0, 0, w, horizon + 1, sky) +
    halo(input, cx, horizon - radius * 0.55, radius * 4, p.lamp) +
    circle(cx, horizon - radius * 0.55, radius, lighten(p.lamp, 0.45)) +
    rect(0, horizon, w, h - horizon, sea);
  for (let i = 0; i < 26; i += 1) {
    const t = i / 26;
    const half = radius * (1.7 - t * 0.4) * r.between(0.25, 1);
    out += rect(
      cx - half + r.between(-18, 18),
      horizon + 4 + (h - horizon) * t * t,
      half * 2,
      1.5 + t * 5,
      lighten(p.lamp, 0.3),
      `rx="2" ${opacity(0.75 - t * 0.6)}`,
    );
  }
  for (let i = 0; i < 4; i += 1) {
    out += ellipse(
      w * r.next(),
      h * r.between(0.1, 0.42),
      w * r.between(0.16, 0.34),
      h * r.between(0.008, 0.02),
      lighten(p.bg[2], 0.3),
      'opacity=".35"',
    );
  }
  return blurred(input, 2.5, out);
}

/** Layered hills and a moon. */
export function hills(input: SceneInput): string {
  const { canvas, w, h, p, r } = input;
  const sky = canvas.linear([
    [0, p.bg[0]],
    [0.6, p.bg[1]],
    [1, p.bg[2]],
  ]);
  const mx = w * r.between(0.22, 0.78);
  const my = h * 0.27;
  const radius = Math.min(w, h) * 0.1;
  let out = rect(0, 0, w, h, sky);
  for (let i = 0; i < 60; i += 1)
    out += circle(
      w * r.next(),
      h * 0.5 * r.next(),
      r.between(0.6, 1.8),
      '#fff',
      `${opacity(r.between(0.2, 0.8))}`,
    );
  out += halo(input, mx, my, radius * 4, p.key, 0.5) + circle(mx, my, radius, lighten(p.key, 0.35));
  for (let layer = 0; layer < 5; layer += 1) {
    const y = h * (0.48 + layer * 0.12);
    const colour = mix(mix(p.bg[2], p.bg[1], layer * 0.25), p.amb, layer * 0.22);
    const step = w / 6;
    let d = `M0 ${n(y)}`;
    for (let i = 0; i < 6; i += 1) {
      d += ` C${n(step * (i + 0.35))} ${n(y - h * r.between(-0.02, 0.15))} ${n(step * (i + 0.65))} ${n(y - h * r.between(-0.02, 0.15))} ${n(step * (i + 1))} ${n(y + h * r.between(-0.03, 0.03))}`;
    }
    out += path(
      `${d} V${h} H0Z`,
      canvas.linear([
        [0, lighten(colour, 0.08)],
        [1, darken(colour, 0.25)],
      ]),
    );
  }
  return blurred(input, 2.5, out);
}

/** A wet window pane at night. */
export function rain(input: SceneInput): string {
  const { canvas, w, h, p, r } = input;
  const unit = Math.min(w, h) / 800;
  let drops = '';
  for (let i = 0; i < 70; i += 1) {
    const x = w * r.next();
    const y = h * r.next();
    const size = r.between(2, 9) * unit;
    drops += ellipse(
      x,
      y,
      size,
      size * r.between(1, 1.5),
      mix(p.rim, '#ffffff', 0.3),
      `${opacity(r.between(0.12, 0.4))}`,
    );
    if (r.chance(0.2))
      drops += line(
        `M${n(x)} ${n(y)} q${n(r.between(-4, 4))} ${n(-h * 0.05)} 0 ${n(-h * r.between(0.06, 0.2))}`,
        mix(p.rim, '#ffffff', 0.2),
        size * 0.7,
        'opacity=".16"',
      );
  }
  const haze = canvas.linear([
    [0, p.bg[0], 0.35],
    [1, p.rim, 0.1],
  ]);
  return (
    wash(input, r.between(0.2, 0.8), 0.7, [
      darken(p.bg[0], 0.15),
      p.bg[1],
      mix(p.bg[1], p.bg[2], 0.6),
    ]) +
    bokeh(input, 26, { y0: 0.2, y1: 0.95, min: 0.02, max: 0.075, alpha: 0.75 }) +
    rect(0, 0, w, h, haze) +
    drops
  );
}

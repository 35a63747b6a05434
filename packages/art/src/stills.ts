import { circle, ellipse, line, n, path, rect, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import type { SeededRandom } from './random.ts';
import { bokeh, halo, wash, type SceneInput } from './scenes/parts.ts';
import type { StillName } from './types.ts';

interface Input {
  readonly canvas: Canvas;
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  readonly r: SeededRandom;
}

const table = ({ canvas, w, h, p }: Input, y = 0.78): string =>
  rect(
    0,
    h * y,
    w,
    h * (1 - y) + 2,
    canvas.linear([
      [0, mix(p.amb, p.key, 0.3)],
      [1, darken(p.amb, 0.2)],
    ]),
  );

const across = (canvas: Canvas, ...stops: readonly (readonly [number, string])[]): string =>
  canvas.linear(stops, [0, 0, 1, 0]);

const draw: Readonly<Record<StillName, (input: Input & SceneInput) => string>> = {
  vinyl(input) {
    const { canvas, w, h, p, r } = input;
    const R = Math.min(w, h) * 0.46;
    const cx = w * r.between(0.5, 0.6);
    const cy = h * 0.56;
    let grooves = '';
    for (let i = 0; i < 16; i += 1)
      grooves += circle(
        cx,
        cy,
        R * (0.42 + i * 0.036),
        'none',
        `stroke="#ffffff" stroke-opacity="${i % 3 ? 0.05 : 0.11}" stroke-width="1.4"`,
      );
    const sheen = (a: number, colour: string, o: number): string =>
      path(
        `M${n(cx)} ${n(cy)} L${n(cx + R * Math.cos(a))} ${n(cy + R * Math.sin(a))} A${n(R)} ${n(R)} 0 0 1 ${n(cx + R * Math.cos(a + 0.5))} ${n(cy + R * Math.sin(a + 0.5))}Z`,
        colour,
        `opacity="${o}" filter="${canvas.blur(10)}"`,
      );
    const arm = across(canvas, [0, '#ffffff'], [1, mix('#8b8fa8', p.amb, 0.3)]);
    return (
      wash(input, 0.25, 0.2) +
      circle(cx, cy + R * 0.08, R * 1.04, '#000000', `opacity=".5" filter="${canvas.blur(24)}"`) +
      circle(cx, cy, R, darken(p.amb, 0.6)) +
      grooves +
      sheen(3.6, p.lamp, 0.5) +
      sheen(0.5, p.rim, 0.4) +
      circle(
        cx,
        cy,
        R * 0.34,
        canvas.linear([
          [0, p.lamp],
          [1, p.bg[2]],
        ]),
      ) +
      circle(cx, cy, R * 0.045, p.amb) +
      `<g transform="translate(${n(cx + R * 1.02)} ${n(cy - R * 1.02)}) rotate(28)">${rect(-9, 0, 18, R * 1.25, arm, 'rx="9"')}${rect(-20, R * 1.2, 40, 58, lighten(p.amb, 0.25), 'rx="8"')}${circle(0, 0, 34, lighten(p.amb, 0.3))}${circle(0, 0, 16, p.lamp, 'opacity=".8"')}</g>`
    );
  },
  mic(input) {
    const { canvas, w, h, p } = input;
    const cx = w * 0.5;
    const cy = h * 0.46;
    const R = Math.min(w, h) * 0.19;
    let grid = '';
    for (let i = -7; i <= 7; i += 1)
      grid += `M${n(cx - R)} ${n(cy + i * R * 0.2)} H${n(cx + R)} M${n(cx + i * R * 0.14)} ${n(cy - R * 1.6)} V${n(cy + R * 1.4)} `;
    const cap = `M${n(cx - R)} ${n(cy - R * 0.5)} A${n(R)} ${n(R)} 0 0 1 ${n(cx + R)} ${n(cy - R * 0.5)} V${n(cy + R * 0.6)} A${n(R)} ${n(R)} 0 0 1 ${n(cx - R)} ${n(cy + R * 0.6)}Z`;
    const metal = across(
      canvas,
      [0, lighten(p.key, 0.3)],
      [0.3, mix(p.key, p.amb, 0.45)],
      [0.7, darken(p.amb, 0.15)],
      [0.93, p.rim],
      [1, lighten(p.rim, 0.4)],
    );
    return (
      wash(input, 0.28, 0.28) +
      bokeh(input, 18, { max: 0.06 }) +
      line(
        `M${n(cx - R * 1.5)} ${n(cy - R * 0.1)} V${n(cy + R * 0.5)} A${n(R * 1.5)} ${n(R * 1.5)} 0 0 0 ${n(cx + R * 1.5)} ${n(cy + R * 0.5)} V${n(cy - R * 0.1)} M${n(cx)} ${n(cy + R * 2)} V${n(h)}`,
        across(canvas, [0, p.key], [1, p.rim]),
        R * 0.12,
      ) +
      path(cap, metal) +
      `<g clip-path="${canvas.clip(cap)}">${line(grid, '#000000', 2.2, 'stroke-opacity=".35"')}</g>` +
      rect(
        cx - R,
        cy + R * 0.02,
        R * 2,
        R * 0.16,
        across(canvas, [0, p.lamp], [1, p.rim]),
        'opacity=".9"',
      )
    );
  },
  lamp(input) {
    const { canvas, w, h, p, r } = input;
    const cx = w * r.pick([0.36, 0.62]);
    const cy = h * 0.4;
    const R = Math.min(w, h) * 0.24;
    const dark = darken(p.amb, 0.3);
    const books = [0, 1, 2, 3]
      .map((i) =>
        rect(
          (cx > w / 2 ? w * 0.12 : w * 0.66) + i * 4,
          h * 0.82 - (i + 1) * h * 0.055,
          w * 0.2 - i * 14,
          h * 0.05,
          mix([p.bg[2], p.rim, p.key, p.bg[1]][i]!, p.amb, 0.35),
          'rx="4"',
        ),
      )
      .join('');
    return (
      wash(input, cx / w, 0.42) +
      halo(input, cx, cy, R * 3, p.lamp) +
      table(input, 0.82) +
      rect(cx - R * 0.06, cy, R * 0.12, h * 0.84 - cy, dark) +
      ellipse(cx, h * 0.84, R * 0.6, R * 0.12, dark) +
      path(
        `M${n(cx - R)} ${n(cy + R * 0.3)} A${n(R)} ${n(R)} 0 0 1 ${n(cx + R)} ${n(cy + R * 0.3)}Z`,
        canvas.linear([
          [0, lighten(p.lamp, 0.5)],
          [1, p.lamp],
        ]),
      ) +
      books
    );
  },
  cup(input) {
    const { canvas, w, h, p, r } = input;
    const cx = w * r.between(0.38, 0.56);
    const cy = h * 0.6;
    const R = Math.min(w, h) * 0.2;
    const steam = [-1, 0, 1]
      .map((i) =>
        line(
          `M${n(cx + i * R * 0.45)} ${n(cy - R * 0.6)} c${n(-R * 0.3)} ${n(-R * 0.5)} ${n(R * 0.35)} ${n(-R * 0.7)} 0 ${n(-R * 1.3)}`,
          '#ffffff',
          R * 0.12,
          `opacity=".3" filter="${canvas.blur(7)}"`,
        ),
      )
      .join('');
    const body = `M${n(cx - R)} ${n(cy - R * 0.5)} H${n(cx + R)} C${n(cx + R)} ${n(cy + R * 0.7)} ${n(cx + R * 0.6)} ${n(cy + R)} ${n(cx)} ${n(cy + R)} C${n(cx - R * 0.6)} ${n(cy + R)} ${n(cx - R)} ${n(cy + R * 0.7)} ${n(cx - R)} ${n(cy - R * 0.5)}Z`;
    return (
      wash(input, 0.75, 0.25) +
      bokeh(input, 22, { y1: 0.55, max: 0.07, alpha: 0.7 }) +
      table(input) +
      steam +
      line(
        `M${n(cx + R * 0.9)} ${n(cy - R * 0.2)} c${n(R * 0.9)} ${n(-R * 0.1)} ${n(R * 0.8)} ${n(R * 0.9)} ${n(-R * 0.1)} ${n(R * 0.8)}`,
        mix(p.rim, p.amb, 0.2),
        R * 0.18,
      ) +
      path(
        body,
        across(
          canvas,
          [0, lighten(p.key, 0.2)],
          [0.5, mix(p.key, p.amb, 0.5)],
          [1, mix(p.rim, p.amb, 0.25)],
        ),
      ) +
      ellipse(cx, cy - R * 0.5, R, R * 0.2, lighten(p.key, 0.35)) +
      ellipse(cx, cy - R * 0.48, R * 0.88, R * 0.15, darken('#6a3f2a', 0.3))
    );
  },
  dial(input) {
    const { canvas, w, h, p } = input;
    const size = Math.max(w, h);
    const rings = Array.from({ length: 9 }, (_, i) =>
      circle(
        w * 0.5,
        h * 0.95,
        size * (0.12 + i * 0.085),
        'none',
        `stroke="${mix(p.lamp, p.rim, i / 8)}" stroke-width="${n(size * 0.022)}" opacity="${n((0.85 - i * 0.085) * 10) === '0' ? 0 : Math.round((0.85 - i * 0.085) * 100) / 100}"`,
      ),
    ).join('');
    return (
      wash(input, 0.5, 0.9) + `<g filter="${canvas.blur(16)}" opacity=".7">${rings}</g>${rings}`
    );
  },
  book(input) {
    const { canvas, w, h, p } = input;
    const cx = w * 0.5;
    const y = h * 0.5;
    const W = Math.min(w, h * 1.5) * 0.36;
    const H = W * 0.62;
    const page = (s: 1 | -1): string => {
      const edge = `M${n(cx)} ${n(y)} C${n(cx + s * W * 0.3)} ${n(y - H * 0.22)} ${n(cx + s * W * 0.7)} ${n(y - H * 0.2)} ${n(cx + s * W)} ${n(y - H * 0.04)} V${n(y + H * 0.9)} C${n(cx + s * W * 0.7)} ${n(y + H * 0.74)} ${n(cx + s * W * 0.3)} ${n(y + H * 0.72)} ${n(cx)} ${n(y + H * 0.96)}Z`;
      const fill =
        s < 0
          ? across(canvas, [0, lighten(p.key, 0.45)], [1, mix(p.key, p.amb, 0.35)])
          : across(canvas, [0, mix(p.key, p.amb, 0.45)], [1, mix(lighten(p.key, 0.3), p.rim, 0.4)]);
      const text = Array.from({ length: 9 }, (_, i) =>
        line(
          `M${n(cx + s * W * 0.14)} ${n(y + H * (0.1 + i * 0.075))} q${n(s * W * 0.3)} ${n(-H * 0.1)} ${n(s * W * (i === 8 ? 0.4 : 0.7))} ${n(-H * 0.03)}`,
          p.amb,
          3.4,
          'opacity=".3"',
        ),
      ).join('');
      return path(edge, fill) + text;
    };
    return (
      wash(input, 0.3, 0.2) +
      bokeh(input, 16, { y1: 0.5, max: 0.06 }) +
      table(input, 0.7) +
      ellipse(
        cx,
        y + H * 1.02,
        W * 1.1,
        H * 0.16,
        '#000000',
        `opacity=".45" filter="${canvas.blur(16)}"`,
      ) +
      path(
        `M${n(cx - W * 1.04)} ${n(y)} L${n(cx)} ${n(y + H * 0.1)} L${n(cx + W * 1.04)} ${n(y)} V${n(y + H * 0.98)} L${n(cx)} ${n(y + H * 1.06)} L${n(cx - W * 1.04)} ${n(y + H * 0.98)}Z`,
        mix(p.bg[2], p.amb, 0.5),
      ) +
      page(-1) +
      page(1)
    );
  },
  camera(input) {
    const { canvas, w, h, p } = input;
    const W = Math.min(w, h * 1.5) * 0.5;
    const H = W * 0.6;
    const x = w * 0.5 - W / 2;
    const y = h * 0.46 - H / 2;
    const body = across(
      canvas,
      [0, lighten(p.amb, 0.3)],
      [0.5, darken(p.amb, 0.15)],
      [1, mix(p.amb, p.rim, 0.4)],
    );
    const lens = (k: number, fill: string): string => circle(w * 0.5, y + H * 0.54, H * k, fill);
    return (
      wash(input, 0.7, 0.25) +
      bokeh(input, 20, { y1: 0.6, max: 0.07, alpha: 0.6 }) +
      table(input, 0.72) +
      rect(x + W * 0.3, y - H * 0.16, W * 0.4, H * 0.3, body, `rx="${n(H * 0.08)}"`) +
      rect(x + W * 0.08, y - H * 0.06, W * 0.13, H * 0.1, mix(p.lamp, p.amb, 0.25), 'rx="6"') +
      rect(x, y, W, H, body, `rx="${n(H * 0.12)}"`) +
      rect(x, y + H * 0.26, W, H * 0.5, darken(p.amb, 0.45), 'opacity=".75"') +
      lens(0.44, mix(p.key, p.amb, 0.55)) +
      lens(0.39, darken(p.amb, 0.6)) +
      lens(
        0.29,
        canvas.radial([
          [0, mix(p.rim, p.amb, 0.3)],
          [0.6, darken(p.amb, 0.35)],
          [1, darken(p.amb, 0.7)],
        ]),
      ) +
      ellipse(w * 0.5 - H * 0.12, y + H * 0.42, H * 0.08, H * 0.05, '#ffffff', 'opacity=".6"') +
      circle(x + W * 0.86, y + H * 0.14, H * 0.06, p.lamp)
    );
  },
  plant(input) {
    const { canvas, w, h, p, r } = input;
    const cx = w * r.between(0.42, 0.58);
    const base = h * 0.66;
    const R = Math.min(w, h);
    let leaves = '';
    for (let i = 0; i < 11; i += 1) {
      const a = -80 + i * 16 + r.between(-5, 5);
      const L = R * r.between(0.3, 0.46);
      const wide = L * 0.16;
      const green = mix(mix('#2f7a5c', p.rim, r.between(0.1, 0.4)), p.amb, 0.2);
      leaves += `<g transform="translate(${n(cx)} ${n(base)}) rotate(${n(a)})">${path(`M0 0 C${n(wide)} ${n(-L * 0.4)} ${n(wide)} ${n(-L * 0.8)} 0 ${n(-L)} C${n(-wide)} ${n(-L * 0.8)} ${n(-wide)} ${n(-L * 0.4)} 0 0Z`, green)}${line(`M0 0 V${n(-L * 0.95)}`, lighten(green, 0.25), 3, 'opacity=".6"')}</g>`;
    }
    const pot = across(
      canvas,
      [0, lighten(p.key, 0.1)],
      [0.5, mix(p.lamp, p.amb, 0.45)],
      [1, mix(p.rim, p.amb, 0.4)],
    );
    return (
      wash(input, 0.3, 0.3) +
      halo(input, w * 0.3, h * 0.3, R * 0.6, p.lamp, 0.5) +
      table(input, 0.82) +
      leaves +
      path(
        `M${n(cx - R * 0.14)} ${n(base - R * 0.03)} H${n(cx + R * 0.14)} L${n(cx + R * 0.11)} ${n(base + R * 0.2)} H${n(cx - R * 0.11)}Z`,
        pot,
      )
    );
  },
  guitar(input) {
    const { canvas, w, h, p } = input;
    const k = Math.min(w, h) / 720;
    const wood = canvas.linear(
      [
        [0, '#e8b27a'],
        [0.5, '#b26c3c'],
        [1, mix('#5a2d1c', p.amb, 0.4)],
      ],
      [0, 0, 1, 1],
    );
    const strings = [-15, -9, -3, 3, 9, 15]
      .map((x) => line(`M${x} -420 V150`, '#f4e6d2', 1.8, 'opacity=".7"'))
      .join('');
    return (
      wash(input, 0.7, 0.3) +
      bokeh(input, 18, { max: 0.06, alpha: 0.6 }) +
      `<g transform="translate(${n(w * 0.46)} ${n(h * 0.66)}) rotate(38) scale(${k.toFixed(3)})">` +
      rect(-22, -430, 44, 420, mix('#3a2018', p.amb, 0.3), 'rx="6"') +
      rect(-30, -510, 60, 92, mix('#4a2a1e', p.amb, 0.2), 'rx="12"') +
      path(
        'M0 -120 C70 -130 120 -80 104 -14 C98 16 108 40 132 70 C176 130 140 226 0 230 C-140 226 -176 130 -132 70 C-108 40 -98 16 -104 -14 C-120 -80 -70 -130 0 -120Z',
        wood,
      ) +
      circle(0, 20, 48, '#1a0e0c') +
      circle(0, 20, 56, 'none', 'stroke="#f0d6a8" stroke-width="5" opacity=".7"') +
      rect(-44, 140, 88, 20, '#2a1510', 'rx="6"') +
      strings +
      '</g>'
    );
  },
  headphones(input) {
    const { canvas, w, h, p } = input;
    const k = Math.min(w, h) / 720;
    const shell = across(
      canvas,
      [0, lighten(p.key, 0.35)],
      [0.5, mix(p.key, p.amb, 0.55)],
      [1, p.rim],
    );
    return (
      wash(input, 0.35, 0.25) +
      bokeh(input, 20, { max: 0.07, alpha: 0.6 }) +
      table(input, 0.78) +
      `<g transform="translate(${n(w * 0.5)} ${n(h * 0.5)}) scale(${k.toFixed(3)})">` +
      line('M-180 60 C-200 -240 200 -240 180 60', shell, 34) +
      line('M-180 40 C-190 -190 190 -190 180 40', darken(p.amb, 0.2), 10) +
      rect(-226, 20, 90, 190, shell, 'rx="44"') +
      rect(136, 20, 90, 190, shell, 'rx="44"') +
      rect(-150, 40, 34, 150, darken(p.amb, 0.3), 'rx="17"') +
      rect(116, 40, 34, 150, darken(p.amb, 0.3), 'rx="17"') +
      '</g>'
    );
  },
};

/** An object on its own: no people. */
export const drawStill = (input: Input, name: StillName): string =>
  draw[name]({ ...input, depth: 0, focus: 0.5 });

/** All still lifes. */
export const stillNames = Object.keys(draw) as StillName[];

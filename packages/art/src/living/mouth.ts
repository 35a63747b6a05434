import { line, opacity, path, spot } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import { lipTones, mouthForms, underLip } from '../figure/mouth.ts';
import { fine, type LivingFeature } from './eyes.ts';
import { clamp, lerp } from './motion.ts';

/** Below this the lips meet, and only the line between them is drawn. */
const CLOSED = 0.03;

/** A mouth between rest, smile and speech: the line of the lips and the opening are one family of curves. */
export function livingMouth(input: LivingFeature): string {
  const { canvas, traits, tones, head, p, pose } = input;
  const male = traits.gender === 'M';
  const [width, upper, lower, bow] = mouthForms[traits.mouth];
  const { mouthOpen: o, smile: s, round } = pose;
  const lift = lerp(4.8, 9.5, s) * (1 - o * 0.25);
  const w = width * lerp(1.05, 1.27, s) * (1 - round * 0.2) * (1 - o * 0.05) * (male ? 1.1 : 1);
  const up = upper * (male ? 0.68 : 0.92) * (1 - s * 0.12);
  const low = lower * (male ? 0.72 : 0.92) * (1 - s * 0.1);
  const { mouthX: x, mouthY: y } = head;
  const { lip, shade } = lipTones(traits, p);
  const cornerY = y - lift;
  const L = `${fine(x - w)} ${fine(cornerY)}`;
  const R = `${fine(x + w)} ${fine(cornerY)}`;
  const X = (v: number): string => fine(x + v * w);
  const sag = lift * 0.75 + 1.5;
  // The upper lip rises a little when the mouth opens, the lower one falls with the jaw.
  const above = y + sag - o * (3 + s * 4);
  const below = y + sag + o * (13 + s * 2);
  const brim = below - sag + low + lift * 0.35;
  const top = `M${L} C${X(-0.6)} ${fine(y - up * 0.75 - lift * 0.5)} ${X(-0.3)} ${fine(y - up - bow * 0.5)} ${fine(x)} ${fine(y - up + bow)} C${X(0.3)} ${fine(y - up - bow * 0.5)} ${X(0.6)} ${fine(y - up * 0.75 - lift * 0.5)} ${R}`;
  let out = '';
  if (o > CLOSED) {
    const inside = `M${L} C${X(-0.5)} ${fine(above)} ${X(0.5)} ${fine(above)} ${R} C${X(0.5)} ${fine(below + 1)} ${X(-0.5)} ${fine(below + 1)} ${L}Z`;
    const teeth = above - 3.5 + lift * 0.1;
    out +=
      path(inside, darken(shade, 0.35)) +
      `<g clip-path="${canvas.clip(inside)}">` +
      path(
        `M${X(-0.74)} ${fine(teeth - 8)} L${X(0.74)} ${fine(teeth - 8)} L${X(0.74)} ${fine(teeth + 2.5)} Q${fine(x)} ${fine(teeth + 8.5)} ${X(-0.74)} ${fine(teeth + 2.5)}Z`,
        mix('#f1e8ea', p.amb, 0.12),
        opacity(clamp(o * 4) * (1 - round * 0.7)),
      ) +
      spot(canvas, x, below - 1, w * 0.5, 6, '#b5596a', 0.75) +
      '</g>';
  }
  out +=
    path(
      `${top} C${X(0.45)} ${fine(above)} ${X(-0.45)} ${fine(above)} ${L}Z`,
      mix(lip, shade, 0.35),
    ) +
    path(
      `M${L} C${X(-0.45)} ${fine(below)} ${X(0.45)} ${fine(below)} ${R} C${X(0.55)} ${fine(brim)} ${X(-0.55)} ${fine(brim)} ${L}Z`,
      lip,
    );
  if (o <= CLOSED)
    out += line(`M${R} C${X(0.45)} ${fine(above)} ${X(-0.45)} ${fine(above)} ${L}`, shade, 2.4);
  out += spot(
    canvas,
    x - 4,
    below - sag + low * 0.55 + 1,
    w * 0.42,
    3.6,
    '#ffffff',
    male ? 0.16 : 0.3,
  );
  const crease = (at: number, bend: number): string =>
    `M${fine(at)} ${fine(cornerY - 5)} Q${fine(at + bend)} ${fine(cornerY + 1)} ${fine(at)} ${fine(cornerY + 5)}`;
  out += line(
    `${crease(x - w - 5, -3)} ${crease(x + w + 5, 3)}`,
    mix(tones.skinShade, '#5a1f2c', 0.2),
    2,
    opacity(clamp(s * 1.2 - 0.25) * 0.45),
  );
  return out + underLip(input, low + o * 6);
}

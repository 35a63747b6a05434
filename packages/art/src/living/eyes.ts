import { line, opacity, path, spot } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import { browForms, crowsFeet, eyeForms, eyePlace, type FeatureInput } from '../figure/eyes.ts';
import { lerp } from './motion.ts';
import type { Pose } from './pose.ts';

/** Movement needs finer steps than a still picture: a tenth of a unit would be seen to jump. */
export const fine = (value: number): string => String(Math.round(value * 100) / 100);

export interface LivingFeature extends FeatureInput {
  readonly pose: Pose;
}

/** Highlights belong to the room: they follow the gaze less than the iris does. */
const HIGHLIGHT_SHARE = 0.62;

/** The eye of the still portrait, with lids, gaze and the smile in the lower lid as values. */
function eye(input: LivingFeature, side: 1 | -1): string {
  const { canvas, traits, tones, head, p, pose } = input;
  const form = eyeForms[traits.eyes];
  const fem = traits.gender === 'F';
  const { x, k, kx } = eyePlace(input, side);
  const y = head.eyeY;
  const m = (v: number): string => fine(x + side * v * kx);
  const squint = pose.smile * 0.62;
  const down = Math.max(0, pose.gazeY) * 0.22;
  const open = pose.eyeOpen * (1 - squint * 0.18) * (1 - down);
  const low = form.low * k * (1 - squint * 0.6);
  const up = lerp(-low * 0.72, form.up * k, open);
  const outerY = y + form.lift * k + (1 - open) * 2.5;
  const innerY = y + form.inner * k;
  const p1 = -form.w * (0.55 - form.peak * 0.2);
  const p2 = form.w * (0.45 + form.peak * 0.25);
  const lid = (height: number): string =>
    `${m(p1)} ${fine(y - height)} ${m(p2)} ${fine(y - height + form.lift * 0.5)} ${m(form.w + 1)} ${fine(outerY)}`;
  const upper = lid(up);
  const lidShade = mix(tones.skinShade, tones.ink, 0.25);
  let out = spot(canvas, x, y - 8, 34, 21, lidShade, 0.42);
  if (open < 0.97) {
    const drawn = `M${m(-form.w)} ${fine(innerY)} C${lid(form.up * k)} C${m(p2)} ${fine(y - up + form.lift * 0.5)} ${m(p1)} ${fine(y - up)} ${m(-form.w)} ${fine(innerY)}Z`;
    // Of the skin with little shade: one of shade alone looks bruised.
    out += path(
      drawn,
      mix(tones.skin, tones.skinShade, 0.6),
      opacity(Math.min(0.5, (1 - open) * 0.6)),
    );
  }
  if (open > 0.06) {
    const opening = `M${m(-form.w)} ${fine(innerY)} C${upper} C${m(form.w * 0.62)} ${fine(y + low)} ${m(-form.w * 0.5)} ${fine(y + low + 2)} ${m(-form.w)} ${fine(innerY)}Z`;
    const gx = x + head.eyeX * 0.12 + pose.gazeX * 7 * kx;
    const gy = y - 1 + pose.gazeY * 4;
    const iris = 10.8 * k * (traits.eyes === 'narrow' || traits.eyes === 'monolid' ? 0.94 : 1);
    const disc = (
      cx: number,
      cy: number,
      rx: number,
      ry: number,
      fill: string,
      more = '',
    ): string =>
      `<ellipse cx="${fine(cx)}" cy="${fine(cy)}" rx="${fine(rx)}" ry="${fine(ry)}" fill="${fill}"${more}/>`;
    out +=
      path(opening, mix('#f3ecef', p.amb, side > 0 ? 0.32 : 0.14)) +
      `<g clip-path="${canvas.clip(opening)}">` +
      disc(gx, gy, iris, iris, darken(traits.eye, 0.45)) +
      disc(gx, gy + 1.6, iris * 0.82, iris * 0.8, traits.eye) +
      disc(gx, gy, iris * 0.46, iris * 0.46, '#0d0a12') +
      disc(
        lerp(x + head.eyeX * 0.12, gx, HIGHLIGHT_SHARE) - iris * 0.36,
        gy - iris * 0.32,
        iris * 0.26,
        iris * 0.26,
        '#ffffff',
      ) +
      disc(gx + iris * 0.38, gy + iris * 0.42, iris * 0.13, iris * 0.13, p.rim, ' opacity=".8"') +
      path(
        `M${fine(x - 34)} ${fine(y - 30)} L${fine(x + 34)} ${fine(y - 30)} L${fine(x + 34)} ${fine(y - up * 0.5)} Q${fine(x)} ${fine(y - 9 - up * 0.5)} ${fine(x - 34)} ${fine(y + 2 - up * 0.5)}Z`,
        tones.ink,
        'opacity=".42"',
      ) +
      '</g>';
  }
  out += line(`M${m(-form.w)} ${fine(innerY)} C${upper}`, tones.ink, fem ? 4.4 : 3.2);
  if (fem) {
    const drop = (1 - open) * 4;
    out += path(
      `M${m(form.w * 0.72)} ${fine(outerY - 5 + drop)} C${m(form.w)} ${fine(outerY - 4 + drop)} ${m(form.w + 6)} ${fine(outerY - 6 + drop)} ${m(form.w + 10)} ${fine(outerY - 9 + drop * 2)} C${m(form.w + 7)} ${fine(outerY - 2 + drop)} ${m(form.w + 3)} ${fine(outerY + 1.5)} ${m(form.w - 1)} ${fine(outerY + 1.5)}Z`,
      tones.ink,
    );
  }
  if (form.fold > 0) {
    const f = form.fold;
    const fold = lerp(form.up * k * 0.8, form.up * k, open);
    out += line(
      `M${m(-form.w * 0.62)} ${fine(y - fold - f + 3)} C${m(-form.w * 0.2)} ${fine(y - fold - f - 2)} ${m(form.w * 0.5)} ${fine(y - fold - f - 1)} ${m(form.w)} ${fine(outerY - f - 2)}`,
      lidShade,
      2.2,
      'opacity=".55"',
    );
  }
  const bag = y + low + squint * 2.2;
  out += line(
    `M${m(-form.w * 0.6)} ${fine(bag + 2)} Q${m(form.w * 0.1)} ${fine(bag + 4)} ${m(form.w * 0.75)} ${fine(bag - 2)}`,
    lidShade,
    1.8,
    opacity(0.4 + squint * 0.3),
  );
  return out + crowsFeet(input, side);
}

function brow(input: LivingFeature, side: 1 | -1): string {
  const { traits, tones, head, pose } = input;
  const [inner, arch, outer, thick, at] = browForms[traits.brows];
  const male = traits.gender === 'M';
  const th = thick * (male ? 1.35 : 0.95);
  const lift = male ? 0.6 : 1;
  const { x, k, kx } = eyePlace(input, side);
  // Brows follow the lids down in a blink: without that it looks like a shutter.
  const y = head.eyeY - 30 * k - 2 - pose.brow + (1 - pose.eyeOpen) * 1.6 + (male ? 4 : 0);
  const q = (v: number): string => fine(x + side * v * kx);
  // The inner end rises less than the arch: a brow that rises there looks sad.
  const end = y + inner + Math.max(0, pose.brow) * 0.12;
  return path(
    `M${q(-21)} ${fine(end)} C${q(-10)} ${fine(y + arch * 0.6 * lift)} ${q(at)} ${fine(y + arch * lift)} ${q(28)} ${fine(y + outer)} C${q(at + 4)} ${fine(y + arch * 0.5 * lift + th * 0.25)} ${q(-6)} ${fine(y + inner * 0.4 + th * 0.6)} ${q(-20)} ${fine(end + th)}Z`,
    tones.ink,
    'opacity=".84"',
  );
}

/** Both eyes with their brows, in a pose. */
export const livingEyes = (input: LivingFeature): string =>
  eye(input, -1) + eye(input, 1) + brow(input, -1) + brow(input, 1);

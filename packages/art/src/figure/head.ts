import { smooth, type Point } from '../canvas.ts';
import type { FaceShape, Traits } from '../types.ts';

/** Half widths of a face at temple, cheek, jaw and chin, and the heights of jaw and chin. */
interface Form {
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly jawY: number;
  readonly chin: number;
  readonly chinY: number;
  /** How round the corners are. */
  readonly tension: number;
}

const forms: Readonly<Record<FaceShape, Form>> = {
  oval: { temple: 76, cheek: 79, jaw: 60, jawY: 72, chin: 24, chinY: 112, tension: 0.52 },
  round: { temple: 78, cheek: 86, jaw: 71, jawY: 66, chin: 34, chinY: 105, tension: 0.56 },
  square: { temple: 79, cheek: 81, jaw: 72, jawY: 80, chin: 38, chinY: 111, tension: 0.44 },
  heart: { temple: 83, cheek: 80, jaw: 54, jawY: 70, chin: 17, chinY: 113, tension: 0.5 },
  long: { temple: 73, cheek: 74, jaw: 59, jawY: 84, chin: 27, chinY: 123, tension: 0.52 },
  diamond: { temple: 71, cheek: 85, jaw: 57, jawY: 70, chin: 19, chinY: 115, tension: 0.48 },
  soft: { temple: 76, cheek: 83, jaw: 65, jawY: 76, chin: 30, chinY: 109, tension: 0.57 },
  angular: { temple: 77, cheek: 80, jaw: 66, jawY: 84, chin: 24, chinY: 117, tension: 0.4 },
};

/** The outline of a head and where its features lie. */
export interface Head {
  readonly outline: string;
  readonly cheek: number;
  readonly chinY: number;
  readonly eyeY: number;
  readonly noseY: number;
  readonly mouthY: number;
  /** Sideways shift of the features, since the face looks there. */
  readonly eyeX: number;
  readonly noseX: number;
  readonly mouthX: number;
  readonly chinX: number;
}

const SKULL_TOP = -146;
/** One side of a skull between its top and the temple: a quarter of an ellipse. */
const skull = (temple: number): readonly Point[] =>
  [60, 30].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [temple * Math.cos(angle), -62 + (SKULL_TOP + 62) * Math.sin(angle)];
  });

/** @param jaw units by which the jaw has fallen; the features stay where they are */
export function headOf(traits: Traits, jaw = 0): Head {
  const base = forms[traits.face];
  const male = traits.gender === 'M';
  // Without hair the whole skull shows.
  const bald = traits.style === 'bald';
  const form = {
    ...base,
    jaw: base.jaw + (male ? 6 : 0),
    chin: base.chin + (male ? 8 : 0),
    chinY: base.chinY + (male ? 2 : 0),
  };
  const { turn } = traits;
  // The side that turns away gets narrower, the near side wider.
  const side = (s: 1 | -1): number =>
    traits.wide * (turn * s > 0 ? 1 - Math.abs(turn) * 0.008 : 1 + Math.abs(turn) * 0.003);
  const half = (s: 1 | -1): readonly Point[] => {
    const k = side(s) * s;
    return [
      ...(bald ? skull(form.temple * k) : ([[44 * k, -120]] as const)),
      [form.temple * k, -66],
      [form.cheek * k, 2],
      [form.cheek * 0.965 * k + turn * 0.1, 36],
      [form.jaw * k + turn * 0.3, form.jawY + jaw * 0.4],
      [form.chin * 1.18 * k + turn * 0.55, form.chinY - 4 + jaw],
    ];
  };
  const chinX = turn * 0.6;
  const right = half(1);
  const left = half(-1).toReversed();
  // Points of the skull lie closer to one another than those of the face, and pull less.
  const pull = right.map((_point, i) => (bald && i < 3 ? 0.5 : form.tension * 2));
  const outline = smooth(
    [[0, bald ? SKULL_TOP : -131], ...right, [chinX, form.chinY + jaw], ...left],
    [bald ? 0.5 : form.tension * 2, ...pull, form.tension * 2, ...pull.toReversed()],
  );
  const eyeY = 2 + traits.eyeLine;
  const span = form.chinY - eyeY;
  return {
    outline,
    cheek: form.cheek * traits.wide,
    chinY: form.chinY + jaw,
    eyeY,
    noseY: eyeY + span * 0.4,
    mouthY: eyeY + span * 0.63 + traits.mouthLine,
    eyeX: turn * 1.35,
    noseX: turn * 1.85,
    mouthX: turn * 1.5,
    chinX,
  };
}

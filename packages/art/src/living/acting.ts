import { seededRandom, type SeededRandom } from '../random.ts';
import { clamp, ease, jumps, lerp, loopNoise, tau, within, type Curve } from './motion.ts';
import { SMILE_FLOOR, type LivingGesture, type Pose } from './pose.ts';

/** How somebody acts in a loop. */
export interface Part {
  readonly seed: string;
  /** Length of the loop. */
  readonly seconds: number;
  readonly gesture: LivingGesture;
  /** To which side looks mostly go: -1, 1, or 0 for no side. Couples look at each other. */
  readonly attention?: -1 | 0 | 1;
}

interface Look {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Mostly into the camera, with short looks aside: to a screen, to the partner. */
function looksOf(r: SeededRandom, seconds: number, attention: number): readonly Look[] {
  const looks: Look[] = [];
  let away = false;
  for (let at = r.between(0.1, 0.5); at < seconds - 0.7; away = !away) {
    const side = attention !== 0 && r.chance(0.7) ? attention : r.chance(0.5) ? 1 : -1;
    looks.push(
      away
        ? { at, x: side * r.between(0.45, 0.85), y: r.between(-0.25, 0.45) }
        : { at, x: r.between(-0.06, 0.06), y: 0 },
    );
    at += away ? r.between(0.7, 1.3) : r.between(1.3, 2.6);
  }
  return looks;
}

/** 100 ms down, 40 ms shut, 170 ms up. */
const blinkSeconds = { down: 0.1, shut: 0.14, open: 0.31 } as const;

function blink(since: number): number {
  if (since < 0 || since > blinkSeconds.open) return 1;
  if (since < blinkSeconds.down) return 1 - ease(since / blinkSeconds.down);
  if (since < blinkSeconds.shut) return 0;
  return ease((since - blinkSeconds.shut) / (blinkSeconds.open - blinkSeconds.shut));
}

/** Every two to four seconds, and with half of the large looks. */
function lidOf(r: SeededRandom, seconds: number, looks: readonly Look[]): Curve {
  const blinks: number[] = [];
  for (let at = r.between(0.6, 1.6); at < seconds - 0.5; at += r.between(2, 4.2)) blinks.push(at);
  for (const { at, x } of looks) {
    const isLarge = Math.abs(x) > 0.5 && r.chance(0.5);
    if (isLarge && blinks.every((other) => Math.abs(other - at) > 0.7)) blinks.push(at - 0.03);
  }
  return (t) => Math.min(...blinks.map((at) => blink(t - at)));
}

/** About 14 breaths a minute, a whole number in a loop; in takes less time than out. */
function breathOf(r: SeededRandom, seconds: number): Curve {
  const count = Math.max(2, Math.round(seconds / 4.2));
  const start = r.next();
  return (t) => {
    const share = ((t * count) / seconds + start) % 1;
    return (share < 0.4 ? ease(share / 0.4) : 1 - ease((share - 0.4) / 0.6)) * 2 - 1;
  };
}

interface Speech {
  readonly open: Curve;
  readonly round: Curve;
  /** 0 to 1: whether a phrase is being said. */
  readonly talking: Curve;
}

/** Two phrases of about four and a half syllables a second, each of its own height. */
function speechOf(r: SeededRandom, seconds: number): Speech {
  const phrases = [
    { from: seconds * 0.08, to: seconds * r.between(0.2, 0.26) },
    { from: seconds * r.between(0.29, 0.33), to: seconds * r.between(0.42, 0.45) },
  ];
  const syllables: { at: number; long: number; open: number; round: number }[] = [];
  for (const { from, to } of phrases) {
    for (let at = from; at < to;) {
      const long = r.between(0.16, 0.27);
      const round = r.chance(0.35) ? r.between(0.4, 0.9) : 0;
      syllables.push({ at, long, open: r.between(0.28, 0.8), round });
      at += long * r.between(0.82, 1.05) + (r.chance(0.14) ? 0.14 : 0);
    }
  }
  const said =
    (key: 'open' | 'round'): Curve =>
    (t) =>
      syllables.reduce((most, syllable) => {
        const share = (t - syllable.at) / (syllable.long * 1.25);
        if (share <= 0 || share >= 1) return most;
        return Math.max(most, Math.sin(share * Math.PI) ** 1.5 * syllable[key]);
      }, 0);
  const talking: Curve = (t) =>
    Math.max(
      ...phrases.map(({ from, to }) =>
        Math.min(ease((t - from + 0.3) / 0.3), ease((to + 0.35 - t) / 0.35)),
      ),
    );
  return { open: said('open'), round: said('round'), talking };
}

interface Hand {
  readonly reach: Curve;
  readonly swing: Curve;
}

/** Raised, held, lowered; never across the seam. A hand that is faster than a second looks thrown. */
function handOf(r: SeededRandom, seconds: number, gesture: LivingGesture): Hand {
  if (gesture === 'none') return { reach: () => 0, swing: () => 0 };
  const from = seconds * r.between(0.48, 0.54);
  const to = seconds * r.between(0.88, 0.93);
  const move = gesture === 'cup' ? 1.35 : 1.05;
  return {
    reach: (t) => Math.min(ease((t - from) / move), ease((to - t) / move)),
    swing: (t) =>
      Math.sin((t - from - move * 0.7) * tau * 1.15) *
      ease((t - from - move * 0.5) / 0.4) *
      ease((to - move * 0.5 - t) / 0.4),
  };
}

/** How late the hair follows the head, in seconds. */
const HAIR_LAG = 0.22;

/** The poses of one loop: any time, the same at the loop's end as at its start. */
export function performance({
  seed,
  seconds,
  gesture,
  attention = 0,
}: Part): (time: number) => Pose {
  const r = seededRandom(`act:${seed}`);
  const noise = (name: string, from: number, to: number): Curve =>
    loopNoise(`${seed}:${name}`, seconds, from, to);
  const turning = noise('turn', 1, 4);
  const nodding = noise('nod', 1, 5);
  const tilting = noise('tilt', 1, 3);
  const swaying = noise('sway', 1, 2);
  const browing = noise('brow', 2, 6);
  const smiling = noise('smile', 1, 3);
  const trembleX = noise('mx', 9, 17);
  const trembleY = noise('my', 9, 17);
  const breath = breathOf(r, seconds);
  const looks = looksOf(r, seconds, attention);
  const to = (key: 'x' | 'y', late: number, move: number): Curve =>
    jumps(
      looks.map((look) => ({ at: look.at + late, value: look[key] })),
      move,
      seconds,
    );
  const [gazeX, gazeY] = [to('x', 0, 0.08), to('y', 0, 0.08)];
  // The head follows a look a little, later and slower than the eyes.
  const [followX, followY] = [to('x', 0.06, 0.65), to('y', 0.06, 0.65)];
  const lid = lidOf(r, seconds, looks);
  const hand = handOf(r, seconds, gesture);
  const speech = speechOf(r, seconds);
  const beat = Math.round(seconds * 1.1) / seconds;

  const headAt = (t: number) => ({
    turn: turning(t) * 2.6 + followX(t) * 3 + attention * 1.5,
    nod: nodding(t) * 1.5 + followY(t) * 2.2 + speech.talking(t) * Math.sin(t * tau * beat) * 0.9,
    tilt: tilting(t) * 2.2 + followX(t) * 0.7 - (gesture === 'hair' ? hand.reach(t) * 3 : 0),
  });
  return (time) => {
    const t = within(time, seconds);
    const head = headAt(t);
    const before = headAt(within(t - HAIR_LAG, seconds));
    const reach = hand.reach(t);
    const greeting = gesture === 'cup' ? 0 : reach;
    const drinking = gesture === 'cup' ? ease((reach - 0.55) / 0.45) : 0;
    const open = speech.open(t);
    const mood = SMILE_FLOOR + ease(clamp(0.5 + smiling(t) * 0.6)) * 0.54;
    const smile = Math.max(mood, greeting * 0.95) * (1 - open * 0.35) * (1 - drinking);
    const lag = (before.tilt - head.tilt) * 0.35 + (before.turn - head.turn) * 0.16;
    return {
      eyeOpen: Math.min(lid(t), 1 - drinking * 0.35),
      gazeX: lerp(gazeX(t), 0, reach * 0.8) + trembleX(t) * 0.03,
      gazeY: lerp(gazeY(t) + trembleY(t) * 0.025, drinking * 0.5, reach * 0.6),
      brow: browing(t) * 1.3 + speech.talking(t) * 1.6 + greeting * 2.4 - gazeY(t) * 1.2,
      smile: clamp(smile, SMILE_FLOOR),
      mouthOpen: open * (1 - drinking) + greeting * 0.34,
      round: Math.max(speech.round(t), drinking * 0.8),
      turn: head.turn,
      nod: head.nod - drinking * 2.5,
      tilt: head.tilt,
      sway: swaying(t) * 4,
      breath: breath(t),
      hair: clamp(lag + swaying(t + 0.4) * 0.25, -1, 1),
      reach,
      swing: hand.swing(t),
    };
  };
}

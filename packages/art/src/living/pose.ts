/** What the hands do once in a loop; `hair` is a hand beside the ear, at hair or headphones. */
export type LivingGesture = 'none' | 'wave' | 'cup' | 'hair';

/** What one moment does to a figure. All zero, with open eyes, is nearly the still portrait. */
export interface Pose {
  /** 0 closed, 1 as in the portrait. */
  readonly eyeOpen: number;
  /** -1 to 1, to the right of the picture and down. */
  readonly gazeX: number;
  readonly gazeY: number;
  /** Units by which the brows rise, -3 to 8. */
  readonly brow: number;
  /** `SMILE_FLOOR` is the least; 1 is broad. It lifts the lower lids too: a smile without them is uncanny. */
  readonly smile: number;
  /** 0 closed, 1 wide open. */
  readonly mouthOpen: number;
  /** 0 to 1, how much the mouth narrows (o, u). */
  readonly round: number;
  /** Units, added to how the head is turned: -6 to 6. */
  readonly turn: number;
  /** Units by which the face looks down. */
  readonly nod: number;
  /** Degrees. */
  readonly tilt: number;
  /** Units by which the body leans aside. */
  readonly sway: number;
  /** -1 to 1: the chest. */
  readonly breath: number;
  /** -1 to 1: the hair's late answer to the head. */
  readonly hair: number;
  /** 0: the hand is below the picture, 1: it is where the gesture wants it. */
  readonly reach: number;
  /** -1 to 1: how a raised hand swings. */
  readonly swing: number;
}

/** The smile never fades below this: nobody looks cold or bored. */
export const SMILE_FLOOR = 0.36;

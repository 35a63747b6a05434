import { DAY_MS } from '@vx/kernel';

/** A link that confirms an address can be pressed for two days. */
export const tokenLifeMs = 2 * DAY_MS;

/** So long a new address waits, once it is confirmed, for the old one to stop it. */
export const emailChangeDelayMs = DAY_MS;

/** How far a new address has got. */
export interface EmailChange {
  /** The old address was confirmed: somebody can answer there. */
  readonly oldConfirmed: boolean;
  /** The old address has agreed. */
  readonly agreed: boolean;
  /** When the new address takes effect by itself; `null`: nobody has confirmed it yet. */
  readonly dueAt: number | null;
}

/**
 * Whether a new address takes the place of the old one now. An address that nobody has confirmed
 * proves nothing and is not waited for.
 */
export function takesEffect({ oldConfirmed, agreed, dueAt }: EmailChange, now: number): boolean {
  return dueAt !== null && (!oldConfirmed || agreed || dueAt <= now);
}

import type { Price } from '@vx/contract';

/** A line of what a chat costs: words, or an amount. */
export interface RoomRow {
  readonly label: string;
  readonly value: string | Price;
  readonly isPerMinute?: true;
  /** The one that counts. */
  readonly isStrong?: true;
}

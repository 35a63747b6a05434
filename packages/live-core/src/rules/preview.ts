/** When a free preview may start. */

import { livePreviewLimit, livePreviewLimitVip } from '@vx/contract/constants';
import { isBanned } from './start.ts';

/** Seconds that a free preview runs. [RU-livechat-preview-limit] */
export const previewSecondsOf = ({ isVip }: { readonly isVip: boolean }): number =>
  isVip ? livePreviewLimitVip : livePreviewLimit;

/** Limits that keep free previews from becoming a free show. */
export const previewLimits = {
  /** Of one performer, for one guest or visitor, in an hour. */
  perActorAndHour: 3,
  /** Anonymous previews from one address in an hour. */
  perAddressAndHour: 240,
} as const;

/** What decides whether a preview may start. Counts are previews of the last hour. */
export interface PreviewFacts {
  readonly country: string | null;
  readonly bannedCountries: readonly string[];
  readonly actorState: 'online' | 'busy' | 'offline';
  readonly previewEnabled: boolean;
  /** A preview of this performer runs for this guest or visitor. */
  readonly running: boolean;
  readonly ofActorInHour: number;
  /** `null` for a logged-in guest. */
  readonly fromAddressInHour: number | null;
}

/** Why a preview may not start: a code of the contract. */
export type PreviewRefusal =
  | 'BANNED_COUNTRY'
  | 'PREVIEW_DISABLED'
  | 'ACTOR_OFFLINE'
  | 'PREVIEW_USED';

/** Why a preview may not start, or `null` when it may. The first reason counts. */
export function refusePreview(facts: PreviewFacts): PreviewRefusal | null {
  if (isBanned(facts.bannedCountries, facts.country)) return 'BANNED_COUNTRY';
  if (!facts.previewEnabled) return 'PREVIEW_DISABLED';
  // What a performer shows in a private chat is for that guest alone.
  if (facts.actorState !== 'online') return 'ACTOR_OFFLINE';
  const tooMany =
    facts.running ||
    facts.ofActorInHour >= previewLimits.perActorAndHour ||
    (facts.fromAddressInHour ?? 0) >= previewLimits.perAddressAndHour;
  return tooMany ? 'PREVIEW_USED' : null;
}

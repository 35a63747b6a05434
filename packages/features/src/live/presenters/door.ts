import type { LiveOffer } from '@vx/contract';
import { amountWords } from '../../texts/amount-words.ts';
import { ratingText, type RatingText } from '../../texts/performer-texts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { DoorModel } from '../door.query.ts';
import { toFreeCoinsView, type FreeCoinsView } from './free-coins.ts';

/** What somebody without an account meets before a room. */
export interface VisitorDoor {
  readonly free: FreeCoinsView | null;
  /** How a chat is paid for. */
  readonly terms: readonly { readonly kind: 'seconds' | 'end' | 'zero'; readonly text: string }[];
  /** The one button: it makes the account, and starts where that is free. */
  readonly submit: string;
}

/** The door of a room for somebody who is not logged in. */
export function toVisitorDoor(
  freeCoins: LiveOffer['freeCoins'],
  name: string,
  { t }: Pick<Texts, 't'>,
): VisitorDoor {
  return {
    free: freeCoins && toFreeCoinsView(freeCoins, name, { t }),
    terms: [
      { kind: 'seconds', text: t('live.door.bySecond') },
      { kind: 'end', text: t('live.door.endAnyTime') },
      { kind: 'zero', text: t('live.door.stopsAtZero') },
    ],
    submit: freeCoins
      ? t('live.door.startFree', { amount: amountWords(t, freeCoins.amount) })
      : t('auth.signup.button'),
  };
}

/** Who is behind the door, as it stands on the picture. */
export interface DoorPerson {
  readonly line: string | undefined;
  /** From ten ratings on. [RU-actors-rating-min-10] */
  readonly rating: Pick<RatingText, 'share' | 'text'> | undefined;
  readonly place: string | undefined;
  readonly age: string;
}

/** Who is behind the door; `undefined` where nothing is known. */
export const toDoorPerson = (
  model: DoorModel | null,
  { t, intl }: Pick<Texts, 't' | 'intl'>,
): DoorPerson | undefined =>
  model === null
    ? undefined
    : {
        line: model.headline || undefined,
        rating: ratingText(intl, model.chatRatings),
        place: model.profile.city || undefined,
        age: t('actor.ageYears', { age: model.profile.age }),
      };

import { limitPeriods, pauseChoices, type LimitPeriod, type PauseChoice } from '@vx/contract/enums';
import { decimalsOf, type Currency } from '@vx/currency';

/** Parameters of the page: which limit is changed, which pause is asked about. */
export const CHANGE_PARAM = 'change';
export const ASK_PARAM = 'ask';

/** What the press of the form of breaks posts, beside the length that was chosen in it. */
export const BREAK_FIELD = { name: 'do', value: 'coolOff' } as const;

/** The value of a limit that is to be none. */
export const NO_LIMIT = 'none';

export const periodOf = (value: string | null): LimitPeriod | null =>
  limitPeriods.find((period) => period === value) ?? null;

/** `coolOff.week`, as it stands in forms and in the address. */
export const pauseName = (pause: PauseChoice): string => `${pause.kind}.${pause.length}`;

/** A pause by its name; null when there is none of it. */
export const pauseOf = (name: string | null): PauseChoice | null =>
  pauseChoices.find((pause) => pauseName(pause) === name) ?? null;

/** The number that a field shows for what was typed into it: none for what is none. */
export const numberTyped = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed);

/** Minor units of what guests type: whole coins, credits, euros, francs. */
export const unitOf = (currency: Currency): number => 10 ** decimalsOf(currency);

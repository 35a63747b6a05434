import type { Translate } from '../../texts/presenter-texts.ts';

/** An amount as a form offers it: `beyond` says why it cannot be chosen now. */
export type ChoosableAmount<Amount> = Amount & { readonly beyond: string | undefined };

/** Amounts as a form offers them. Those that the guest's own limits refuse stay in sight, with the reason. */
export const choosable = <Amount extends { readonly isWithinLimits: boolean }>(
  amounts: readonly Amount[],
  t: Translate,
): readonly ChoosableAmount<Amount>[] =>
  amounts.map((amount) => ({
    ...amount,
    beyond: amount.isWithinLimits ? undefined : t('money.topUp.aboveLimit'),
  }));

import type { AgeCheckView } from '@vx/features/avs';
import { useTranslate } from '@vx/features/texts';
import { AgeCheckCard, type AgeCheckCardProps } from '@vx/ui/age-check-card';
import { Button } from '@vx/ui/button';
import { giftIcon, identificationCardIcon, sunIcon } from '@vx/ui/icons';
import type { ReactNode } from 'react';
import { AgeCheckForm } from './AgeCheckForm.tsx';

type Hints = Extract<AgeCheckCardProps, { state: 'unknown' }>['hints'];

/** Where a check that is not passed stands, and its one next step: on its page and before content. */
export function CheckStatus({
  state,
  reason,
  bonus,
  action,
  at,
  otherwise,
}: Pick<AgeCheckView, 'reason' | 'bonus' | 'action'> & {
  readonly state: 'unknown' | 'pending' | 'rejected';
  /** The page tells more than what stands before content. */
  readonly at: 'page' | 'gate';
  /** What can be done instead. */
  readonly otherwise?: ReactNode;
}) {
  const t = useTranslate();
  const words = state === 'unknown' && at === 'gate' ? 'gate' : state;
  const card = {
    title: t(`avs.${words}.title`),
    text: t(`avs.${words}.text`),
    action: (
      <>
        <AgeCheckForm action={action}>
          <Button type="submit" variant={state === 'pending' ? 'secondary' : 'primary'}>
            {t(state === 'unknown' ? 'avs.start' : `avs.${state}.again`)}
          </Button>
        </AgeCheckForm>
        {otherwise}
      </>
    ),
  };
  if (state === 'pending') return <AgeCheckCard state="pending" {...card} />;
  const hints: Hints = [
    ...(at === 'page' ? [{ glyph: sunIcon, text: t('avs.hint.light') }] : []),
    { glyph: identificationCardIcon, text: t('avs.hint.document') },
    ...(bonus === null ? [] : [{ glyph: giftIcon, text: bonus }]),
  ];
  if (state === 'unknown') return <AgeCheckCard state="unknown" {...card} hints={hints} />;
  return (
    <AgeCheckCard
      state="rejected"
      {...card}
      hints={hints}
      reason={{ title: reason, text: t('avs.rejected.from') }}
    />
  );
}

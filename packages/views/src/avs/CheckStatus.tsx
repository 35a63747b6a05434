import { useCheckStatus, type AgeCheckView, type CheckStatusFacts } from '@vx/features/avs';
import { AgeCheckCard } from '@vx/ui/age-check-card';
import { Button } from '@vx/ui/button';
import { giftIcon, identificationCardIcon, sunIcon } from '@vx/ui/icons';
import type { ReactNode } from 'react';
import { AgeCheckForm } from './AgeCheckForm.tsx';

const glyphs = { light: sunIcon, document: identificationCardIcon, bonus: giftIcon };

/** Where a check that is not passed stands, and its one next step: on its page and before content. */
export function CheckStatus({
  action,
  otherwise,
  ...facts
}: CheckStatusFacts &
  Pick<AgeCheckView, 'action'> & {
    /** What can be done instead. */
    readonly otherwise?: ReactNode;
  }) {
  const { title, text, begin, hints, reason } = useCheckStatus(facts);
  const { state } = facts;
  const card = {
    title,
    text,
    action: (
      <>
        <AgeCheckForm action={action}>
          <Button type="submit" variant={state === 'pending' ? 'secondary' : 'primary'}>
            {begin}
          </Button>
        </AgeCheckForm>
        {otherwise}
      </>
    ),
  };
  if (state === 'pending') return <AgeCheckCard state="pending" {...card} />;
  const withGlyphs = hints.map(({ kind, text: hint }) => ({ glyph: glyphs[kind], text: hint }));
  return reason ? (
    <AgeCheckCard state="rejected" {...card} hints={withGlyphs} reason={reason} />
  ) : (
    <AgeCheckCard state="unknown" {...card} hints={withGlyphs} />
  );
}

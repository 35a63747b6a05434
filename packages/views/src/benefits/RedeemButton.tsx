import { useServices, withTexts } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { Button, type ButtonProps } from '@vx/ui/button';
import { ticketIcon } from '@vx/ui/icons';
import { lazy, Suspense, useState } from 'react';

const RedeemDialog = lazy(() =>
  withTexts(['bars', 'benefits', 'errors'], import('./RedeemDialog.tsx')),
);

/** Opens the form of a code; before the page lives it leads to the page that has it. */
export function RedeemButton({
  onRedeemed,
  ...look
}: { readonly onRedeemed?: () => void } & Pick<ButtonProps, 'variant' | 'size' | 'block'>) {
  const { path } = useServices();
  const t = useTranslate();
  // Once asked it stays, so that closing it gives the focus back.
  const [asked, setAsked] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <Button
        {...look}
        icon={ticketIcon}
        href={path('memberBenefits', {})}
        onClick={(event) => {
          // Its code may have to come over the line; without one the link does the same.
          if (!navigator.onLine) return;
          event.preventDefault();
          setAsked('open');
        }}
      >
        {t('benefits.redeem')}
      </Button>
      {asked ? (
        <Suspense>
          <RedeemDialog
            open={asked === 'open'}
            onClose={() => setAsked('closed')}
            onRedeemed={onRedeemed}
          />
        </Suspense>
      ) : null}
    </>
  );
}

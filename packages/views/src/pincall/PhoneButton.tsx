import { useServices, withTexts, phonePath } from '@vx/features/app';
import { Button } from '@vx/ui/button';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const PhoneDialog = lazy(() => withTexts(['account', 'errors'], import('./PhoneDialog.tsx')));

/** Opens the verification of a phone number over the page; before the page lives, the section that does it. */
export function PhoneButton({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  // Once asked it stays, so that closing it gives the focus back.
  const [asked, setAsked] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <Button
        size="sm"
        href={phonePath(services)}
        onClick={(event) => {
          // Its code may have to come over the line; without one the link does the same.
          if (!navigator.onLine) return;
          event.preventDefault();
          setAsked('open');
        }}
      >
        {children}
      </Button>
      {asked ? (
        <Suspense>
          <PhoneDialog open={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      ) : null}
    </>
  );
}

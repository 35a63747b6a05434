import { withTexts, type GateView } from '@vx/features/app';
import { Button, type ButtonProps } from '@vx/ui/button';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const GateDialog = lazy(() => withTexts(['auth', 'avs'], import('./GateDialog.tsx')));

/** Leads to what lifts a gate: a dialog, and before the page lives the page that does it. */
export function GateButton({
  gate,
  children,
  ...look
}: {
  readonly gate: GateView;
  readonly children: ReactNode;
} & Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon' | 'aria-label'>) {
  // Once asked it stays, so that closing it gives the focus back.
  const [asked, setAsked] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <Button
        {...look}
        href={gate.kind === 'needLogin' ? gate.logIn : gate.action}
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
          <GateDialog gate={gate} open={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      ) : null}
    </>
  );
}

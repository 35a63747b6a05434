import { useServices } from '@vx/features/app';
import { useAvsBonus, type GateView } from '@vx/features/avs';
import { useSay } from '@vx/features/texts';
import { AgeCheckCard } from '@vx/ui/age-check-card';
import { Button } from '@vx/ui/button';
import { giftIcon, identificationCardIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { lazy, Suspense, type ReactNode } from 'react';
import { AgeCheckForm } from './AgeCheckForm.tsx';

const Dialog = lazy(async () => ({ default: (await import('@vx/ui/dialog')).Dialog }));
const Sheet = lazy(async () => ({ default: (await import('@vx/ui/sheet')).Sheet }));

/** Says why something is gated, and how to lift it. Loaded when a guest asks. */
export default function GateDialog({
  gate,
  open,
  onClose,
}: {
  readonly gate: GateView;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { app } = useServices();
  const say = useSay();
  const needsLogin = gate.kind === 'needLogin';
  const frame = {
    open,
    onOpenChange: (wanted: boolean) => (wanted ? undefined : onClose()),
    title: say(needsLogin ? 'auth.login.needed' : 'avs.title'),
    description: needsLogin ? say('auth.login.neededText') : undefined,
    children: needsLogin ? (
      <LoginNotice logIn={gate.logIn} signUp={gate.signUp} />
    ) : (
      <AvsNotice gate={gate} onClose={onClose} />
    ),
  };
  return (
    <Suspense>{app === 'mobile' ? <Sheet {...frame} /> : <Dialog {...frame} size="sm" />}</Suspense>
  );
}

/** Log in, or sign up, and come back. */
function LoginNotice({ logIn, signUp }: { readonly logIn: string; readonly signUp: string }) {
  const say = useSay();
  return (
    <Stack gap="12">
      <Button variant="primary" size="lg" block href={logIn}>
        {say('shell.login')}
      </Button>
      <Button size="lg" block href={signUp}>
        {say('shell.signup')}
      </Button>
    </Stack>
  );
}

/** Where the check stands, and its one next step. */
function AvsNotice({
  gate,
  onClose,
}: {
  readonly gate: Extract<GateView, { kind: 'needAgeCheck' }>;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const hasBonus = useAvsBonus();
  const hints = [
    { glyph: identificationCardIcon, text: say('avs.hint.document') },
    ...(hasBonus ? [{ glyph: giftIcon, text: say('avs.bonus') }] : []),
  ];
  const act = (start: ReactNode, variant: 'primary' | 'secondary' = 'primary') => (
    <>
      <AgeCheckForm action={gate.action}>
        <Button type="submit" variant={variant}>
          {start}
        </Button>
      </AgeCheckForm>
      <Button variant="ghost" onClick={onClose}>
        {say('common.notNow')}
      </Button>
    </>
  );
  switch (gate.status) {
    case 'pending':
      return (
        <AgeCheckCard
          state="pending"
          title={say('avs.pending.title')}
          text={say('avs.pending.text')}
          action={act(say('avs.pending.again'), 'secondary')}
        />
      );
    case 'rejected':
      return (
        <AgeCheckCard
          state="rejected"
          title={say('avs.rejected.title')}
          text={say('avs.rejected.text')}
          reason={{ title: gate.reason, text: say('avs.rejected.from') }}
          hints={hints}
          action={act(say('avs.rejected.again'))}
        />
      );
    case 'unknown':
      return (
        <AgeCheckCard
          state="unknown"
          title={say('avs.gate.title')}
          text={say('avs.gate.text')}
          hints={hints}
          action={act(say('avs.start'))}
        />
      );
  }
}

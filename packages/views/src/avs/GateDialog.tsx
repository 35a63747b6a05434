import type { GateView } from '@vx/features/app';
import { useAvsBonus } from '@vx/features/avs';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Overlay } from '../app/index.ts';
import { CheckStatus } from './CheckStatus.tsx';

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
  const t = useTranslate();
  const needsLogin = gate.kind === 'needLogin';
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t(needsLogin ? 'auth.login.needed' : 'avs.title')}
      description={needsLogin ? t('auth.login.neededText') : undefined}
    >
      {needsLogin ? (
        <LoginNotice logIn={gate.logIn} signUp={gate.signUp} />
      ) : (
        <AvsNotice gate={gate} onClose={onClose} />
      )}
    </Overlay>
  );
}

/** Log in, or sign up, and come back. */
function LoginNotice({ logIn, signUp }: { readonly logIn: string; readonly signUp: string }) {
  const t = useTranslate();
  return (
    <Stack gap="12">
      <Button variant="primary" size="lg" block href={logIn}>
        {t('shell.login')}
      </Button>
      <Button size="lg" block href={signUp}>
        {t('shell.signup')}
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
  const t = useTranslate();
  const hasBonus = useAvsBonus();
  return (
    <CheckStatus
      at="gate"
      state={gate.status}
      reason={gate.reason}
      bonus={hasBonus ? t('avs.bonus') : null}
      action={gate.action}
      otherwise={
        <Button variant="ghost" onClick={onClose}>
          {t('common.notNow')}
        </Button>
      }
    />
  );
}

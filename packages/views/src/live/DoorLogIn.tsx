import { useBackCloses, useServices } from '@vx/features/app';
import type { LogInRefusal } from '@vx/features/auth';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { RoomDoorFoot } from '@vx/ui/room-door';
import { useEffect, type MouseEvent } from 'react';
import { useFetcher } from 'react-router';
import { LogInForm } from '../auth/LogInForm.tsx';

export interface DoorLogInProps {
  /** The address of the room: the guest stands at its door again then. */
  readonly here: string;
  readonly onBack: () => void;
}

/** The log-in form at the door, in the place of the sign-up form. The page for logging in does what it sends. */
export default function DoorLogIn({ here, onBack }: DoorLogInProps) {
  const t = useTranslate();
  const { path } = useServices();
  const login = useFetcher<LogInRefusal | null>();
  useBackCloses(onBack);
  useEffect(() => {
    document.querySelector<HTMLElement>('main input[name="email"]')?.focus();
  }, []);
  const back = (event: MouseEvent): void => {
    event.preventDefault();
    onBack();
  };
  return (
    <>
      <LogInForm
        returnPath={here}
        refusal={login.data}
        busy={login.state !== 'idle'}
        onSend={(fields) =>
          void login.submit(fields, { method: 'post', action: path('login', {}) })
        }
      />
      <RoomDoorFoot text={t('auth.login.new')}>
        <Button href={here} onClick={back}>
          {t('auth.signup.button')}
        </Button>
      </RoomDoorFoot>
    </>
  );
}

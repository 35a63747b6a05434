import { loginPath, RETURN_PARAM, useServices, withTexts } from '@vx/features/app';
import { passwordLength, type SignUpRefusal } from '@vx/features/auth';
import {
  useRememberStart,
  useVisitorDoor,
  type RoomActor,
  type RoomPhase,
} from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { FreeCoins, RoomDoorFoot, RoomTerms } from '@vx/ui/room-door';
import { SignUpForm } from '@vx/ui/sign-in-form';
import { videoCameraIcon } from '@vx/ui/icons';
import { Text } from '@vx/ui/text';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import { linkTo } from '../auth/link-to.tsx';
import { useFormErrors } from '../auth/use-form-errors.ts';

/** Comes for visitors who have an account. */
const loadDoorLogIn = () => withTexts(['auth', 'errors'], import('./DoorLogIn.tsx'));
type LogIn = Awaited<ReturnType<typeof loadDoorLogIn>>['default'];

type DoorProps = {
  readonly actor: RoomActor;
  readonly phase: Extract<RoomPhase, { kind: 'logIn' }>;
};

/**
 * The door for a visitor: what it costs, what is free, and two fields; or the log-in form in their place. The
 * picture stands still: a preview counts among the few that a visitor has in an hour, so it is the visitor's
 * to ask for, on the profile.
 */
export function VisitorDoor({ actor, phase }: DoorProps) {
  const { path } = useServices();
  const [LogIn, setLogIn] = useState<LogIn | null>(null);
  const logInLink = useRef<HTMLAnchorElement>(null);
  const hasChanged = useRef(false);
  useEffect(() => {
    // Who comes back to the first form stands where it was left.
    if (LogIn === null && hasChanged.current) logInLink.current?.focus();
    hasChanged.current ||= LogIn !== null;
  }, [LogIn]);
  if (LogIn !== null)
    return (
      <>
        <Terms actor={actor} phase={phase} />
        <LogIn here={path('liveRoom', { actorName: actor.slug })} onBack={() => setLogIn(null)} />
      </>
    );
  return (
    <DoorSignUp
      actor={actor}
      phase={phase}
      logInLink={logInLink}
      // The sign-up form stays until the other one is there: a boundary that is new would be empty meanwhile.
      onLogIn={() =>
        void loadDoorLogIn().then(
          (code) => setLogIn(() => code.default),
          // Without its code the link leads to the page.
          () => logInLink.current && window.location.assign(logInLink.current.href),
        )
      }
    />
  );
}

function Terms({ actor, phase: { price, freeCoins } }: DoorProps) {
  const { terms } = useVisitorDoor(freeCoins, actor.name);
  return price === null ? null : <RoomTerms terms={terms} />;
}

function DoorSignUp({
  actor,
  phase,
  logInLink,
  onLogIn,
}: DoorProps & {
  readonly logInLink: RefObject<HTMLAnchorElement | null>;
  readonly onLogIn: () => void;
}) {
  const t = useTranslate();
  const services = useServices();
  const submit = useSubmit();
  const rememberStart = useRememberStart(actor.id);
  const refusal = useActionData<SignUpRefusal | null>();
  const { error, message } = useFormErrors(refusal);
  const door = useVisitorDoor(phase.freeCoins, actor.name);
  const { path } = services;
  const here = path('liveRoom', { actorName: actor.slug });
  return (
    <>
      <Terms actor={actor} phase={phase} />
      {door.free ? <FreeCoins {...door.free} /> : null}
      <SignUpForm
        texts={{
          email: t('auth.field.email'),
          password: t('auth.field.password'),
          passwordHint: t('auth.field.passwordHint', passwordLength),
          submit: door.submit,
        }}
        icon={door.free ? videoCameraIcon : undefined}
        values={{ email: refusal?.typed.email }}
        errors={{ email: error('email'), password: error('password') }}
        message={message}
        hidden={{ [RETURN_PARAM]: here }}
        busy={useNavigation().state !== 'idle'}
        onSubmit={({ email, password }) => {
          rememberStart();
          void submit(
            { email, password, acceptTerms: 'true', [RETURN_PARAM]: here },
            { method: 'post' },
          );
        }}
        below={
          <>
            <Text variant="caption" tone="inherit">
              {t('live.door.costsNothing')}
            </Text>
            <Text variant="caption" tone="inherit">
              <FormattedMessage
                id="live.door.terms"
                values={{
                  terms: linkTo(path('termsOfService', {})),
                  privacy: linkTo(path('dataProtection', {})),
                }}
              />
            </Text>
          </>
        }
      />
      <RoomDoorFoot text={t('auth.signup.have')}>
        {/* Without its code, or with another key pressed, the link is a link to the page. */}
        <Button
          ref={logInLink}
          href={loginPath(services, here)}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onLogIn();
          }}
        >
          {t('shell.login')}
        </Button>
      </RoomDoorFoot>
    </>
  );
}

import { loginPath, RETURN_PARAM, useServices } from '@vx/features/app';
import { passwordLength, type SignUpRefusal } from '@vx/features/auth';
import {
  useRememberStart,
  useVisitorDoor,
  type RoomActor,
  type RoomPhase,
} from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { TextLink } from '@vx/ui/link';
import { FreeCoins, RoomTerms } from '@vx/ui/room-door';
import { SignUpForm } from '@vx/ui/sign-in-form';
import { videoCameraIcon } from '@vx/ui/icons';
import { Text } from '@vx/ui/text';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import { linkTo } from '../auth/link-to.tsx';
import { useFormErrors } from '../auth/use-form-errors.ts';

/** The door for somebody without an account: what it costs, what is free, and two fields. */
export function VisitorDoor({
  actor,
  phase: { price, freeCoins },
}: {
  readonly actor: RoomActor;
  readonly phase: Extract<RoomPhase, { kind: 'logIn' }>;
}) {
  const t = useTranslate();
  const services = useServices();
  const submit = useSubmit();
  const rememberStart = useRememberStart(actor.id);
  const refusal = useActionData<SignUpRefusal | null>();
  const { error, message } = useFormErrors(refusal);
  const door = useVisitorDoor(freeCoins, actor.name);
  const { path } = services;
  const here = path('liveRoom', { actorName: actor.slug });
  return (
    <>
      {price === null ? null : <RoomTerms price={price} terms={door.terms} />}
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
      <Text>
        {t('auth.signup.have')}{' '}
        <TextLink href={loginPath(services, here)}>{t('shell.login')}</TextLink>
      </Text>
    </>
  );
}

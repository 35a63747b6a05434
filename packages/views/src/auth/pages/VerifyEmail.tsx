import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { actVerifyEmail, loadVerifyEmail, type VerifyEmailOutcome } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useTranslate, type Translate } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { useIntl } from 'react-intl';
import { useActionData, useLoaderData } from 'react-router';
import { LinkFrame, type LinkFrameProps } from '../LinkFrame.tsx';

export const loader = serverLoad(loadVerifyEmail);
export const clientLoader = browserLoad(loadVerifyEmail);
export const action = serverAction(actVerifyEmail);
export const clientAction = browserAction(actVerifyEmail);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

/** Confirms an address; with the link that the old one got, stops a new one or agrees to it. */
export default function VerifyEmail() {
  const { token, change, done } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? done;
  const { path } = useServices();
  const { formatDate } = useIntl();
  const t = useTranslate();
  const asked = change === '' ? 'verify' : 'change';
  const isOver = outcome && (outcome.kind !== 'failed' || outcome.over);
  const link = change === '' ? token : change;
  const home = { label: t('shell.notFound.home'), href: path('home', {}) };
  return (
    <LinkFrame
      title={t(`auth.${asked}.title`)}
      text={t(`auth.${asked}.text`)}
      result={outcome ? resultOf(outcome, { t, formatDate }) : null}
      note={link === '' && !outcome ? { tone: 'warning', text: t('errors.TOKEN_UNKNOWN') } : null}
      onward={
        outcome?.kind === 'stopped'
          ? { label: t('auth.change.newPassword'), href: path('resetPassword', {}) }
          : isOver || link === ''
            ? home
            : null
      }
      token={link}
      send={t('auth.verify.button')}
      {...(change === ''
        ? {}
        : {
            answers: [
              { value: 'stop', label: t('auth.change.stop') },
              { value: 'agree', label: t('auth.change.agree') },
            ],
          })}
    />
  );
}

interface Words {
  readonly t: Translate;
  readonly formatDate: ReturnType<typeof useIntl>['formatDate'];
}

function resultOf(outcome: VerifyEmailOutcome, { t, formatDate }: Words): LinkFrameProps['result'] {
  switch (outcome.kind) {
    case 'done':
      return {
        tone: 'success',
        title: t('auth.verify.done', { email: outcome.email }),
        text: t('auth.verify.doneText'),
      };
    case 'waits': {
      const time = formatDate(outcome.takesEffectAt, { dateStyle: 'long', timeStyle: 'short' });
      return {
        tone: 'success',
        title: t('auth.verify.done', { email: outcome.email }),
        text: t('auth.verify.waitsText', { time }),
      };
    }
    case 'failed':
      return {
        tone: outcome.code === 'TOKEN_USED' ? 'info' : 'warning',
        urgent: true,
        text: t(errorText(outcome.code)),
      };
    default:
      return {
        tone: 'success',
        title: t(`auth.change.${outcome.kind}`),
        text: t(`auth.change.${outcome.kind}Text`),
      };
  }
}

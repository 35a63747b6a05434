import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { actVerifyEmail, loadVerifyEmail, type VerifyEmailOutcome } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useSay, type Say } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { useActionData, useLoaderData } from 'react-router';
import { LinkFrame, type LinkFrameProps } from '../LinkFrame.tsx';

export const loader = serverLoad(loadVerifyEmail);
export const clientLoader = browserLoad(loadVerifyEmail);
export const action = serverAction(actVerifyEmail);
export const clientAction = browserAction(actVerifyEmail);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function VerifyEmail() {
  const { token, done } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? done;
  const { path } = useServices();
  const say = useSay();
  const isOver = outcome && (outcome.kind === 'done' || outcome.over);
  return (
    <LinkFrame
      title={say('auth.verify.title')}
      text={say('auth.verify.text')}
      told={outcome ? toldOf(outcome, say) : null}
      note={
        token === '' && !outcome ? { tone: 'warning', text: say('errors.TOKEN_UNKNOWN') } : null
      }
      onward={
        isOver || token === ''
          ? { label: say('shell.notFound.home'), href: path('home', {}) }
          : null
      }
      token={token}
      send={say('auth.verify.button')}
    />
  );
}

function toldOf(outcome: VerifyEmailOutcome, say: Say): LinkFrameProps['told'] {
  if (outcome.kind === 'done') {
    return {
      tone: 'success',
      title: say('auth.verify.done', { email: outcome.email }),
      text: say('auth.verify.doneText'),
    };
  }
  return {
    tone: outcome.code === 'TOKEN_USED' ? 'info' : 'warning',
    urgent: true,
    text: say(errorText(outcome.code)),
  };
}

import { useSignupEmail } from '@vx/features/accounts';
import { useGuestBar } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import { StatusBar } from '@vx/ui/status-bar';
import { Onboarding } from './Onboarding.tsx';

/** The one thing that a guest has to know or do. A plain form closes it where no script listens. [SC-statusBar] */
function Bar() {
  const bar = useGuestBar(useSignupEmail());
  if (bar === null) return null;
  const { tone, text, action, mail, close } = bar;
  return (
    <form method="post" action={close.action}>
      <StatusBar
        key={bar.type}
        tone={tone}
        countdown={mail?.countdown}
        action={
          action ? (
            <Button size="sm" href={action.href}>
              {action.label}
            </Button>
          ) : mail ? (
            <Button size="sm" loading={mail.busy} disabled={mail.disabled} onClick={mail.press}>
              {mail.label}
            </Button>
          ) : undefined
        }
        onDismiss={close.press}
        dismissField={close.field}
      >
        {text}
      </StatusBar>
    </form>
  );
}

/** What stands above the page for a guest: the bar, and the first hints. Neither is in rooms and forms. */
export default function LiveGuestBar() {
  return (
    <>
      <Bar />
      <Onboarding />
    </>
  );
}

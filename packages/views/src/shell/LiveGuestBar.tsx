import { useGuestBar } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import { StatusBar } from '@vx/ui/status-bar';

/** The one thing that a guest has to know or do. A plain form closes it where no script listens. [SC-statusBar] */
export default function LiveGuestBar({ calm }: { readonly calm: boolean }) {
  const bar = useGuestBar({ calm });
  if (bar === null) return null;
  const { tone, text, action, close } = bar;
  return (
    <form method="post" action={close.action}>
      <StatusBar
        key={bar.type}
        tone={tone}
        action={
          action ? (
            <Button size="sm" href={action.href}>
              {action.label}
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

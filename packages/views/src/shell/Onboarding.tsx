import { useOnboarding } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import { Disclosure } from '@vx/ui/status-bar';
import { TextLink } from '@vx/ui/link';
import { Text } from '@vx/ui/text';

/** Three hints for a new guest, behind one line: faces come first. [SC-onboarding] */
export function Onboarding() {
  const view = useOnboarding();
  if (view === null) return null;
  const { title, steps, close } = view;
  return (
    <form method="post" action={close.action}>
      <Disclosure
        title={title}
        end={
          <Button
            type="submit"
            size="sm"
            {...close.field}
            onClick={(event) => {
              event.preventDefault();
              close.press();
            }}
          >
            {close.label}
          </Button>
        }
      >
        {steps.map(({ text, link }) => (
          <Text key={link.href}>
            {text} <TextLink href={link.href}>{link.label}</TextLink>
          </Text>
        ))}
      </Disclosure>
    </form>
  );
}

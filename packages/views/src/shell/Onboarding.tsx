import { useOnboarding } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { useId } from 'react';

/** Three hints for a new guest, in the page. [SC-onboarding] */
export function Onboarding() {
  const view = useOnboarding();
  const id = useId();
  if (view === null) return null;
  const { title, steps, close } = view;
  return (
    <Surface as="section" level="raised" aria-labelledby={id}>
      <form method="post" action={close.action}>
        <Stack gap="12">
          <Heading id={id}>{title}</Heading>
          {steps.map(({ text, link }) => (
            <Text key={link.href}>
              {text} <TextLink href={link.href}>{link.label}</TextLink>
            </Text>
          ))}
          <Cluster>
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
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}

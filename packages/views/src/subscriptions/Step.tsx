import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { useId, type ReactNode } from 'react';
import { HiddenFields } from '../accounts/HiddenFields.tsx';

/** The last step before something happens: what it means, a plain form that does it, a way back. */
export function Step({
  title,
  text,
  fields,
  confirm,
  send,
  variant,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly confirm: string;
  /** What the pressed button sends. */
  readonly send?: { readonly name: string; readonly value: string };
  readonly variant: 'vip' | 'primary' | 'danger';
  /** The way back. */
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Surface as="section" level="raised" padding="lg" aria-labelledby={id}>
      <form method="post">
        <HiddenFields fields={fields} />
        <Stack gap="16">
          <Heading id={id}>{title}</Heading>
          {text === undefined ? null : <Text tone="secondary">{text}</Text>}
          <Cluster>
            <Button type="submit" variant={variant} size="lg" {...send}>
              {confirm}
            </Button>
            {children}
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}

import { Cluster, Stack } from '@vx/ui/layout';
import { Heading, Text } from '@vx/ui/text';
import type { ReactNode } from 'react';

/** The head of rows in a section: what they are, a sentence, and what can be done with all of them. */
export const SectionTitle = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) => (
  <Cluster justify="between" gap="16" nowrap>
    <Stack gap="4">
      <Heading level={3} variant="title-s">
        {title}
      </Heading>
      <Text variant="body-s" tone="tertiary">
        {text}
      </Text>
    </Stack>
    {children}
  </Cluster>
);

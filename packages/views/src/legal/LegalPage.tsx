import { useLegalText } from '@vx/features/legal';
import type { LegalText } from '@vx/i18n/legal';
import { downloadSimpleIcon } from '@vx/ui/icons';
import { Button } from '@vx/ui/button';
import { PageHeader, Stack } from '@vx/ui/layout';
import { Prose } from '@vx/ui/prose';
import { Text } from '@vx/ui/text';
import type { ReactNode } from 'react';

/** A legal text with its date, to be read and to be taken along. */
export function LegalPage({
  text,
  children,
}: {
  readonly text: LegalText;
  readonly children?: ReactNode;
}) {
  const view = useLegalText(text);
  return (
    <Stack gap="24">
      <PageHeader title={view.title} text={view.intro}>
        <Button icon={downloadSimpleIcon} iconWeight="regular" href={view.download.href}>
          {view.download.label}
        </Button>
      </PageHeader>
      <Text variant="body-s" tone="tertiary">
        {view.updated}
      </Text>
      <Prose contents={view.contents} sections={view.sections}>
        {children}
      </Prose>
    </Stack>
  );
}

import type { ShellView } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';

/** What an account costs, where guests have their own places. */
export function RailInvite({ view }: { readonly view: ShellView }) {
  const t = useTranslate();
  return (
    <Surface padding="sm" radius="lg">
      <Stack gap="12">
        <Stack gap="0">
          <Text variant="label-m">{t('auth.claim.free')}</Text>
          <Text variant="caption" tone="tertiary">
            {t('auth.claim.freeText')}
          </Text>
        </Stack>
        <Button size="sm" block href={view.signUp.href}>
          {view.signUp.label}
        </Button>
      </Stack>
    </Surface>
  );
}

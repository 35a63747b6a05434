import { useLeft, type LeftData } from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';

/** What is said to who has asked to be deleted and is logged out. */
export function Left({ data }: { readonly data: LeftData }) {
  const t = useTranslate();
  const { text, login } = useLeft(data);
  return (
    <Stack gap="20">
      <PageHeader title={t('privacy.left.title')} text={text} />
      <Cluster>
        <Button href={login}>{t('privacy.left.login')}</Button>
      </Cluster>
    </Stack>
  );
}

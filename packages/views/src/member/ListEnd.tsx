import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Text } from '@vx/ui/text';

export interface ListEndProps {
  readonly shown: number;
  readonly total: number;
  readonly more: string | null;
}

/** "20 of 43 lines" and the way to more. */
export function ListEnd({ shown, total, more }: ListEndProps) {
  const t = useTranslate();
  if (total === 0) return null;
  return (
    <>
      <Text as="span" variant="body-s" tone="tertiary">
        {t('money.statement.shown', { shown, total })}
      </Text>
      {more === null ? null : (
        <Button size="sm" href={more}>
          {t('common.showMore')}
        </Button>
      )}
    </>
  );
}

import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Text } from '@vx/ui/text';

export interface ListEndProps {
  readonly shown: number;
  readonly total: number;
  readonly more: string | null;
}

/** "20 of 43 lines" and the way to more. */
export function ListEnd({ shown, total, more }: ListEndProps) {
  const say = useSay();
  if (total === 0) return null;
  return (
    <>
      <Text as="span" variant="body-s" tone="tertiary">
        {say('money.statement.shown', { shown, total })}
      </Text>
      {more === null ? null : (
        <Button size="sm" href={more}>
          {say('common.showMore')}
        </Button>
      )}
    </>
  );
}

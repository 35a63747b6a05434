import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';

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
      <span>{say('money.statement.shown', { shown, total })}</span>
      {more === null ? null : (
        <Button size="sm" href={more}>
          {say('common.showMore')}
        </Button>
      )}
    </>
  );
}

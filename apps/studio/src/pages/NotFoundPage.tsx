import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import type { ReactElement } from 'react';
import { paths } from '../app/paths.ts';
import { useTexts } from '../app/texts.ts';

export function NotFoundPage(): ReactElement {
  const { say } = useTexts();
  return (
    <EmptyState
      title={say('studio.notFound.title')}
      action={
        <Button variant="solid" href={paths.today}>
          {say('studio.notFound.home')}
        </Button>
      }
    />
  );
}

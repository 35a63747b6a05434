import { withTexts } from '@vx/features/app';
import { lazy, Suspense } from 'react';
import type { PreviewProps } from './Preview.tsx';

const Preview = lazy(() => withTexts(['errors'], import('./Preview.tsx')));

/** The preview's code comes when somebody wants to look. */
export function LazyPreview(props: PreviewProps) {
  return (
    <Suspense fallback={null}>
      <Preview {...props} />
    </Suspense>
  );
}

import { useArrival } from '@vx/features/shell';
import { PageProgress } from '@vx/ui/page-progress';
import { useNavigation } from 'react-router';

/** Shows that the next page is on its way, and says when it is there. */
export function PageArrival() {
  const announced = useArrival();
  return <PageProgress busy={useNavigation().state !== 'idle'} announced={announced} />;
}

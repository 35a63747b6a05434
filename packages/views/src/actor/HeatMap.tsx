import type { HeatMapView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { AvailabilityHeatmap } from '@vx/ui/availability-heatmap';
import { Surface } from '@vx/ui/surface';

/** When a performer is usually online, as a table and as a sentence. */
export function HeatMap({ map }: { readonly map: HeatMapView }) {
  const say = useSay();
  return (
    <Surface padding="md">
      <AvailabilityHeatmap title={say('actor.usuallyOnline')} zone={say('actor.zone')} {...map} />
    </Surface>
  );
}

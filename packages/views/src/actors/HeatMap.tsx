import type { HeatMapView } from '@vx/features/actors';
import { useTranslate } from '@vx/features/texts';
import { AvailabilityHeatmap } from '@vx/ui/availability-heatmap';
import { Surface } from '@vx/ui/surface';

/** When a performer is usually online, as a table and as a sentence. */
export function HeatMap({ map }: { readonly map: HeatMapView }) {
  const t = useTranslate();
  return (
    <Surface padding="md">
      <AvailabilityHeatmap title={t('actor.usuallyOnline')} zone={t('actor.zone')} {...map} />
    </Surface>
  );
}

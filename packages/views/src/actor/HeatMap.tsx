import type { HeatMapView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { AvailabilityHeatmap } from '@vx/ui/availability-heatmap';
import { Stack } from '@vx/ui/layout';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';

/** When a performer is usually online, as a table and as a sentence. */
export function HeatMap({ map }: { readonly map: HeatMapView }) {
  const say = useSay();
  return (
    <Surface padding="md">
      <Stack gap="12">
        <AvailabilityHeatmap title={say('actor.usuallyOnline')} zone={say('actor.zone')} {...map} />
        <Text variant="caption" tone="tertiary">
          {map.summary}
        </Text>
      </Stack>
    </Surface>
  );
}

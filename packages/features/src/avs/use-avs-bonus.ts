import { useLoad } from '@vx/react';
import { useServices } from '../app/context.tsx';

/** Whether a check would bring a bonus; not before it is known. [RU-avs-bonus-available] */
export function useAvsBonus(): boolean {
  const { vxql } = useServices();
  const load = useLoad(
    async (signal) => {
      const { AvsBonusQuery } = await import('./avs.query.ts');
      return await vxql.query(AvsBonusQuery, {}, { signal });
    },
    [vxql],
  );
  return load.kind === 'loaded' && load.value.bonus.bonusAvailable;
}

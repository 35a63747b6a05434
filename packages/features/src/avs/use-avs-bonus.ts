import { useQuery } from 'urql';
import { AvsBonusQuery } from './avs.query.ts';

/** Whether a check would bring a bonus; not before it is known. [RU-avs-bonus-available] */
export function useAvsBonus(): boolean {
  const [{ data }] = useQuery({ query: AvsBonusQuery });
  return data?.bonus.bonusAvailable ?? false;
}

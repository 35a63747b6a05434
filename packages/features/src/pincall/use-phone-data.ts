import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useServices } from '../app/context.tsx';
import { phonePath } from '../app/phone-path.ts';
import type { PhoneData } from './phone-data.ts';

/** Where the guest stands with its phone, for a place that is not the section; read anew with every step. */
export function usePhoneData(): PhoneData | null {
  const services = useServices();
  const { data, load } = useFetcher<{ readonly phone: PhoneData | null }>({ key: 'phone-data' });
  const section = phonePath(services);
  useEffect(() => void load(section), [load, section]);
  return data?.phone ?? null;
}

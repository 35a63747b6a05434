import type { RestContract } from '@vx/contract/rest';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useServices } from '../app/context.tsx';
import { phonePath } from '../app/phone-path.ts';

/** Where the guest stands with its phone. */
export type PhoneData = RestContract['GET /guest/phone']['response'];

/** The same for a place that is not the section; read anew with every step. */
export function usePhoneData(): PhoneData | null {
  const services = useServices();
  const { data, load } = useFetcher<{ readonly phone: PhoneData | null }>({ key: 'phone-data' });
  const section = phonePath(services);
  useEffect(() => void load(section), [load, section]);
  return data?.phone ?? null;
}

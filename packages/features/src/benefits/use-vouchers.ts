import type { Voucher } from '@vx/contract';
import { createBenefits, type BenefitsSnapshot } from '@vx/rewards-core';
import { useMemo } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';

/** What the guest was given, from what was loaded on as the live messages tell it. [RU-socket-vouchers] */
export function useVouchers(loaded: readonly Voucher[]): BenefitsSnapshot & {
  readonly vouchers: readonly Voucher[];
} {
  const { socket } = useServices();
  const store = useMemo(
    () =>
      lazyStore<BenefitsSnapshot>(
        () => createBenefits({ events: socket, initial: { vouchers: loaded } }),
        { vouchers: loaded, welcomeBonusRedeemed: null, redeemed: [] },
      ),
    [socket, loaded],
  );
  const snapshot = useStore(store);
  return { ...snapshot, vouchers: snapshot.vouchers ?? loaded };
}

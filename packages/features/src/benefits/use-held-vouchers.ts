import type { Voucher } from '@vx/contract';
import { useMemo } from 'react';
import { useServices } from '../app/context.tsx';
import { useVouchers } from './use-vouchers.ts';

/** What a checkout may be paid with instead of money. */
export interface HeldVouchers {
  readonly vouchers: readonly Voucher[];
  /** The time that says which of them are valid. */
  readonly now: number;
}

/** The vouchers of the guest at a checkout: those that were loaded, and those that were given meanwhile. */
export function useHeldVouchers(loaded: readonly Voucher[]): HeldVouchers {
  const { clock, config } = useServices();
  const { vouchers } = useVouchers(loaded);
  // Those that were given meanwhile are not valid yet by the time of the page.
  const now = useMemo(
    () => (vouchers === loaded ? config.now : Math.max(config.now, clock.now())),
    [vouchers, loaded, config.now, clock],
  );
  return { vouchers, now };
}

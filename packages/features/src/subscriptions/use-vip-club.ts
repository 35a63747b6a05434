import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { VipClubData } from './load-vip-club.ts';
import { toVipClubView, type VipClubView } from './presenters/vip-club.ts';
import type { VipClubRefusal } from './vip-club-data.ts';

/** Plans and subscriptions as the page shows them. */
export function useVipClub(
  data: VipClubData,
  refusal: VipClubRefusal | null | undefined,
): VipClubView {
  const { guest } = useStore(useServices().guest);
  useRevalidateOnFlagChange(`${guest.isVip}${guest.isVXSelect}${guest.tvSubscriber}`);
  return toVipClubView(data, { loggedIn: guest.loggedIn, refusal }, useTexts());
}

/** Loads the page anew when a flag changes: on another device, or because a period ended. */
function useRevalidateOnFlagChange(flags: string): void {
  const { revalidate } = useRevalidator();
  const { config } = useServices();
  const { isVip, isVXSelect, tvSubscriber } = config.guest;
  const first = `${isVip}${isVXSelect}${tvSubscriber}`;
  useEffect(() => {
    if (flags !== first) void revalidate();
  }, [flags, first, revalidate]);
}

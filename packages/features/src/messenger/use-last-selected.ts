import { keepLastSelected, readLastSelected } from '@vx/messenger-core';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../app/context.tsx';
import type { ListedChannel } from './presenters/messenger-page.ts';

/** From here on list and conversation stand beside each other. */
const BESIDE = '(width >= 768px)';

/**
 * Opens what the guest read last, where a page of messages begins with nothing open and has room beside the list.
 * [RU-messenger-last-selected-stored]
 */
export function useLastSelected(selected: string | null, channels: readonly ListedChannel[]): void {
  const { app, config, storage } = useServices();
  const navigate = useNavigate();
  const guestId = config.guest.id;
  useEffect(() => {
    if (selected !== null) keepLastSelected(storage, guestId, selected);
  }, [storage, guestId, selected]);
  const restore = useEffectEvent(() => {
    if (selected !== null || app !== 'desktop' || !window.matchMedia(BESIDE).matches) return;
    const last = readLastSelected(storage, guestId);
    const channel = channels.find(({ id }) => id === last);
    if (channel) void navigate(channel.href, { replace: true });
  });
  useEffect(() => restore(), []);
}

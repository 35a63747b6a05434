import { createRepeater, type Repeater } from '@vx/api-client';
import type { Services } from './services.ts';

/** What a page sends until it is answered. Its code comes where something is, or was, to be sent so. */
export const repeaterOf = (
  services: Pick<Services, 'rest' | 'storage' | 'clock' | 'scheduler' | 'random' | 'config'>,
): Repeater => createRepeater({ ...services, guestId: services.config.guest.id });

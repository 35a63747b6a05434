import type { Platform } from '../../platform/services.ts';
import type { SubscriptionsOptions } from '../subscriptions/index.ts';
import { givenUntil } from './grant.ts';

/** Answers when the days of a plan end that were given to a guest; `null`: none are left. */
export const createGivenUntil =
  ({ clock, database }: Pick<Platform, 'clock' | 'database'>): SubscriptionsOptions['givenUntil'] =>
  (guestId, plan, tx) =>
    givenUntil({ clock }, tx ?? database.read, guestId, plan);

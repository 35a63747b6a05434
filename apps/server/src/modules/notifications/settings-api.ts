import type { NotificationChannel, NotificationEvent } from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { NotificationsDeps } from './notifications-api.ts';
import { isQuietAt, QUIET_PREFERENCE, readQuietHours } from './quiet-hours.rules.ts';
import {
  findChoices,
  findQuietHours,
  forgetChoices,
  saveChoice,
  saveQuietHours,
} from './settings.repository.ts';
import { EVERYBODY, waysOf, parseChoice } from './settings.rules.ts';

/** What guests chose to be told of, as other modules use it. */
export interface NotificationSettingsApi {
  /** The ways in which the guest wants to be told of an event, about a performer if it is one. */
  waysOf(
    tx: AnyTransaction,
    guestId: string,
    event: NotificationEvent,
    actorId?: number,
  ): Promise<ReadonlySet<NotificationChannel>>;
  /** Whether the guest's quiet hours hold now: nothing may ring. */
  isQuiet(tx: AnyTransaction, guestId: string): Promise<boolean>;
  /**
   * Stores preferences named `notify:…` and `quiet`, all or none.
   * @throws OperationError INVALID_INPUT, NOT_FOUND when a performer is not followed
   */
  save(
    tx: AnyTransaction,
    guestId: string,
    preferences: readonly (readonly [name: string, value: unknown])[],
  ): Promise<void>;
  /** The guest no longer follows a performer: what was chosen for them ends, too. */
  forgetActor(tx: AnyTransaction, guestId: string, actorId: number): Promise<void>;
}

/** Answers whether a guest's quiet hours hold now. */
export const createIsQuiet =
  ({ clock }: Pick<NotificationsDeps, 'clock'>): NotificationSettingsApi['isQuiet'] =>
  async (tx, guestId) => {
    const hours = await findQuietHours(tx, guestId);
    return hours !== null && isQuietAt(hours, clock.now());
  };

/** [RU-favorites-notify-settings] [RU-profile-preferences] */
export function createSettingsApi(
  deps: Pick<NotificationsDeps, 'favorites' | 'clock'>,
): NotificationSettingsApi {
  return {
    async waysOf(tx, guestId, event, actorId = EVERYBODY) {
      return waysOf(await findChoices(tx, guestId, { event, actorId }), event, actorId);
    },
    isQuiet: createIsQuiet(deps),
    async save(tx, guestId, preferences) {
      const quiet = preferences.filter(([name]) => name === QUIET_PREFERENCE);
      const changes = preferences
        .filter(([name]) => name !== QUIET_PREFERENCE)
        .map(([name, value]) => parseChoice(name, value));
      const hours = quiet.map(([, value]) => readQuietHours(value));
      const asked = new Set(changes.map(({ actorId }) => actorId).filter((id) => id !== EVERYBODY));
      const followed = await deps.favorites.pinnedAmong(guestId, [...asked], tx);
      if ([...asked].some((id) => !followed.has(id))) throw new OperationError('NOT_FOUND');
      for (const change of changes) await saveChoice(tx, guestId, change);
      for (const one of hours) await saveQuietHours(tx, guestId, one);
    },
    forgetActor: forgetChoices,
  };
}

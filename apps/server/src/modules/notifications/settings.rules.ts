import {
  notificationChannels,
  notificationEvents,
  type NotificationChannel,
  type NotificationEvent,
} from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';

/** How a guest can be told of an event, and what holds until the guest chooses. */
interface EventRule {
  readonly channels: readonly NotificationChannel[];
  /** Whether the guest may choose for one performer. */
  readonly byActor: boolean;
  readonly on: readonly NotificationChannel[];
}

/** Nobody gets e-mail or SMS unasked. Receipts of payments go out by mail whatever is chosen here. */
export const eventRules: { readonly [Event in NotificationEvent]: EventRule } = {
  live: { channels: ['app', 'email', 'sms'], byActor: true, on: ['app'] },
  receipt: { channels: ['app', 'email'], byActor: true, on: ['app'] },
  payment: { channels: ['app'], byActor: false, on: ['app'] },
};

/** Stands for all performers. */
export const EVERYBODY = 0;

/** One choice of a guest; without one a performer's are those for all, and those the product's. */
export interface Choice {
  /** A performer, or `EVERYBODY`. */
  readonly actorId: number;
  readonly event: NotificationEvent;
  readonly channel: NotificationChannel;
  readonly enabled: boolean;
}

/** A choice as it is asked for; `null` gives it back. */
export interface ChangedChoice extends Omit<Choice, 'enabled'> {
  readonly enabled: boolean | null;
}

/** The ways in which an event about a performer is told, by the choices of a guest. */
export function waysOf(
  choices: readonly Choice[],
  event: NotificationEvent,
  actorId: number = EVERYBODY,
): ReadonlySet<NotificationChannel> {
  const { channels, on } = eventRules[event];
  const chosen = (channel: NotificationChannel, who: number): boolean | undefined =>
    choices.find(
      (choice) => choice.actorId === who && choice.event === event && choice.channel === channel,
    )?.enabled;
  return new Set(
    channels.filter(
      (channel) => chosen(channel, actorId) ?? chosen(channel, EVERYBODY) ?? on.includes(channel),
    ),
  );
}

/** All that is on for a performer, as `event:channel`. */
export const allWays = (choices: readonly Choice[], actorId: number = EVERYBODY): string[] =>
  notificationEvents
    .filter((event) => actorId === EVERYBODY || eventRules[event].byActor)
    .flatMap((event) =>
      [...waysOf(choices, event, actorId)].map((channel) => `${event}:${channel}`),
    );

const key = /^notify:([a-z]+):([a-z]+)(?::([1-9]\d{0,8}))?$/;

/**
 * Reads `notify:event:channel` and `notify:event:channel:actorId` with `true`, `false` or, for a
 * performer, `default`.
 * @throws OperationError INVALID_INPUT for what cannot be chosen
 */
export function parseChoice(name: string, value: unknown): ChangedChoice {
  const [, event, channel, actor] = key.exec(name) ?? [];
  const refused = new OperationError('INVALID_INPUT', { field: name });
  const known = notificationEvents.find((one) => one === event);
  const way = notificationChannels.find((one) => one === channel);
  if (!known || !way || !eventRules[known].channels.includes(way)) throw refused;
  if (actor !== undefined && !eventRules[known].byActor) throw refused;
  const isGivenBack = value === 'default' && actor !== undefined;
  if (typeof value !== 'boolean' && !isGivenBack) throw refused;
  return {
    actorId: actor === undefined ? EVERYBODY : Number(actor),
    event: known,
    channel: way,
    enabled: typeof value === 'boolean' ? value : null,
  };
}

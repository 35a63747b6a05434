import type { Clock, KeyValueStorage } from '@vx/kernel';
import { blockedUntil } from '../rules/index.ts';

/** Name of the cookie. Necessary: it keeps away what the guest has refused. [EN-cookies] */
export const BLOCKED_COOKIE = 'vx_blocked';

type Ports = { readonly storage: KeyValueStorage; readonly clock: Clock };

/** `group.second~group.second`: until when each is away, in seconds since the epoch, base 36. */
function read({ storage, clock }: Ports): Map<string, number> {
  const groups = new Map<string, number>();
  for (const part of (storage.get(BLOCKED_COOKIE) ?? '').split('~')) {
    const [, group = '', second = ''] = /^([\w:-]{1,60})\.([\da-z]{1,8})$/.exec(part) ?? [];
    const until = Number.parseInt(second, 36) * 1000;
    // A part that cannot be read has no time (NaN), which is never later than now.
    if (until > clock.now()) groups.set(group, until);
  }
  return groups;
}

/** The groups that this browser keeps away now. [RU-incentives-blocked-30-days] */
export const blockedGroups = (ports: Ports): ReadonlySet<string> => new Set(read(ports).keys());

/** Keeps a group away in this browser. */
export function blockGroup(ports: Ports, group: string): void {
  const groups = read(ports);
  groups.set(group, blockedUntil(ports.clock.now()));
  const text = [...groups].map(
    ([name, until]) => `${name}.${Math.ceil(until / 1000).toString(36)}`,
  );
  ports.storage.set(BLOCKED_COOKIE, text.join('~'));
}

import { isIP } from 'node:net';
import type { Logger as Pino } from 'pino';
import type { Metrics } from './metrics.ts';

/**
 * What an operator has to learn of, and what each event says besides who and from where. Ids, counts and
 * names of our own alone: no address, no name of a guest, no credential ever stands in here.
 */
export interface SecurityEvents {
  /** `guestId` stays out while nobody is proven: an unknown account looks like a known one. */
  logInFailed: { readonly reason: 'password' | 'unknown' | 'passkey' | 'locked' };
  /** Tries came too fast for an account or from an address, and wait. */
  logInSlowed: { readonly by: 'account' | 'address'; readonly retryAfterSeconds: number };
  passwordChanged: { readonly how: 'change' | 'reset' };
  resetRequested: { readonly known: boolean };
  emailChangeRequested: object;
  emailChanged: object;
  passkeyAdded: object;
  passkeyRemoved: object;
  sessionRevoked: { readonly count: number; readonly why: string };
  accountLocked: { readonly why: string };
  /** A call of the operator's or test's part of the API. `denied`: without the token or with a wrong one. */
  operatorCall: { readonly call: string; readonly outcome: 'allowed' | 'denied' };
  /** Another site tried to act with a guest's cookie, or to open a socket. */
  originRefused: { readonly route: string };
  /** A link to media was forged, has ended or belongs to somebody else. */
  grantRefused: { readonly kind: string; readonly why: string };
  /** A callback that no provider of ours signed. */
  callbackRefused: { readonly provider: 'payment' | 'avs' | 'pincall'; readonly why: string };
  /** A budget or limit of a caller is used up. */
  limitReached: { readonly limit: string };
  /** A query that no client of ours was built with. */
  documentRefused: { readonly service: 'vxql' | 'feed' };
  /** A page tried what its policy forbids; once per directive, document and blocked address. */
  cspViolation: {
    readonly directive: string;
    readonly document: string;
    readonly blocked: string;
    readonly disposition: 'enforce' | 'report';
  };
}

export type SecurityEventName = keyof SecurityEvents;

/** An event with its name and fields. */
export type SecurityEvent = {
  [Name in SecurityEventName]: { readonly event: Name } & SecurityEvents[Name];
}[SecurityEventName];

/** Who caused an event. A `Caller` is one. */
export interface SecurityActor {
  readonly guestId?: string | null;
  /** Kept as its network: /24 of IPv4, /48 of IPv6. */
  readonly ip?: string;
  readonly requestId?: string;
}

/** The log that alerts are made of: every event is a line `security` and counts in `vx_security_events_total`. */
export interface SecurityLog {
  note(event: SecurityEvent, actor?: SecurityActor): void;
}

/** What somebody who tries to get in does; the rest is what a guest may do. */
const suspicious: ReadonlySet<SecurityEventName> = new Set([
  'logInFailed',
  'logInSlowed',
  'originRefused',
  'grantRefused',
  'callbackRefused',
  'limitReached',
  'documentRefused',
  'cspViolation',
]);

export function createSecurityLog(deps: {
  readonly log: Pino;
  readonly metrics: Pick<Metrics, 'securityEvents'>;
  /** Sees every event as it is logged; tests collect them. */
  readonly onEvent?: (event: SecurityEvent, actor: SecurityActor) => void;
}): SecurityLog {
  return {
    note({ event, ...fields }, actor = {}) {
      deps.metrics.securityEvents.inc({ event });
      const denied = 'outcome' in fields && fields.outcome === 'denied';
      deps.log[denied || suspicious.has(event) ? 'warn' : 'info'](
        {
          security: event,
          ...fields,
          guestId: actor.guestId ?? null,
          network: actor.ip === undefined ? null : networkOf(actor.ip),
          ...(actor.requestId === undefined ? {} : { requestId: actor.requestId }),
        },
        'security',
      );
      deps.onEvent?.({ event, ...fields } as SecurityEvent, actor);
    },
  };
}

/** The network of an address, which tells attacks apart without naming a household. */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return null;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const given = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - given.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...given];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}

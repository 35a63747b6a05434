import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** Whether what a hop says about the one before it is believed; hop 0 is the peer itself. */
export type TrustHop = (address: string, hop: number) => boolean;

/**
 * Reads `VX_TRUST_PROXY`: so many hops, all of them, or those with these addresses and networks.
 * @throws TypeError when the list names no addresses
 */
export function trustHops(setting: Config['trustProxy']): TrustHop {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddr.compile(setting.split(',').map((part) => part.trim()));
}

/** Who calls, behind proxies: the same for HTTP and sockets, which have no Fastify request. */
export interface CallerPlace {
  addressOf(request: IncomingMessage): string;
  /** Two capital letters, as the proxy in front says it, else as configured. */
  countryOf(request: IncomingMessage): string | null;
}

export function createCallerPlace(deps: {
  readonly trust: TrustHop;
  readonly defaultCountry: string | null;
}): CallerPlace {
  const { trust, defaultCountry } = deps;
  return {
    addressOf: (request) => proxyAddr(request, trust),
    countryOf({ socket, headers }) {
      // Only from a proxy: anybody can send the header.
      const named = trust(socket.remoteAddress ?? '', 0)
        ? (headers['cf-ipcountry'] ?? headers['x-country'])
        : undefined;
      return typeof named === 'string' && /^[A-Z]{2}$/.test(named) ? named : defaultCountry;
    },
  };
}

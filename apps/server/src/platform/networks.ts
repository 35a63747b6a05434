import { BlockList, isIP } from 'node:net';

/** A network, or one address: all of whose bits count. */
export interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

const familyOf = (address: string): Network['family'] | null =>
  isIP(address) === 4 ? 'ipv4' : isIP(address) === 6 ? 'ipv6' : null;

/** Reads `192.0.2.0/24`, `2001:db8::/48` or an address; `null`: it is none. */
export function readNetwork(text: string): Network | null {
  const [address = '', bits, ...rest] = text.split('/');
  const family = familyOf(address);
  const most = family === 'ipv4' ? 32 : 128;
  if (family === null || rest.length > 0) return null;
  if (bits === undefined) return { address, bits: most, family };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most
    ? { address, bits: Number(bits), family }
    : null;
}

/** Whether an address is in one of the networks; IPv4 may come written as IPv6. */
export function isInNetworks(address: string, networks: readonly Network[]): boolean {
  const family = familyOf(address);
  if (family === null) return false;
  const list = new BlockList();
  for (const network of networks) list.addSubnet(network.address, network.bits, network.family);
  return list.check(address, family);
}

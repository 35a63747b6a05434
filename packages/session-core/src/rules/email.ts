/** Which e-mail addresses can be written to, and when two are the same. */

/** Characters of an unquoted local part besides letters and digits (RFC 5322 atext and dots between). */
const plainLocal = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const quotedLocal = /^"(?:[^"\\\r\n]|\\[^\r\n])+"$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;
const ipv4 = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/;

/**
 * Whether an address can be written to.
 * [RU-email-local-part] [RU-email-domain] [RU-email-top-level-domain]
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > 254) return false;
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  return (
    local.length <= 64 && (plainLocal.test(local) || quotedLocal.test(local)) && isDomain(domain)
  );
}

/**
 * Whether an account may have an address: a number in brackets names a machine, ours among them, and
 * no mailbox of a person.
 */
export const isGuestEmail = (address: string): boolean =>
  isEmail(address) && !address.endsWith(']');

function isDomain(domain: string): boolean {
  const numbers = ipv4.exec(domain);
  if (numbers) return numbers.slice(1).every((part) => Number(part) <= 255);
  const labels = domain.split('.');
  const last = labels.pop() ?? '';
  return labels.length > 0 && topLevel.test(last) && labels.every((part) => label.test(part));
}

/** What makes two addresses the same: case does not count. */
export const emailKey = (address: string): string => address.trim().normalize('NFKC').toLowerCase();

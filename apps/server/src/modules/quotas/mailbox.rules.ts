/** Providers whose mailboxes do not tell dots apart. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, as far as can be told: `Ada.L+2@Gmail.com` is `adal@gmail.com`.
 * For counting and comparing alone; mails go to the address that was given.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [plain = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  const local = plain === '' ? address.slice(0, at) : plain;
  if (!withoutDots.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

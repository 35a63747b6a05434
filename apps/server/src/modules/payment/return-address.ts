import { safeReturnPath } from '@vx/routes';

/** Where to go after the payment: the path that the guest came from, with the intent's id. */
export function returnAddress(returnPath: string, intentId: string): string | null {
  const path = safeReturnPath(returnPath);
  if (path === null) return null;
  const address = new URL(path, 'https://site.invalid');
  address.searchParams.set('topup', intentId);
  return `${address.pathname}${address.search}${address.hash}`;
}

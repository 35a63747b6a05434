/**
 * Stands in for the push manager alone: this browser has no push service to ask. Its subscription has
 * real keys and an address of the sandbox; worker, permission and database are the browser's own. Runs in the page
 * (`addInitScript`).
 */
export function standInForPush(): void {
  const text = (bytes: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const kept = 'test:subscription';
  const current = () => {
    const json = localStorage.getItem(kept);
    if (json === null) return null;
    return {
      toJSON: () => JSON.parse(json) as object,
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current(),
    async subscribe() {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const json = {
        endpoint: `${location.origin}/sandbox/push/${crypto.randomUUID()}`,
        keys: {
          p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
          auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
        },
      };
      localStorage.setItem(kept, JSON.stringify(json));
      return current();
    },
  });
}

import { webPushLocalSubscription } from '@vx/contract/constants';
import { useEffect } from 'react';
import { useServices } from '../app/context.tsx';
import { pushStorage } from './push-storage.ts';

/**
 * For what only logged-in guests see: whoever is logged in owns the messages of this browser, whichever
 * page it is on. Browsers without messages cost nothing. [RU-webpush-update-guest]
 */
export function useKeptPush(): void {
  const services = useServices();
  useEffect(() => {
    const storage = pushStorage(services.storage);
    if (storage.get(webPushLocalSubscription) === null) return;
    import('./page-push.ts')
      .then(({ createPagePush, keepPush }) => keepPush(createPagePush(services, storage)))
      .catch((error: unknown) =>
        services.logger.warn('webpush.not-kept', { error: String(error) }),
      );
  }, [services]);
}

import {
  webPushDbIndex,
  webPushDbKey,
  webPushDbName,
  webPushDbStore,
  webPushDbVersion,
} from '@vx/contract/constants';
import type { PushIdentity } from '@vx/notify-core';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(webPushDbName, webPushDbVersion);
  opening.addEventListener('upgradeneeded', () => {
    const database = opening.result;
    // A store of an older version may have another shape; the token is asked for again.
    if (database.objectStoreNames.contains(webPushDbStore))
      database.deleteObjectStore(webPushDbStore);
    const store = database.createObjectStore(webPushDbStore, { keyPath: 'key' });
    store.createIndex(webPushDbIndex, 'key', { unique: true });
  });
  return done(opening);
}

/** The record of this browser, which its worker reads, too. [RU-webpush-storage] [ET-webPushIdentity] */
export function createPushIdentity(): PushIdentity {
  const within = async <Result>(
    use: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await openDatabase();
    try {
      return await done(
        use(database.transaction(webPushDbStore, 'readwrite').objectStore(webPushDbStore)),
      );
    } finally {
      database.close();
    }
  };
  return {
    async read() {
      const record = (await within((store) => store.get(webPushDbKey))) as
        | { readonly renewalToken: string }
        | undefined;
      return record ?? null;
    },
    async write(identity) {
      if (identity) await within((store) => store.put({ key: webPushDbKey, ...identity }));
      else await within((store) => store.delete(webPushDbKey));
    },
  };
}

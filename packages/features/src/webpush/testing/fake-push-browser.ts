interface Given {
  /** What this browser does not have. */
  readonly without?: 'serviceWorker' | 'PushManager' | 'Notification';
  /** Where the permission stands; granted, unless it says so. */
  readonly permission?: string;
  /** What the guest answers when it is asked. */
  readonly answer?: string;
  /** The encodings that it names; `null`: it names none. */
  readonly encodings?: readonly string[] | null;
}

/** What a browser has for push messages, as `createPushBrowser` finds it among its globals. */
export class FakePushBrowser {
  /** The data of the one subscription that it makes. */
  readonly data = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: 'BPoint', auth: 'secret' },
  };
  /** The workers that were registered, with what was asked for. */
  readonly registered: (readonly [string, object])[] = [];
  timesAsked = 0;
  readonly #given: Given;

  constructor(given: Given = {}) {
    this.#given = given;
  }

  /** The globals of a page in it. */
  globals(): Readonly<Record<string, unknown>> {
    const {
      without,
      permission = 'granted',
      answer = 'granted',
      encodings = ['aes128gcm'],
    } = this.#given;
    let subscription: object | null = null;
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = { endpoint: this.data.endpoint, toJSON: () => this.data };
        return subscription;
      },
    };
    const registration = { pushManager };
    const serviceWorker = {
      getRegistration: async () => (this.registered.length > 0 ? registration : undefined),
      ready: Promise.resolve(registration),
      register: async (script: string, options: object) => {
        this.registered.push([script, options]);
        return registration;
      },
    };
    const PushManager = encodings === null ? {} : { supportedContentEncodings: encodings };
    const Notification = {
      permission,
      requestPermission: async () => {
        this.timesAsked += 1;
        return answer;
      },
    };
    return {
      navigator: without === 'serviceWorker' ? {} : { serviceWorker },
      PushManager,
      Notification,
      window: {
        ...(without === 'PushManager' ? {} : { PushManager }),
        ...(without === 'Notification' ? {} : { Notification }),
      },
    };
  }
}

/** A database of one store, as far as the record of this browser needs one. */
export function fakeIndexedDb(): Pick<IDBFactory, 'open'> {
  const records = new Map<string, { readonly key: string }>();
  const answer = <Result>(result: Result): IDBRequest<Result> => {
    const request = Object.assign(new EventTarget(), { result });
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request as unknown as IDBRequest<Result>;
  };
  const store = {
    get: (key: string) => answer(records.get(key)),
    put: (record: { readonly key: string }) => answer(void records.set(record.key, record)),
    delete: (key: string) => answer(void records.delete(key)),
  };
  const database = {
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  return { open: () => answer(database) as unknown as IDBOpenDBRequest };
}

import type { CallControl } from '@vx/api-client';
import type {
  StudioContract,
  StudioEventName,
  StudioKey,
  StudioSocketContract,
} from '@vx/contract/studio';
import type { ReadableStore } from '@vx/kernel';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : object extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

type StudioInput<Key extends StudioKey> = Part<'params', StudioContract[Key]['params']> &
  Part<'query', StudioContract[Key]['query']> &
  Part<'body', StudioContract[Key]['body']>;

/** What a call of the studio answers. */
export type StudioAnswer<Key extends StudioKey> = StudioContract[Key]['response'];

/** Calls of the studio. They fail as those of `@vx/api-client` do, with a stable code. */
export interface StudioCalls {
  call<Key extends StudioKey>(
    key: Key,
    ...args: object extends StudioInput<Key>
      ? [options?: StudioInput<Key> & CallControl]
      : [options: StudioInput<Key> & CallControl]
  ): Promise<StudioAnswer<Key>>;
}

/** Whether the page can be seen: it is in front, and not in a tab behind another. */
export type PageVisibility = ReadableStore<boolean> & Disposable;

/** How the connection stands. `lost`: it is being made again, or waits to be. */
export type StudioLink = 'idle' | 'connected' | 'lost';

/** The socket of the studio: events in order, each once, and how the connection stands. */
export interface StudioSocket extends Disposable {
  readonly link: ReadableStore<StudioLink>;
  /** Connects anew for another session. */
  restart(): void;
  /** @returns ends it */
  on<Name extends StudioEventName>(
    name: Name,
    listener: (payload: StudioSocketContract[Name]['payload']) => void,
  ): () => void;
  /** Events were missed for good: what is shown has to be loaded anew. */
  onMissed(listener: () => void): () => void;
  /** The session is over. */
  onExpired(listener: () => void): () => void;
}

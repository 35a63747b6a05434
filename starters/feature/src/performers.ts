import type { GraphqlClient, GraphqlClientOptions } from '@vx/api-client/graphql';
import type { Price } from '@vx/contract';

export interface Performer {
  readonly id: string;
  readonly name: string;
  readonly prices: { readonly livechat: Price };
}

// The schema is `@vx/contract/vxql.graphql`: a generator of types may write these two down.
const LIVE = `
  query Live($first: Int!) {
    live: onlineModels(first: $first) {
      items {
        id
        name
        prices { livechat { value currency formatted equivalent { value currency formatted } } }
      }
    }
  }
`;
interface LiveData {
  readonly live: { readonly items: readonly Performer[] };
}

const embedded = (): null => null;
/** Types without an id are part of what holds them; without this the cache warns of each. */
export const cache: NonNullable<GraphqlClientOptions['cache']> = {
  keys: {
    ModelPage: embedded,
    ModelPrices: embedded,
    Price: embedded,
    PriceEquivalent: embedded,
  },
};

/** Who is live now, the first of them. */
export async function loadLive(
  queries: Pick<GraphqlClient, 'query'>,
  signal: AbortSignal,
): Promise<readonly Performer[]> {
  const { live } = await queries.query<LiveData, { first: number }>(
    LIVE,
    { first: 12 },
    { signal },
  );
  return live.items;
}

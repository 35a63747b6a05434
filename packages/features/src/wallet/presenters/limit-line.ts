import type { RestAnswer } from '@vx/api-client';
import type { Price } from '@vx/contract';
import type { Texts } from '../../texts/presenter-texts.ts';

type Limits = RestAnswer<'GET /guest/limits'>['limits'];

/** How much of a limit of the guest's own is used. */
export interface LimitLine {
  readonly label: string;
  readonly value: string;
  /** 0 to 1. */
  readonly share: number;
}

const worth = (price: Price): string => price.equivalent?.formatted ?? price.formatted;

/** The limit that leaves the least; `null` where none is set. */
export function toLimitLine(limits: Limits, { t }: Pick<Texts, 't'>): LimitLine | null {
  const set = limits.flatMap(({ period, spent, limit }) =>
    limit ? [{ period, spent, limit, left: limit.value - spent.value }] : [],
  );
  const [least] = set.toSorted((one, other) => one.left - other.left);
  if (!least) return null;
  const { period, spent, limit } = least;
  return {
    label: t('live.topUp.limit', { period }),
    value: t('money.limits.worth', { spent: worth(spent), limit: worth(limit) }),
    share: limit.value > 0 ? Math.min(1, spent.value / limit.value) : 1,
  };
}

import { restHint, type RestHint } from '@vx/contract/hints';
import type { RestKey } from '@vx/contract/rest';

/** A trail only depends on its type and key, so it is kept as long as the page lives. [RU-breadcrumbs-cache] */
const KEPT: RestKey = 'POST /breadcrumb/{breadcrumbType}';

export function hintsOf(key: string): RestHint {
  const hint = restHint(key as RestKey);
  return key === KEPT ? { ...hint, cacheSeconds: Number.POSITIVE_INFINITY } : hint;
}

import type { Answer, Services } from '../app/services.ts';
import type { HomeResult } from './presenters/home.ts';
import { OwnHomeQuery } from './own-home.query.ts';
import { toOwnHome, type OwnHome } from './presenters/own-home.ts';

/**
 * What is the guest's own on the start page. Its words are made here, so that the page needs no text for them; the name
 * is left out, since guests of whom the same is known share the page (ADR 0024). [GQ-pinnedModels]
 *
 * @param loading what visitors see
 */
export async function loadOwnHome(
  { app, vxql, intl, path, clock }: Services,
  loading: Promise<Answer<HomeResult>>,
): Promise<OwnHome> {
  const owned = vxql.ask(OwnHomeQuery, {}, { fresh: true });
  const [{ data }, { data: home }] = await Promise.all([owned, loading]);
  return toOwnHome(
    {
      loaded: data,
      live: home.live.items,
      app,
      now: clock.now(),
    },
    { intl, path, t: (id, values) => intl.formatMessage({ id }, values) },
  );
}

import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadFavorites, useFavorites } from '@vx/features/favorites';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { bellIcon, heartIcon } from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import { Section } from '@vx/ui/section-header';
import { VisuallyHidden } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { PerformerGrid } from '../../actors/rows.tsx';
import { FavouriteAlerts } from '../FavouriteAlerts.tsx';

export const loader = serverLoad(loadFavorites);
export const clientLoader = browserLoad(loadFavorites);
export const meta = pageMeta;

/** Id of the part about e-mails and text messages. */
const ALERTS = 'alerts';

/** Whom the guest follows, who is live first; below them whom they bring to mind, and how the guest hears of them. */
export default function MemberFavorites() {
  const data = useLoaderData<typeof loader>();
  const view = useFavorites(data);
  const { path } = useServices();
  const t = useTranslate();
  const { title, count } = view;
  if (view.tiles.length === 0) {
    return (
      <Stack gap="20">
        <PageHeader title={title} />
        <EmptyState
          glyph={heartIcon}
          title={t('actor.favourites.empty')}
          text={t('actor.favourites.emptyText')}
          action={
            <Button variant="solid" href={path('cams', {})}>
              {t('shell.notFound.live')}
            </Button>
          }
        />
      </Stack>
    );
  }
  return (
    <>
      <PageHeader title={title} text={count}>
        <Button icon={bellIcon} iconWeight="regular" href={`#${ALERTS}`}>
          {t('actor.favourites.toAlerts')}
        </Button>
      </PageHeader>
      <VisuallyHidden as="h2">{count}</VisuallyHidden>
      <PerformerGrid
        label={title}
        tiles={view.tiles}
        loadMore={view.loadMore}
        summary={view.summary}
      />
      {view.recommended.length === 0 ? null : (
        <Section
          id="recommended"
          title={t('actor.similar.title')}
          subtitle={t('actor.favourites.recommended')}
          body={
            <PerformerGrid label={t('actor.similar.title')} tiles={view.recommended} early={0} />
          }
        />
      )}
      <FavouriteAlerts data={data} id={ALERTS} />
    </>
  );
}

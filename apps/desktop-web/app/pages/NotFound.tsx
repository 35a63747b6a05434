import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadNotFound, pageMeta, useNotFound } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Section } from '@vx/ui/section-header';
import { PerformerGrid } from '@vx/views/actors';
import { ProblemPage } from '@vx/views/shell';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import hills from '../art/hills.webp';

const load = serverLoad(loadNotFound);

/** Every address that leads nowhere answers with status 404. */
export async function loader(input: LoaderFunctionArgs) {
  return data(await load(input), { status: 404 });
}

export const clientLoader = browserLoad(loadNotFound);
export const meta = pageMeta;

export default function NotFound() {
  const tiles = useNotFound(useLoaderData<typeof clientLoader>());
  const { path } = useServices();
  const t = useTranslate();
  return (
    <ProblemPage status={404} picture={hills}>
      {tiles.length === 0 ? null : (
        <Section
          id="live-now"
          title={t('shell.notFound.live')}
          subtitle={t('shell.notFound.liveText')}
          link={{ label: t('home.allLive'), href: path('cams', {}) }}
          body={<PerformerGrid label={t('shell.notFound.live')} tiles={tiles} />}
        />
      )}
    </ProblemPage>
  );
}

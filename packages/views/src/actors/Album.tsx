import type { AlbumView } from '@vx/features/actors';
import { useTranslate } from '@vx/features/texts';
import { AlbumGrid } from '@vx/ui/album-grid';
import { Section } from '@vx/ui/section-header';
import { lazy, Suspense, useState } from 'react';

// The viewer is loaded when a photo is opened.
const Lightbox = lazy(async () => ({ default: (await import('@vx/ui/lightbox')).Lightbox }));

/** An album: what everybody may see of it, and its size. */
export function Album({ album, id }: { readonly album: AlbumView; readonly id: string }) {
  const t = useTranslate();
  const [index, setIndex] = useState<number | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <Section
      id={id}
      level={3}
      title={album.title}
      subtitle={album.shown}
      body={
        <>
          <AlbumGrid
            label={album.title}
            photos={album.photos}
            onOpen={(at) => {
              setOpened(true);
              setIndex(at);
            }}
          />
          {opened ? (
            <Suspense>
              <Lightbox
                title={album.title}
                photos={album.photos}
                index={index}
                onIndex={setIndex}
              />
            </Suspense>
          ) : null}
        </>
      }
    >
      {album.access.kind === 'free' ? t('common.free') : null}
    </Section>
  );
}

import { usePreviewSeconds, useServices } from '@vx/features/app';
import type { FeaturedView } from '@vx/features/home';
import { Button } from '@vx/ui/button';
import { HeroBillboard } from '@vx/ui/hero-billboard';
import { playIcon, videoCameraIcon } from '@vx/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyPreview } from '../live/LazyPreview.tsx';

/** Featured performers, each with the way into their chat and its price; on phones they are swiped. */
export function Billboard({ featured }: { readonly featured: readonly FeaturedView[] }) {
  const { app } = useServices();
  const [previewed, setPreviewed] = useState<string | null>(null);
  const shown = featured.find(({ id }) => id === previewed);
  return (
    <HeroBillboard
      onSelect={() => setPreviewed(null)}
      preview={
        shown && (
          <LazyPreview
            key={shown.id}
            actorId={shown.id}
            name={shown.name}
            variant="hero"
            onOver={() => setPreviewed(null)}
          />
        )
      }
      slides={featured.map((performer) => ({
        id: performer.id,
        name: performer.name,
        picture: performer.cover,
        ...(app === 'mobile' && { pictureMobile: performer.picture }),
        pictureAlt: performer.pictureAlt,
        face: performer.face,
        state: performer.state,
        badges: performer.badges,
        text: performer.text,
        rating: performer.rating,
        facts: performer.facts,
        note: performer.note,
        actions: <Actions performer={performer} onPreview={setPreviewed} />,
      }))}
    />
  );
}

function Actions({
  performer,
  onPreview,
}: {
  readonly performer: FeaturedView;
  readonly onPreview: (id: string) => void;
}) {
  const { app } = useServices();
  const seconds = usePreviewSeconds();
  return (
    <>
      <ChatButton performer={performer} />
      {performer.hasPreview ? (
        <Button variant="media" size="lg" icon={playIcon} onClick={() => onPreview(performer.id)}>
          <FormattedMessage
            id={app === 'mobile' ? 'actor.preview' : 'home.freePreview'}
            values={{ seconds }}
          />
        </Button>
      ) : (
        <Button variant="media" size="lg" icon={playIcon} href={performer.href}>
          <FormattedMessage id="home.toProfile" />
        </Button>
      )}
    </>
  );
}

function ChatButton({ performer }: { readonly performer: FeaturedView }) {
  const { app } = useServices();
  if (performer.state !== 'live' && performer.state !== 'freeChat') return null;
  return (
    <Button
      variant="primary"
      size="lg"
      icon={videoCameraIcon}
      href={performer.chat}
      price={performer.price}
      per="minute"
    >
      <FormattedMessage id={app === 'mobile' ? 'live.private' : 'home.privateChat'} />
    </Button>
  );
}

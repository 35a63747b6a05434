import type { FeaturedView } from '@vx/features/home';
import { Button } from '@vx/ui/button';
import { HeroBillboard } from '@vx/ui/hero-billboard';
import { playIcon, videoCameraIcon } from '@vx/ui/icons';
import { FormattedMessage } from 'react-intl';

/** Featured performers, one at a time, with the way into their chat and its price. */
export function Billboard({ featured }: { readonly featured: readonly FeaturedView[] }) {
  return (
    <HeroBillboard
      level={2}
      slides={featured.map((performer) => ({
        id: performer.id,
        name: performer.name,
        picture: performer.cover,
        pictureAlt: performer.pictureAlt,
        face: performer.face,
        state: performer.state,
        badges: performer.badges,
        text: performer.text,
        rating: performer.rating,
        facts: performer.facts,
        note: performer.note,
        actions: <Actions performer={performer} />,
      }))}
    />
  );
}

function Actions({ performer }: { readonly performer: FeaturedView }) {
  const chats = performer.state === 'live' || performer.state === 'freeChat';
  return (
    <>
      {chats ? (
        <Button
          variant="primary"
          size="lg"
          icon={videoCameraIcon}
          href={performer.chat}
          price={performer.price}
          per="minute"
        >
          <FormattedMessage id="home.privateChat" />
        </Button>
      ) : null}
      <Button variant="media" size="lg" icon={playIcon} href={performer.href}>
        <FormattedMessage id="home.toProfile" />
      </Button>
    </>
  );
}

import type { VideoCardView } from '@vx/features/cards';
import { Stack } from '@vx/ui/layout';
import { MediaCard } from '@vx/ui/media-card';
import { Section, type SectionProps } from '@vx/ui/section-header';

/** Videos in small rows, beside another one. */
export function VideoList({
  id,
  title,
  cards,
  size,
  link,
}: {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly VideoCardView[];
  readonly size?: SectionProps['size'];
  /** To all of them. */
  readonly link?: SectionProps['link'];
}) {
  if (cards.length === 0) return null;
  return (
    <Section
      id={id}
      title={title}
      level={2}
      size={size}
      link={link}
      body={
        <Stack gap="12">
          {cards.map((card) => (
            <MediaCard key={card.id} item={card} layout="row" />
          ))}
        </Stack>
      }
    />
  );
}

import type { StudioGuest } from '@vx/contract/studio';
import { Price } from '@vx/ui/price';
import { Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { useTexts } from '../app/texts.ts';
import { Pair } from '../look/panels.tsx';
import { presentEuros } from '../presenters/present-money.ts';
import { presentSeconds } from '../presenters/present-time.ts';

/** A guest in the room: since when, what they paid, and what the performer gets of it. */
export function GuestFigures({ guest }: { readonly guest: StudioGuest }): ReactElement {
  const { say } = useTexts();
  return (
    <>
      <Text variant="title-s">{guest.name}</Text>
      <Text variant="body-s" tone="secondary" numeric>
        {say('studio.room.time', { time: presentSeconds(guest.seconds) })}
      </Text>
      <Pair label={say('studio.room.rate')}>
        <Price price={guest.pricePerMinute} per="minute" size="sm" />
      </Pair>
      <Pair label={say('studio.room.paid')}>
        <Price price={guest.paid} size="sm" />
      </Pair>
      <Pair label={say('studio.room.youGet')}>
        <Price price={presentEuros(guest.earned)} />
      </Pair>
    </>
  );
}

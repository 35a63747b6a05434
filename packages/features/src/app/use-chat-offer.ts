import type { LiveOffer } from '@vx/contract';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useServices, useStore } from './context.tsx';
import { limitChangesAtom } from './limit-changes-atom.ts';
import { whenVisible } from './when-visible.ts';

/** An offer, and whether it says what is so for the guest's balance and limits of now. */
export interface KnownOffer<Offer extends LiveOffer | null> {
  readonly offer: Offer;
  readonly isCurrent: boolean;
}

/**
 * What a chat would be for this guest. Asks for the offer anew when the balance or the guest's limits change, once
 * somebody sees the page: what a balance lasts for and whether it is enough only the server says, which knows the
 * limits.
 * @param loaded the offer that the page came with; `null`: none, until the server has answered
 */
export function useChatOffer<Offer extends LiveOffer | null>(
  actorId: string,
  loaded: Offer,
  { isWanted, refusal = '' }: { readonly isWanted: boolean; readonly refusal?: string },
): KnownOffer<Offer | LiveOffer> {
  const { rest, logger, guest } = useServices();
  const { balanceVersion } = useStore(guest);
  const limitChanges = useAtomValue(limitChangesAtom);
  const moment = `${actorId} ${balanceVersion} ${limitChanges} ${refusal}`;
  const first = { loaded, offer: loaded as Offer | LiveOffer, moment: loaded && moment };
  const [known, setKnown] = useState(first);
  // Another room, or the same loaded anew.
  if (known.loaded !== loaded) setKnown(first);
  const isCurrent = known.moment === moment;
  useEffect(() => {
    if (isCurrent || !isWanted) return;
    let isOver = false;
    const ask = (): void =>
      void rest
        .call('GET /live/{actorId}/offer', { params: { actorId }, fresh: true })
        .then((fresh) => {
          if (!isOver) setKnown((before) => ({ ...before, offer: fresh, moment }));
        })
        // Without an answer nothing is claimed; a start asks the server itself.
        .catch((error: unknown) => logger.warn('live.offer', { error: String(error) }));
    const stop = whenVisible(ask);
    return () => {
      isOver = true;
      stop();
    };
  }, [actorId, isWanted, isCurrent, logger, moment, rest]);
  return { offer: known.offer, isCurrent };
}

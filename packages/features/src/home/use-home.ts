import { useAtomValue } from 'jotai/react';
import { useQuery } from 'urql';
import { useServices } from '../app/context.tsx';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useTexts } from '../texts/use-texts.ts';
import { HomeQuery } from './home.query.ts';
import { HOME_LIVE } from './load-home.ts';
import { toHomeView, type HomeView } from './presenters/home.ts';

/** What the start page shows; who comes and goes is laid over it. [RU-socket-actor-online-fanout] */
export function useHome(): HomeView {
  const { now } = useServices().config;
  const presence = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const [{ data: loaded }] = useQuery({ query: HomeQuery, variables: { live: HOME_LIVE } });
  return toHomeView({ loaded, presence, bought, now }, useTexts());
}

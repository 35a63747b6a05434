import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { useAnswer } from '../app/use-answers.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { HomeData } from './load-home.ts';
import { toHomeView, type HomeView } from './presenters/home.ts';

/** What the start page shows; who comes and goes is laid over it. [RU-socket-actor-online-fanout] */
export function useHome({ loaded, own }: HomeData): HomeView {
  const { now } = useServices().config;
  const presence = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  return toHomeView({ loaded: useAnswer(loaded), own, presence, bought, now }, useTexts());
}

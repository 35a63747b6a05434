import { useAtomValue } from 'jotai/react';
import { useAnswers } from '../app/use-answers.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { CamsData } from './load-cams.ts';
import { toCamList, type CamListView as Presented } from './presenters/cam-list.ts';

export interface CamListView extends Omit<Presented, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** What a list of performers shows; who comes and goes is laid over it. [RU-socket-actor-online-fanout] */
export function useCamList({ list, choice, loaded }: CamsData): CamListView {
  const presence = useAtomValue(presenceAtom);
  const pages = useAnswers(loaded);
  const { more, ...view } = toCamList({ list, choice, pages, presence }, useTexts());
  return { ...view, loadMore: useShowMore(more) };
}

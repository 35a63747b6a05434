import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { MemberAreaData } from './load-member-area.ts';
import { toMemberArea, type MemberAreaView } from './presenters/member-area.ts';

/** What a guest has, with who came and went since; `null` where it is not known. */
export function useMemberArea({ facts }: MemberAreaData): MemberAreaView | null {
  const { now } = useServices().config;
  const presence = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const texts = useTexts();
  return facts && toMemberArea(facts, { presence, bought, now }, texts);
}

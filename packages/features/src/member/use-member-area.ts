import { useTexts } from '../texts/use-texts.ts';
import type { MemberAreaData } from './load-member-area.ts';
import { toMemberArea, type MemberAreaView } from './presenters/member-area.ts';

/** What a guest has; `null` where it is not known. */
export function useMemberArea({ sidebar }: MemberAreaData): MemberAreaView | null {
  const texts = useTexts();
  return sidebar && toMemberArea(sidebar, texts);
}

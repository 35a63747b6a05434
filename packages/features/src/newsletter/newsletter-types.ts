import { newsletterTypes } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';

/**
 * The newsletters there are, with their bit flags, in their order, and whether anybody writes them: Late Night, VR and
 * contests wait for what they would tell of. [RU-newsletter-type-ids]
 */
export const newsletterChoices = [
  { typeId: newsletterTypes.vipClub, label: 'newsletter.type.vipClub', isWritten: true },
  { typeId: newsletterTypes.lateNight, label: 'newsletter.type.lateNight', isWritten: false },
  { typeId: newsletterTypes.vrPorn, label: 'newsletter.type.vr', isWritten: false },
  { typeId: newsletterTypes.contests, label: 'newsletter.type.contests', isWritten: false },
] as const satisfies readonly {
  readonly typeId: number;
  readonly label: MessageId;
  readonly isWritten: boolean;
}[];

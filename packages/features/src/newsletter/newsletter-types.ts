import { newsletterTypes } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';

/** The newsletters there are, with their bit flags, in their order. [RU-newsletter-type-ids] */
export const newsletterChoices = [
  { typeId: newsletterTypes.vipClub, label: 'newsletter.type.vipClub' },
  { typeId: newsletterTypes.lateNight, label: 'newsletter.type.lateNight' },
  { typeId: newsletterTypes.vrPorn, label: 'newsletter.type.vr' },
  { typeId: newsletterTypes.contests, label: 'newsletter.type.contests' },
] as const satisfies readonly { readonly typeId: number; readonly label: MessageId }[];

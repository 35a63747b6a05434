import type { MeetView } from '@vx/features/actors';
import type { ChatOption } from '@vx/ui/chat-options';
import { chatCircleIcon, deviceMobileIcon, eyeIcon } from '@vx/ui/icons';

const glyphs = { voyeur: eyeIcon, videoCall: deviceMobileIcon, message: chatCircleIcon } as const;

/** The ways to meet with their icons. */
export const withGlyphs = (options: MeetView['options']): readonly ChatOption[] =>
  options.map((option) => ({ ...option, glyph: glyphs[option.id] }));

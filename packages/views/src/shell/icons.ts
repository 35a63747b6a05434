import type { ShellLink, ShellPlace } from '@vx/features/shell';
import type { Glyph } from '@vx/ui/icon';
import {
  broadcastIcon,
  chatCircleIcon,
  chatsIcon,
  crownIcon,
  heartIcon,
  houseIcon,
  playCircleIcon,
  questionIcon,
  receiptIcon,
  slidersHorizontalIcon,
  stackIcon,
  ticketIcon,
  userCircleIcon,
  walletIcon,
} from '@vx/ui/icons';
import type { NavItem } from '@vx/ui/rail';

const glyphs: { readonly [Place in ShellPlace]: Glyph } = {
  home: houseIcon,
  live: broadcastIcon,
  videos: playCircleIcon,
  messages: chatCircleIcon,
  favourites: heartIcon,
  library: stackIcon,
  chats: chatsIcon,
  statement: receiptIcon,
  settings: slidersHorizontalIcon,
  limits: walletIcon,
  benefits: ticketIcon,
  vip: crownIcon,
  you: userCircleIcon,
  help: questionIcon,
};

/** A place of the navigation with its icon. */
export const withIcon = (link: ShellLink): NavItem => ({ ...link, glyph: glyphs[link.id] });

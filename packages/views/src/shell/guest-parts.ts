import { withTexts } from '@vx/features/app';
import { serverDrawn } from '../app/server-drawn.tsx';

const load = () => withTexts(['bars'], import('./live-guest-parts.ts'));
// Of the two builds only the server's has the code from the start.
const known = import.meta.env.SSR ? await load() : null;

/** The slot of notices of a guest: in the bar at the top of desktops, below it on phones. Not in rooms and forms. */
export const GuestNotices = serverDrawn('notices', load, known);

/** The first hints for a new guest, above the start page. */
export const FirstHints = serverDrawn('hints', load, known);

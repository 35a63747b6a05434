import { takingOver } from '../app/taking-over.tsx';
import { LiveNotices } from './LiveNotices.tsx';
import { Onboarding } from './Onboarding.tsx';

export { LiveNotices, Onboarding };

export const takeNotices = (drawn: Element | null) => takingOver(LiveNotices, drawn);
export const takeHints = (drawn: Element | null) => takingOver(Onboarding, drawn);

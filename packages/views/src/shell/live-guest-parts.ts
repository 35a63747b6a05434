import type { ComponentType } from 'react';
import { takingOver } from '../app/taking-over.tsx';
import { LiveNotices } from './LiveNotices.tsx';
import { Onboarding } from './Onboarding.tsx';

export const notices = (drawn: Element | null): ComponentType => takingOver(LiveNotices, drawn);
export const hints = (drawn: Element | null): ComponentType => takingOver(Onboarding, drawn);

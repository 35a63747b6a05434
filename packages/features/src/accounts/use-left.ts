import { useTexts } from '../texts/use-texts.ts';
import type { LeftData } from './account-data.ts';
import { toLeftView, type LeftView } from './presenters/left.ts';

/** What is said to who has asked to be deleted. */
export const useLeft = ({ leftUntil }: LeftData): LeftView => toLeftView(leftUntil, useTexts());

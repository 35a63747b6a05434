import type { LiveOffer } from '@vx/contract';
import { useTexts } from '../texts/use-texts.ts';
import { toVisitorDoor, type VisitorDoor } from './presenters/door.ts';

/** What somebody without an account meets before a room. */
export const useVisitorDoor = (freeCoins: LiveOffer['freeCoins'], name: string): VisitorDoor =>
  toVisitorDoor(freeCoins, name, useTexts());

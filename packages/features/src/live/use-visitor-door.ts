import type { LiveOffer } from '@vx/contract';
import { useTexts } from '../texts/use-texts.ts';
import type { DoorModel } from './door.query.ts';
import {
  toDoorPerson,
  toVisitorDoor,
  type DoorPerson,
  type VisitorDoor,
} from './presenters/door.ts';

/** What somebody without an account meets before a room. */
export const useVisitorDoor = (freeCoins: LiveOffer['freeCoins'], name: string): VisitorDoor =>
  toVisitorDoor(freeCoins, name, useTexts());

/** Who is behind the door, as it stands on the picture. */
export const useDoorPerson = (model: DoorModel | null): DoorPerson | undefined =>
  toDoorPerson(model, useTexts());

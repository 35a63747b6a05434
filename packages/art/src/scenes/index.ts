import type { SceneName } from '../types.ts';
import { city, hills, plants, rain, stage, sunset } from './outside.ts';
import type { SceneInput } from './parts.ts';
import {
  arch,
  blinds,
  curtain,
  disc,
  fairy,
  kitchen,
  lights,
  neon,
  shelf,
  studio,
} from './rooms.ts';

/** Backgrounds by name. */
export const scenes: Readonly<Record<SceneName, (input: SceneInput) => string>> = {
  city,
  bokeh: lights,
  arch,
  neon,
  plants,
  curtain,
  blinds,
  shelf,
  fairy,
  disc,
  stage,
  sunset,
  hills,
  studio,
  kitchen,
  rain,
};

export type { SceneInput } from './parts.ts';

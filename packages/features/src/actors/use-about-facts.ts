import { useTexts } from '../texts/use-texts.ts';
import { toAboutFacts, type AboutFact } from './presenters/about.ts';
import type { ProfileModel } from './profile.query.ts';

/** Facts about a performer, in the language of the page. */
export const useAboutFacts = (model: ProfileModel): readonly AboutFact[] =>
  toAboutFacts(model, useTexts());

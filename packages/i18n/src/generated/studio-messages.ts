// Written by `pnpm --filter @vx/i18n run generate` from the files below src/messages.
import { inLanguages, textsOf } from '../catalogue.ts';

/** What the studio of performers says, and why something was refused. No page of a guest reaches it. */
export const studioMessages = {
  studio: inLanguages({
    de: () =>
      textsOf({
        studio: import('../messages/de/studio/studio.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        studio: import('../messages/en/studio/studio.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        studio: import('../messages/nl/studio/studio.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        studio: import('../messages/es/studio/studio.json', { with: { type: 'json' } }),
      }),
  }),
  errors: inLanguages({
    de: () =>
      textsOf({
        errors: import('../messages/de/errors/errors.json', { with: { type: 'json' } }),
        money: import('../messages/de/errors/money.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        errors: import('../messages/en/errors/errors.json', { with: { type: 'json' } }),
        money: import('../messages/en/errors/money.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        errors: import('../messages/nl/errors/errors.json', { with: { type: 'json' } }),
        money: import('../messages/nl/errors/money.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        errors: import('../messages/es/errors/errors.json', { with: { type: 'json' } }),
        money: import('../messages/es/errors/money.json', { with: { type: 'json' } }),
      }),
  }),
};

// Written by `pnpm --filter @vx/i18n run generate` from the files below src/messages.
import { inLanguages, textsOf } from '../catalogue.ts';

/** Texts that every page has. */
export const commonMessages = inLanguages({
  de: () =>
    textsOf({
      actor: import('../messages/de/actor.json', { with: { type: 'json' } }),
      auth: import('../messages/de/auth.json', { with: { type: 'json' } }),
      avs: import('../messages/de/avs.json', { with: { type: 'json' } }),
      common: import('../messages/de/common.json', { with: { type: 'json' } }),
      consent: import('../messages/de/consent.json', { with: { type: 'json' } }),
      home: import('../messages/de/home.json', { with: { type: 'json' } }),
      live: import('../messages/de/live.json', { with: { type: 'json' } }),
      money: import('../messages/de/money.json', { with: { type: 'json' } }),
      shell: import('../messages/de/shell.json', { with: { type: 'json' } }),
    }),
  en: () =>
    textsOf({
      actor: import('../messages/en/actor.json', { with: { type: 'json' } }),
      auth: import('../messages/en/auth.json', { with: { type: 'json' } }),
      avs: import('../messages/en/avs.json', { with: { type: 'json' } }),
      common: import('../messages/en/common.json', { with: { type: 'json' } }),
      consent: import('../messages/en/consent.json', { with: { type: 'json' } }),
      home: import('../messages/en/home.json', { with: { type: 'json' } }),
      live: import('../messages/en/live.json', { with: { type: 'json' } }),
      money: import('../messages/en/money.json', { with: { type: 'json' } }),
      shell: import('../messages/en/shell.json', { with: { type: 'json' } }),
    }),
  nl: () =>
    textsOf({
      actor: import('../messages/nl/actor.json', { with: { type: 'json' } }),
      auth: import('../messages/nl/auth.json', { with: { type: 'json' } }),
      avs: import('../messages/nl/avs.json', { with: { type: 'json' } }),
      common: import('../messages/nl/common.json', { with: { type: 'json' } }),
      consent: import('../messages/nl/consent.json', { with: { type: 'json' } }),
      home: import('../messages/nl/home.json', { with: { type: 'json' } }),
      live: import('../messages/nl/live.json', { with: { type: 'json' } }),
      money: import('../messages/nl/money.json', { with: { type: 'json' } }),
      shell: import('../messages/nl/shell.json', { with: { type: 'json' } }),
    }),
  es: () =>
    textsOf({
      actor: import('../messages/es/actor.json', { with: { type: 'json' } }),
      auth: import('../messages/es/auth.json', { with: { type: 'json' } }),
      avs: import('../messages/es/avs.json', { with: { type: 'json' } }),
      common: import('../messages/es/common.json', { with: { type: 'json' } }),
      consent: import('../messages/es/consent.json', { with: { type: 'json' } }),
      home: import('../messages/es/home.json', { with: { type: 'json' } }),
      live: import('../messages/es/live.json', { with: { type: 'json' } }),
      money: import('../messages/es/money.json', { with: { type: 'json' } }),
      shell: import('../messages/es/shell.json', { with: { type: 'json' } }),
    }),
});

/** Texts that only some pages say: they come with those pages, in a chunk of each language. */
export const messageParts = {
  account: inLanguages({
    de: () =>
      textsOf({
        account: import('../messages/de/account/account.json', { with: { type: 'json' } }),
        alerts: import('../messages/de/account/alerts.json', { with: { type: 'json' } }),
        newsletter: import('../messages/de/account/newsletter.json', { with: { type: 'json' } }),
        passkeys: import('../messages/de/account/passkeys.json', { with: { type: 'json' } }),
        pincall: import('../messages/de/account/pincall.json', { with: { type: 'json' } }),
        privacy: import('../messages/de/account/privacy.json', { with: { type: 'json' } }),
        webpush: import('../messages/de/account/webpush.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        account: import('../messages/en/account/account.json', { with: { type: 'json' } }),
        alerts: import('../messages/en/account/alerts.json', { with: { type: 'json' } }),
        newsletter: import('../messages/en/account/newsletter.json', { with: { type: 'json' } }),
        passkeys: import('../messages/en/account/passkeys.json', { with: { type: 'json' } }),
        pincall: import('../messages/en/account/pincall.json', { with: { type: 'json' } }),
        privacy: import('../messages/en/account/privacy.json', { with: { type: 'json' } }),
        webpush: import('../messages/en/account/webpush.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        account: import('../messages/nl/account/account.json', { with: { type: 'json' } }),
        alerts: import('../messages/nl/account/alerts.json', { with: { type: 'json' } }),
        newsletter: import('../messages/nl/account/newsletter.json', { with: { type: 'json' } }),
        passkeys: import('../messages/nl/account/passkeys.json', { with: { type: 'json' } }),
        pincall: import('../messages/nl/account/pincall.json', { with: { type: 'json' } }),
        privacy: import('../messages/nl/account/privacy.json', { with: { type: 'json' } }),
        webpush: import('../messages/nl/account/webpush.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        account: import('../messages/es/account/account.json', { with: { type: 'json' } }),
        alerts: import('../messages/es/account/alerts.json', { with: { type: 'json' } }),
        newsletter: import('../messages/es/account/newsletter.json', { with: { type: 'json' } }),
        passkeys: import('../messages/es/account/passkeys.json', { with: { type: 'json' } }),
        pincall: import('../messages/es/account/pincall.json', { with: { type: 'json' } }),
        privacy: import('../messages/es/account/privacy.json', { with: { type: 'json' } }),
        webpush: import('../messages/es/account/webpush.json', { with: { type: 'json' } }),
      }),
  }),
  actor: inLanguages({
    de: () =>
      textsOf({
        actor: import('../messages/de/actor/actor.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        actor: import('../messages/en/actor/actor.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        actor: import('../messages/nl/actor/actor.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        actor: import('../messages/es/actor/actor.json', { with: { type: 'json' } }),
      }),
  }),
  auth: inLanguages({
    de: () =>
      textsOf({
        auth: import('../messages/de/auth/auth.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        auth: import('../messages/en/auth/auth.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        auth: import('../messages/nl/auth/auth.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        auth: import('../messages/es/auth/auth.json', { with: { type: 'json' } }),
      }),
  }),
  avs: inLanguages({
    de: () =>
      textsOf({
        avs: import('../messages/de/avs/avs.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        avs: import('../messages/en/avs/avs.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        avs: import('../messages/nl/avs/avs.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        avs: import('../messages/es/avs/avs.json', { with: { type: 'json' } }),
      }),
  }),
  bars: inLanguages({
    de: () =>
      textsOf({
        bars: import('../messages/de/bars/bars.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        bars: import('../messages/en/bars/bars.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        bars: import('../messages/nl/bars/bars.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        bars: import('../messages/es/bars/bars.json', { with: { type: 'json' } }),
      }),
  }),
  benefits: inLanguages({
    de: () =>
      textsOf({
        benefits: import('../messages/de/benefits/benefits.json', { with: { type: 'json' } }),
        errors: import('../messages/de/benefits/errors.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        benefits: import('../messages/en/benefits/benefits.json', { with: { type: 'json' } }),
        errors: import('../messages/en/benefits/errors.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        benefits: import('../messages/nl/benefits/benefits.json', { with: { type: 'json' } }),
        errors: import('../messages/nl/benefits/errors.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        benefits: import('../messages/es/benefits/benefits.json', { with: { type: 'json' } }),
        errors: import('../messages/es/benefits/errors.json', { with: { type: 'json' } }),
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
  incentives: inLanguages({
    de: () =>
      textsOf({
        incentives: import('../messages/de/incentives/incentives.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        incentives: import('../messages/en/incentives/incentives.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        incentives: import('../messages/nl/incentives/incentives.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        incentives: import('../messages/es/incentives/incentives.json', { with: { type: 'json' } }),
      }),
  }),
  legal: inLanguages({
    de: () =>
      textsOf({
        legal: import('../messages/de/legal/legal.json', { with: { type: 'json' } }),
        shell: import('../messages/de/legal/shell.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        legal: import('../messages/en/legal/legal.json', { with: { type: 'json' } }),
        shell: import('../messages/en/legal/shell.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        legal: import('../messages/nl/legal/legal.json', { with: { type: 'json' } }),
        shell: import('../messages/nl/legal/shell.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        legal: import('../messages/es/legal/legal.json', { with: { type: 'json' } }),
        shell: import('../messages/es/legal/shell.json', { with: { type: 'json' } }),
      }),
  }),
  limits: inLanguages({
    de: () =>
      textsOf({
        money: import('../messages/de/limits/money.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        money: import('../messages/en/limits/money.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        money: import('../messages/nl/limits/money.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        money: import('../messages/es/limits/money.json', { with: { type: 'json' } }),
      }),
  }),
  live: inLanguages({
    de: () =>
      textsOf({
        exitCodes: import('../messages/de/live/exitCodes.json', { with: { type: 'json' } }),
        live: import('../messages/de/live/live.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        exitCodes: import('../messages/en/live/exitCodes.json', { with: { type: 'json' } }),
        live: import('../messages/en/live/live.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        exitCodes: import('../messages/nl/live/exitCodes.json', { with: { type: 'json' } }),
        live: import('../messages/nl/live/live.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        exitCodes: import('../messages/es/live/exitCodes.json', { with: { type: 'json' } }),
        live: import('../messages/es/live/live.json', { with: { type: 'json' } }),
      }),
  }),
  messenger: inLanguages({
    de: () =>
      textsOf({
        gifts: import('../messages/de/messenger/gifts.json', { with: { type: 'json' } }),
        messenger: import('../messages/de/messenger/messenger.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        gifts: import('../messages/en/messenger/gifts.json', { with: { type: 'json' } }),
        messenger: import('../messages/en/messenger/messenger.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        gifts: import('../messages/nl/messenger/gifts.json', { with: { type: 'json' } }),
        messenger: import('../messages/nl/messenger/messenger.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        gifts: import('../messages/es/messenger/gifts.json', { with: { type: 'json' } }),
        messenger: import('../messages/es/messenger/messenger.json', { with: { type: 'json' } }),
      }),
  }),
  money: inLanguages({
    de: () =>
      textsOf({
        money: import('../messages/de/money/money.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        money: import('../messages/en/money/money.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        money: import('../messages/nl/money/money.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        money: import('../messages/es/money/money.json', { with: { type: 'json' } }),
      }),
  }),
  notifications: inLanguages({
    de: () =>
      textsOf({
        shell: import('../messages/de/notifications/shell.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        shell: import('../messages/en/notifications/shell.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        shell: import('../messages/nl/notifications/shell.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        shell: import('../messages/es/notifications/shell.json', { with: { type: 'json' } }),
      }),
  }),
  own: inLanguages({
    de: () =>
      textsOf({
        own: import('../messages/de/own/own.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        own: import('../messages/en/own/own.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        own: import('../messages/nl/own/own.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        own: import('../messages/es/own/own.json', { with: { type: 'json' } }),
      }),
  }),
  recharge: inLanguages({
    de: () =>
      textsOf({
        money: import('../messages/de/recharge/money.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        money: import('../messages/en/recharge/money.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        money: import('../messages/nl/recharge/money.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        money: import('../messages/es/recharge/money.json', { with: { type: 'json' } }),
      }),
  }),
  subscriptions: inLanguages({
    de: () =>
      textsOf({
        subscriptions: import('../messages/de/subscriptions/subscriptions.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        subscriptions: import('../messages/en/subscriptions/subscriptions.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        subscriptions: import('../messages/nl/subscriptions/subscriptions.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        subscriptions: import('../messages/es/subscriptions/subscriptions.json', { with: { type: 'json' } }),
      }),
  }),
  tracking: inLanguages({
    de: () =>
      textsOf({
        log: import('../messages/de/tracking/log.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        log: import('../messages/en/tracking/log.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        log: import('../messages/nl/tracking/log.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        log: import('../messages/es/tracking/log.json', { with: { type: 'json' } }),
      }),
  }),
  video: inLanguages({
    de: () =>
      textsOf({
        video: import('../messages/de/video/video.json', { with: { type: 'json' } }),
      }),
    en: () =>
      textsOf({
        video: import('../messages/en/video/video.json', { with: { type: 'json' } }),
      }),
    nl: () =>
      textsOf({
        video: import('../messages/nl/video/video.json', { with: { type: 'json' } }),
      }),
    es: () =>
      textsOf({
        video: import('../messages/es/video/video.json', { with: { type: 'json' } }),
      }),
  }),
};

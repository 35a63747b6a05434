import {
  webPushDbName,
  webPushLocalFavourites,
  webPushLocalSubscription,
} from '@vx/contract/constants';
import { cancellationOfferCookie, type CookieCategory } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';
import { lifeOf } from '../app/cookie-life.ts';

/** One thing that is stored in this browser. */
export interface StoredEntry {
  readonly name: string;
  readonly purpose: MessageId;
  readonly kept:
    | 'session'
    | 'tab'
    | 'browser'
    | 'week'
    | 'month'
    | 'year'
    | 'untilLogOut'
    | 'untilCleared';
}

const setByPages = (name: string, purpose: MessageId): StoredEntry => ({
  name,
  purpose,
  kept: lifeOf(name),
});

/**
 * Everything that the site stores in a browser, by category, each under its name or what stands before
 * the colon in it: cookies, the storage of the browser, its databases. Nothing else is written.
 * [EN-cookies] [RU-webpush-local-keys] [CO-webPushDbName]
 */
export const storedEntries: { readonly [Category in CookieCategory]: readonly StoredEntry[] } = {
  necessary: [
    { name: 'vx_sid', purpose: 'consent.entry.session', kept: 'session' },
    { name: 'vx_device', purpose: 'consent.entry.device', kept: 'year' },
    setByPages('vx_consent', 'consent.entry.consent'),
    setByPages('vx_age', 'consent.entry.age'),
    { name: 'vx_avs', purpose: 'consent.entry.avs', kept: 'untilCleared' },
    setByPages('vx_lang', 'consent.entry.language'),
    setByPages('vx_app', 'consent.entry.app'),
    setByPages('vx_theme', 'consent.entry.theme'),
    setByPages('vx_zone', 'consent.entry.zone'),
    setByPages('vx_discreet', 'consent.entry.discreet'),
    setByPages('vx_exit', 'consent.entry.exit'),
    setByPages('vx_blocked', 'consent.entry.blocked'),
    setByPages('vx_onboarded', 'consent.entry.onboarded'),
    setByPages('vx_bars', 'consent.entry.bars'),
    { name: 'vx.interrupted', purpose: 'consent.entry.interrupted', kept: 'untilCleared' },
    setByPages('vx_install_dismissed', 'consent.entry.install'),
    { name: 'react-router-scroll-positions', purpose: 'consent.entry.scroll', kept: 'tab' },
    { name: 'vx.load-again', purpose: 'consent.entry.loadAgain', kept: 'tab' },
    { name: 'vx.intent', purpose: 'consent.entry.intent', kept: 'untilCleared' },
    { name: cancellationOfferCookie, purpose: 'consent.entry.offer', kept: 'year' },
    { name: 'vx.drafts', purpose: 'consent.entry.draft', kept: 'untilLogOut' },
    { name: 'vx.messages', purpose: 'consent.entry.outbox', kept: 'untilLogOut' },
    { name: 'vx.outbox', purpose: 'consent.entry.outbox', kept: 'untilCleared' },
    { name: 'vx.lastChannel', purpose: 'consent.entry.lastChannel', kept: 'untilLogOut' },
    { name: webPushLocalSubscription, purpose: 'consent.entry.push', kept: 'untilCleared' },
    { name: webPushLocalFavourites, purpose: 'consent.entry.pushFavourites', kept: 'untilCleared' },
    { name: webPushDbName, purpose: 'consent.entry.pushRecord', kept: 'untilCleared' },
    { name: 'vx-files', purpose: 'consent.entry.files', kept: 'untilCleared' },
    { name: 'vx-pages', purpose: 'consent.entry.pages', kept: 'untilCleared' },
  ],
  functional: [
    { name: 'vx.searchHistory', purpose: 'consent.entry.searchHistory', kept: 'untilCleared' },
    { name: 'vx-own-pages', purpose: 'consent.entry.ownPages', kept: 'untilLogOut' },
  ],
  // Visits are counted on the server; nothing is kept in the browser for it.
  analytics: [],
};

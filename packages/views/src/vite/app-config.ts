import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vxMessages } from '@vx/i18n/vite';
import type { UserConfig } from 'vite';
import { layersFirst } from './layers-first.ts';
import { partsOfPages } from './parts-of-pages.ts';
import { rootStylesOnce } from './root-styles-once.ts';
import { watchRouteTable } from './watch-route-table.ts';
import { withoutDefaultLabels } from './without-default-labels.ts';

const everyPage =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|react-intl|jotai|@formatjs|intl-messageformat)\//;

/** The query client with its cache, and the reader of its documents: the first page of a visit may need none of it. */
const queries =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:@urql|urql|wonka|@0no-co|gql\.tada)\/|packages\/(?:api-client\/src\/graphql|features\/src\/(?:app\/(?:page-queries|graphcache)|cards\/\w+-parts|graphql))/;

/**
 * Ground that some pages stand on: it comes with them, and so do the words that it says. Named, since no number
 * of chunks that share a part tells it from the frame: with 5 to 8 the frame says words of some pages, with 15 to
 * 40 home loads 0.6 kB more in small files. `size` and `texts` fail when one is missing here.
 */
const somePages =
  'join-loads|keep-loaded|repeater-of|use-draft|drafts-atom|write-path|use-gate|use-chat-offer|use-seconds-left|age-check-|limits-link|phone-path|account-sections|passkey-device|alert-channels|performer-texts|plan-name|format-day|time-texts';

/** What the parts of the frame share that come when the page has time: one file instead of three of some hundred bytes. */
const later =
  /packages\/(?:features\/src\/app\/use-seconds-left|messenger-core\/src\/outbox\/outbox-key|ui\/src\/icons\/glyphs\/envelope-simple)\./;

/** Hooks and data of the frame around every page, and what its pictures take from `ui` without a style sheet. */
const everyFrame = new RegExp(
  String.raw`packages/(?:features/src/(?:(?:app|texts)/(?!${somePages})|shell/)|ui/src/(?:internal/(?:CustomProperties|nonce)|labels/|link/context))`,
);

const views = join(import.meta.dirname, '..');
const tables = [join(views, '../../routes/src'), join(views, 'routes')];

/** What the frame around every page shows: its components, and what it says before anybody has chosen. */
const frameParts = new RegExp(
  String.raw`packages/(?:ui/src/(?:styles|account-menu|age-gate|app-shell|breadcrumbs|consent-banner|fonts|footer|link|logo|not-found|page-progress|rail|switch|tab-bar|theme-provider|top-bar|ui-provider|wallet-pill)/|views/src/shell/(?:Gates|icons|OfflinePage|PageArrival|ProblemPage|QuickExit|ShellFooter|ShellStatus)\.|features/src/(?:webpush/install-offer|app/age-check-path|avs/(?:free-of-age-check|use-forced-avs)|consent/(?:consent-entries|presenters/categories|use-consent)\.)|contract/src/(?:enums/(?:consent|subscriptions)|constants/webpush))`,
);

/** Tiles and cards of performers and videos, with the rows that they stand in: every list shows some of them. */
const cards =
  /packages\/(?:ui\/src\/(?:performer-tile|media-card|section-header|story-bar|toggle-button|tokens|hero-billboard)\/|ui\/src\/internal\/FollowButton|views\/src\/(?:actors\/(?:Performer|rows)|videos\/rows|live\/LazyPreview)\.|features\/src\/(?:favorites\/(?:presenters\/follow|use-follow)\.|home\/load-home|lists\/cam-lists|texts\/performer-texts))/;

/** Forms of accounts, without the words that they say. */
const forms =
  /packages\/(?:ui\/src\/(?:checkbox|segmented-control|sign-in-form)\/|views\/src\/auth\/(?:link-to|use-form-errors)\.|session-core\/src\/rules\/(?:email|name|password)\.)/;

/** What pages say when something is refused, and where to go on. */
const problems =
  /packages\/(?:api-client\/src\/problem-of|contract\/src\/(?:constants\/bonuscodes|enums\/(?:money|payment|spending|vouchers)|errors\/)|features\/src\/(?:app\/join-loads|texts\/format-day)|views\/src\/(?:accounts\/HiddenFields|benefits\/SmallLink))/;

/** Where sections of settings are, and how their forms end; other pages lead to them. */
const account =
  /packages\/features\/src\/(?:app\/(?:account-sections|phone-path)|forms\/account-outcome)\./;

/** What the sections of settings have in common: their names, and the forms that most of them have. */
const settings =
  /packages\/features\/src\/accounts\/(?:load-section|section-texts|use-account-sections|presenters\/sections)\./;
const settingsForms =
  /packages\/(?:features\/src\/accounts\/(?:use-account-form|presenters\/form-state)|views\/src\/accounts\/AccountFormCard)\./;

/** Trails, with the table of who has one: the start page and the sections of settings have none. */
const trails =
  /packages\/(?:features\/src\/breadcrumbs\/load-breadcrumbs|routes\/src\/breadcrumbs)\./;

/** Icons that settings share, and home does without. */
const settingsIcons = /packages\/ui\/src\/icons\/glyphs\/(?:gauge|identification-card)\./;
/** Icons that pages share; alone each is a request for a few hundred bytes. */
const everyIcon = /packages\/ui\/src\/icons\/glyphs\/(?!(?:gauge|identification-card)\.)/;

/** Components and hooks that many pages show. What says words of some pages stays apart (`texts` fails where it does not). */
const manyPages =
  /packages\/(?:ui|views|features|kernel|[a-z]+-core)\/src\/(?!graphql|cards\/\w+-parts)|node_modules\/.*@base-ui/;

/**
 * How an app is built and served while it is worked on.
 *
 * @param folder the app's own, with `app` inside
 * @param base where its files are served: both apps have one origin, and their files must not meet
 */
export function appConfig({
  folder,
  base,
}: {
  readonly folder: string;
  readonly base: `/${string}/`;
}): UserConfig {
  return {
    base,
    plugins: [
      vxMessages(),
      partsOfPages(),
      withoutDefaultLabels(),
      layersFirst(),
      rootStylesOnce(folder),
      reactRouter(),
      watchRouteTable(tables, views, join(folder, 'app/routes.ts')),
    ],
    optimizeDeps: {
      // Shared pages are reached by the route table alone, which the search for imports does not read.
      entries: ['app/**/*.{ts,tsx}', join(views, '*/{pages,profile-pages,client}/*.{ts,tsx}')],
      include: ['react-dom/client', 'react-router/dom'],
    },
    ssr: { noExternal: [/^@vx\//] },
    build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              // What pages need together comes in one file with one style sheet: home loads 12 files of code and 3 of
              // styles instead of 74 and 29, and 7 kB less. `size` holds the counts.
              // Each style sheet begins with the order of the layers, so that they may come in any.
              codeSplitting: {
                groups: [
                  { name: 'frame', test: everyPage },
                  { name: 'shell', test: everyFrame, minShareCount: 2 },
                  { name: 'trails', test: trails },
                  { name: 'settings-icons', test: settingsIcons, minShareCount: 2 },
                  { name: 'icons', test: everyIcon, minShareCount: 10 },
                  { name: 'parts', test: manyPages, minShareCount: 16 },
                  { name: 'bars', test: frameParts },
                  { name: 'cards', test: cards },
                  { name: 'forms', test: forms, minShareCount: 2 },
                  { name: 'account', test: account, minShareCount: 2 },
                  { name: 'problems', test: problems, minShareCount: 2 },
                  { name: 'settings', test: settings, minShareCount: 2 },
                  { name: 'settings-forms', test: settingsForms, minShareCount: 2 },
                  { name: 'queries', test: queries },
                  { name: 'later', test: later, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
  };
}

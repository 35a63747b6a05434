import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vxMessages } from '@vx/i18n/vite';
import type { UserConfig } from 'vite';
import { layersFirst } from './layers-first.ts';
import { partsOfPages } from './parts-of-pages.ts';
import { watchRouteTable } from './watch-route-table.ts';
import { withoutDefaultLabels } from './without-default-labels.ts';

const everyPage =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|react-intl|jotai|@formatjs|intl-messageformat|@urql|urql|wonka|@0no-co)\//;

/**
 * Ground that some pages stand on: it comes with them, and so do the words that it says. Named, since no number
 * of chunks that share a part tells it from the frame: with 5 to 8 the frame says words of some pages, with 15 to
 * 40 home loads 0.6 kB more in small files. `size` and `texts` fail when one is missing here.
 */
const somePages =
  'join-loads|repeater-of|use-gate|use-chat-offer|use-seconds-left|age-check-|limits-link|phone-path|account-sections|passkey-device|alert-channels|performer-texts|plan-name|format-day|time-texts';

/** Hooks and data of the frame around every page, and what its pictures take from `ui` without a style sheet. */
const everyFrame = new RegExp(
  String.raw`packages/(?:features/src/(?:(?:app|texts)/(?!${somePages})|shell/)|ui/src/(?:internal/(?:CustomProperties|nonce)|labels/|link/context))`,
);

const views = join(import.meta.dirname, '..');
const tables = [join(views, '../../routes/src'), join(views, 'routes')];

/** Icons that many pages show; alone each is a request for a few hundred bytes. */
const everyIcon = /packages\/ui\/src\/icons\/glyphs\//;

/**
 * Components and hooks that many pages show come in one file with one style sheet: 40 files instead of 74 for the
 * first load of home, and 3 kB less. What says words of some pages stays apart (`texts` fails where it does not).
 */
const manyPages =
  /packages\/(?:ui|views|features|kernel|[a-z]+-core)\/src\/|node_modules\/.*@base-ui/;

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
              // What every page needs anyway comes in one file: fewer requests, and it compresses better.
              // Each style sheet begins with the order of the layers, so that they may come in any.
              advancedChunks: {
                groups: [
                  { name: 'frame', test: everyPage },
                  { name: 'shell', test: everyFrame, minShareCount: 2 },
                  { name: 'icons', test: everyIcon, minShareCount: 4 },
                  { name: 'parts', test: manyPages, minShareCount: 14 },
                ],
              },
            },
          },
        },
      },
    },
  };
}

import { languages } from '@vx/contract/enums';
import { build, defaultBrand } from '@vx/routes';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { siteName } from './page-config.ts';

const DAY_SECONDS = 86_400;
/** The ground of the dark theme, which is what guests without a choice see: `--bg-canvas`. */
const ground = '#0c0d14';

/** The mark of the brand in a square of 32, on what stands below it. */
const markOn = (below: string, scale = 1): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs>' +
  '<linearGradient id="a" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#a7b5ff"/>' +
  '<stop offset=".55" stop-color="#ceb4ff"/><stop offset="1" stop-color="#ffc2b6"/></linearGradient></defs>' +
  `${below}<g transform="translate(16 16) scale(${scale}) translate(-16 -16)">` +
  '<path d="M18.9 6.3A10.2 10.2 0 1 0 25.4 20.6" fill="none" stroke="url(#a)" stroke-width="4.8" stroke-linecap="round"/>' +
  '<circle cx="25.2" cy="11.6" r="3.3" fill="#ffc2b6"/></g></svg>';

/** In tabs: round. */
const icon = markOn(`<rect width="32" height="32" rx="9" fill="${ground}"/>`, 0.82);
/** On home screens: systems cut it, and leave the middle four fifths for certain. */
const maskable = markOn(`<path fill="${ground}" d="M0 0h32v32H0z"/>`, 0.62);

/** The pictures that are drawn from it, by address: what it is drawn from, and its side in px. */
const pictures = {
  '/icon_192.png': [icon, 192],
  '/icon_512.png': [icon, 512],
  '/icon_maskable.png': [maskable, 512],
  // Asked for by this name, without any tag.
  '/apple-touch-icon.png': [maskable, 180],
} as const;

/** What installs the site as an app, in one language: it opens where that language begins. */
const manifestOf = (language: (typeof languages)[number]): string =>
  JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    lang: language,
    dir: 'ltr',
    start_url: build('home', {}, { language, brand: defaultBrand }),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon_192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon_512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon_maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** The web app manifest of each language and its icons, drawn when they are first asked for. */
export function mountInstallable(app: FastifyInstance): void {
  for (const language of languages) {
    app.get(`/app_${language}.webmanifest`, (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(manifestOf(language)),
    );
  }
  // Browsers ask for the second address by themselves and take any picture there.
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(icon),
    );
  }
  for (const [path, [source, side]] of Object.entries(pictures)) {
    let drawn: Promise<Buffer> | null = null;
    app.get(path, async (_request, reply) => {
      drawn ??= sharp(Buffer.from(source), { density: (72 * side) / 32 })
        .resize(side, side)
        .png()
        .toBuffer();
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(await drawn);
    });
  }
}

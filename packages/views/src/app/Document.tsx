import {
  CONFIG_ELEMENT,
  configMark,
  GRAPHQL_ELEMENT,
  toEmbeddedJson,
  useServices,
} from '@vx/features/app';
import { useExitKeys, usePreferences, useTabWatch } from '@vx/features/shell';
import { preloadFonts } from '@vx/ui/fonts';
import { canvasColours, themeAttributes } from '@vx/ui/theme-provider';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { ExitCover } from '../shell/ExitCover.tsx';

const themes = ['dark', 'light'] as const;

/** The whole document. Its data blocks are written once, on the server, and read before hydration. */
export function Document({ children }: { readonly children: ReactNode }) {
  const { config, isServer, nonce, own, vxql } = useServices();
  const { theme, discreet, exited } = usePreferences();
  const { formatMessage } = useIntl();
  useExitKeys();
  useTabWatch();
  return (
    <html
      {...themeAttributes({ theme })}
      lang={config.language}
      dir="ltr"
      data-discreet={discreet ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content={theme === 'system' ? 'dark light' : theme} />
        {themes.map((name) =>
          theme === 'system' || theme === name ? (
            <meta
              key={name}
              name="theme-color"
              content={canvasColours[name]}
              media={theme === name ? undefined : `(prefers-color-scheme: ${name})`}
            />
          ) : null,
        )}
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/app_${config.language}.webmanifest`} />
        {preloadFonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        {exited ? <title>{formatMessage({ id: 'shell.exit.title' })}</title> : <Meta />}
        <Links nonce={nonce} />
      </head>
      <body>
        {exited ? <ExitCover /> : children}
        <DataBlock
          id={CONFIG_ELEMENT}
          json={isServer ? (own ? configMark(own) : toEmbeddedJson(config)) : ''}
        />
        <DataBlock id={GRAPHQL_ELEMENT} json={isServer ? toEmbeddedJson(vxql.extractData()) : ''} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Data for the page's own code; never a script. Hydration keeps what the server wrote. */
function DataBlock({ id, json }: { readonly id: string; readonly json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

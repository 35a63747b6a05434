import { composeServer, type PageRequest, type TakenText } from '@vx/features/app';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '../app/Providers.tsx';
import { labels } from './labels.ts';
import { texts } from './make-context.ts';

/** Renders the parts that were taken out of a page for the guest of this request (ADR 0024). */
export function renderOwn(parts: readonly unknown[], given: PageRequest): readonly string[] {
  const services = { ...composeServer(given, texts), nonce: undefined };
  const rendered = parts.map((part) =>
    typeof part === 'function'
      ? escaped((part as TakenText)(services))
      : withNonce(
          renderToString(
            <Providers services={services} labels={labels[services.config.language]}>
              {part as ReactNode}
            </Providers>,
          ),
          given.nonce,
        ),
  );
  services.scope[Symbol.dispose]();
  return rendered;
}

/** Rules that belong to a part come with it, and React lets nobody say the nonce where it renders a string. */
const withNonce = (html: string, nonce: string): string =>
  html.replaceAll('<style data-precedence="', `<style nonce="${nonce}" data-precedence="`);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes a text into an attribute. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

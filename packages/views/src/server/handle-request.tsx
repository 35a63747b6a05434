import { Writable } from 'node:stream';
import { requestServices } from '@vx/features/app';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { Providers } from '../app/Providers.tsx';
import { labels } from './labels.ts';
import { inlineCall } from './inline-call.ts';
import { loadAgain } from './load-again.ts';
import { scriptsLast } from './scripts-last.ts';

/** How long deferred data may take, in ms. */
export const streamTimeout = 5_000;

/**
 * Renders the document of a request, whole: its data is there before it begins, so that a stream would
 * come some milliseconds earlier and cost as many.
 */
export function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const services = context.get(requestServices);
  const nonce = services.nonce === undefined ? '' : ` nonce="${services.nonce}"`;
  // To load the answer to a form again would send the form again.
  const early =
    request.method.toUpperCase() === 'GET'
      ? `<script${nonce}>${inlineCall(loadAgain)}</script>`
      : '';

  return new Promise((resolve, reject) => {
    let hasShell = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <Providers services={services} labels={labels[services.config.language]}>
        <ServerRouter
          context={entry}
          url={request.url}
          {...(services.nonce !== undefined && { nonce: services.nonce })}
        />
      </Providers>,
      {
        nonce: services.nonce && { script: services.nonce, style: services.nonce },
        onShellReady() {
          hasShell = true;
        },
        onAllReady() {
          clearTimeout(patience);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(
            collect((page) => {
              services.scope[Symbol.dispose]();
              const document = scriptsLast(page, early);
              resolve(new Response(document, { headers, status: answerStatus }));
            }),
          );
        },
        onShellError(error: unknown) {
          clearTimeout(patience);
          // The page goes on: the router renders what failed with the same services.
          reject(error);
        },
        onError(error: unknown) {
          // A part that fails once the shell stands is rendered again in the browser.
          if (!hasShell) answerStatus = 500;
          else services.logger.error('page.render-failed', { error: String(error) });
        },
      },
    );
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Gives everything that was written, once it is complete. */
function collect(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(end) {
      done(Buffer.concat(chunks));
      end();
    },
  });
}

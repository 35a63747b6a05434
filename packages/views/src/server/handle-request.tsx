import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { requestServices } from '@vx/features/app';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { Providers } from '../app/Providers.tsx';
import { labels } from './labels.ts';

/** How long deferred data may take, in ms. */
export const streamTimeout = 5_000;

/** Renders the document of a request as a stream. */
export function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const services = context.get(requestServices);
  // Readers without scripts and search engines get the whole page at once; so does what guests share.
  const isWhole = services.own !== undefined || isbot(request.headers.get('user-agent'));
  const ready = isWhole ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let answered = false;
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
        [ready]() {
          answered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(patience);
              done();
            },
          });
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }),
          );
        },
        onShellError(error: unknown) {
          clearTimeout(patience);
          reject(error);
        },
        onError(error: unknown) {
          answerStatus = 500;
          if (answered) services.logger.error('page.render-failed', { error: String(error) });
        },
      },
    );
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}

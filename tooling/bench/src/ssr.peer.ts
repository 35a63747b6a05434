/** Bare server rendering: the elements of a page by React and `node:http`. In a process of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToPipeableStream } from 'react-dom/server';
import { answerOrders } from './processes.ts';
import { elementsOf, readPage } from './ssr.markup.ts';

answerOrders(async ({ html }: { readonly html: string }): Promise<number> => {
  const page = readPage(html);
  // As long as the server's own: the load pauses between its moments.
  const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
    // The elements are made for each page, as components would.
    const { pipe } = renderToPipeableStream(elementsOf(page), {
      onAllReady() {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        pipe(response);
      },
      onError(error) {
        response.destroy(error as Error);
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});

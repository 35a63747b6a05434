import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** Serves a folder on a free port of this machine, with files that a browser may keep; ends with the scope. */
export async function serveFolder(
  folder: string,
): Promise<AsyncDisposable & { readonly origin: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://here').pathname)));
    stat(path).then(
      (found) => {
        if (!found.isFile()) {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'cache-control': 'max-age=3600',
        });
        createReadStream(path).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `pnpm --filter @vx/reference dev`: serves the built site to this machine. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const site = join(import.meta.dirname, '../dist');
const port = 6007;

createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://here');
  const path = join(site, normalize(decodeURIComponent(pathname)));
  const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
  stat(file).then(
    (found) => {
      if (!found.isFile()) return response.writeHead(404).end();
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
      });
      return createReadStream(file).pipe(response);
    },
    () => response.writeHead(404).end(),
  );
}).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`));

/** Serves the built product for the browser tests: an empty data folder, seeded, gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const data = mkdtempSync(join(tmpdir(), 'vx-e2e-'));
process.env.VX_DATA_DIR = data;
process.env.NODE_ENV = 'production';
process.env.HOST ??= '127.0.0.1';
// Links in mails lead to where the tests are.
process.env.VX_ORIGIN ??= `http://127.0.0.1:${process.env.PORT ?? '8080'}`;
// Whom a test found live stays; that they come and go has tests of its own.
process.env.VX_DEMO_PRESENCE ??= 'steady';
// Tests sign up and log in far more often than people do.
process.env.VX_RATE_LIMIT ??= '0';
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

const server = join(import.meta.dirname, '../../../apps/server');
process.chdir(server);
await import(pathToFileURL(join(server, 'dist/main.js')).href);

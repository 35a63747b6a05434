import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};
const worthPacking = /javascript|css|json|svg|text|wasm|manifest/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Asset {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Named after its content: kept for ever. */
  readonly immutable: boolean;
  readonly packed: Map<'br' | 'gzip', Promise<Buffer>>;
}

/** The files of one built app, in memory; each is packed once, when it is first asked for. */
export class Assets {
  readonly #files = new Map<string, Asset>();

  /** @param prefix like `/_desktop` */
  static async read(folder: string, prefix: string): Promise<Assets> {
    const assets = new Assets();
    if (!existsSync(folder)) return assets;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      if (path.startsWith('.vite/')) continue;
      const content = await readFile(file);
      assets.#files.set(`${prefix}/${path}`, {
        content,
        type: types[extname(path)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
        immutable: path.startsWith('assets/'),
        packed: new Map(),
      });
    }
    return assets;
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Answers a file, or `null` when there is none of this name. */
  async send(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | null> {
    const asset = this.#files.get(path);
    if (!asset) return null;
    void reply
      .type(asset.type)
      .header('etag', asset.etag)
      .header('vary', 'Accept-Encoding')
      .header(
        'cache-control',
        asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
    const encoding = worthPacking.test(asset.type) ? chooseEncoding(request) : null;
    if (encoding === null) return reply.send(asset.content);
    let packed = asset.packed.get(encoding);
    if (!packed) {
      packed =
        encoding === 'br'
          ? brotli(asset.content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : zip(asset.content);
      asset.packed.set(encoding, packed);
    }
    return reply.header('content-encoding', encoding).send(await packed);
  }
}

/** The packing that both sides know, brotli first. */
export function chooseEncoding(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = request.headers['accept-encoding'];
  const text = typeof accepted === 'string' ? accepted : '';
  if (/\bbr\b/.test(text)) return 'br';
  return /\bgzip\b/.test(text) ? 'gzip' : null;
}

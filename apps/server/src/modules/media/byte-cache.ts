/** Bytes by key, up to a limit; what was not asked for the longest goes first. */
export interface ByteCache {
  /** What is kept under `key`, or what `load` gives; those who ask meanwhile share one load. */
  of(key: string, load: () => Promise<Buffer>): Promise<Buffer>;
}

/** @param limit bytes; anything larger is passed on without being kept */
export function createByteCache(limit: number): ByteCache {
  const kept = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer>>();
  let size = 0;

  const keep = (key: string, data: Buffer): void => {
    if (data.length > limit) return;
    kept.set(key, data);
    size += data.length;
    for (const [oldest, { length }] of kept) {
      if (size <= limit) return;
      kept.delete(oldest);
      size -= length;
    }
  };
  const start = async (key: string, load: () => Promise<Buffer>): Promise<Buffer> => {
    try {
      const data = await load();
      keep(key, data);
      return data;
    } finally {
      loading.delete(key);
    }
  };

  return {
    async of(key, load) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const running = loading.get(key) ?? start(key, load);
      loading.set(key, running);
      return running;
    },
  };
}

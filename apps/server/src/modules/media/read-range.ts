import { open } from 'node:fs/promises';

/** Reads a piece of a file. @throws Error when the file ends before it */
export async function readRange(file: URL | string, offset: number, size: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, offset);
    if (bytesRead !== size) throw new Error(`${String(file)} is shorter than it should be`);
    return buffer;
  } finally {
    await handle.close();
  }
}

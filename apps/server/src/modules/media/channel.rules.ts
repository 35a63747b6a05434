/** Which loops a channel or video is made of, one for each pass of 12 s. */
export interface Channel {
  /** Segments by which the channel is ahead of others on the same loop. */
  readonly lead: number;
  /** The loop that is played in the given pass. */
  loopAt(pass: number): string;
}

/** How many passes a video stays on one loop. */
const passesPerChapter = 4;

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  }
  return value >>> 0;
}

/**
 * Reads `<loop>` or `<loop>.<variation>`. A live channel stays on its loop; a video moves on to
 * another one every 48 s, in an order that its variation fixes.
 *
 * @returns `null` for a loop that is not bundled
 */
export function parseChannel(
  name: string,
  loops: readonly string[],
  live: boolean,
): Channel | null {
  const dot = name.indexOf('.');
  const loop = dot < 0 ? name : name.slice(0, dot);
  const start = loops.indexOf(loop);
  if (start < 0) return null;
  if (dot < 0) return { lead: 0, loopAt: () => loop };
  const seed = hash(name.slice(dot + 1));
  if (live) return { lead: seed % 6, loopAt: () => loop };
  const step = 1 + (seed % (loops.length - 1));
  return {
    lead: 0,
    loopAt: (pass) =>
      loops[(start + Math.floor(pass / passesPerChapter) * step) % loops.length] ?? loop,
  };
}

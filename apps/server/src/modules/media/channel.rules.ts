/** Which loop a channel or video is made of. */
export interface Channel {
  readonly loop: string;
  /** Segments by which the channel is ahead of others on the same loop. */
  readonly lead: number;
}

const segmentsPerLoop = 6;

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  }
  return value >>> 0;
}

/**
 * Reads `<loop>` or `<loop>.<variation>`. A loop shows one performer, so channels and videos stay on
 * theirs; the variation of a live channel sets where it is in it.
 *
 * @returns `null` for a loop that is not bundled
 */
export function parseChannel(
  name: string,
  loops: ReadonlySet<string>,
  live: boolean,
): Channel | null {
  const dot = name.indexOf('.');
  const loop = dot < 0 ? name : name.slice(0, dot);
  if (!loops.has(loop)) return null;
  const lead = dot < 0 || !live ? 0 : hash(name.slice(dot + 1)) % segmentsPerLoop;
  return { loop, lead };
}

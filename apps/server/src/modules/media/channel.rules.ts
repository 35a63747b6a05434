/** Which loop a channel or video is made of. */
export interface Channel {
  readonly loop: string;
  /** The performer whose film is made here; `null`: the loop is bundled. */
  readonly drawn: number | null;
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

/** The loop of a performer who has none that is bundled; an imported one is named by the channel alone. */
const drawnName = /^(?:drawn-([1-9]\d{0,8})(?:\.[^.]*)?|imported\.([1-9]\d{0,8}))$/;

/**
 * Reads `<loop>` or `<loop>.<variation>`. A loop shows one performer, so channels and videos stay on
 * theirs; the variation of a live channel sets where it is in it.
 *
 * @returns `null` for a loop that is neither bundled nor that of somebody who can be drawn
 */
export function parseChannel(
  name: string,
  loops: ReadonlySet<string>,
  live: boolean,
): Channel | null {
  const dot = name.indexOf('.');
  const loop = dot < 0 ? name : name.slice(0, dot);
  const [, id, imported] = drawnName.exec(name) ?? [];
  const drawn = Number(id ?? imported);
  const lead = dot < 0 || !live ? 0 : hash(name.slice(dot + 1)) % segmentsPerLoop;
  if (loops.has(loop)) return { loop, drawn: null, lead };
  return drawn > 0 ? { loop: `drawn-${drawn}`, drawn, lead } : null;
}

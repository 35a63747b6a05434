import { formatOf, type Shape } from './film/renditions.ts';
import type { FilmOrder } from './filmer.ts';
import type { Channel } from './channel.rules.ts';
import type { Films } from './films.ts';
import type { Looks } from './looks.ts';
import type { Loops, Reel } from './loops.ts';

/** Finds what a channel shows. */
export interface Reels {
  /** The renditions of a channel, the smallest first; `null`: it has to be filmed first. */
  find(channel: Channel, shape: Shape): Promise<readonly Reel[] | null>;
  /**
   * Has it filmed.
   * @returns whether there is somebody to film
   * @throws OperationError UNAVAILABLE with `retryAfter`: not now
   */
  film(channel: Channel, shape: Shape): Promise<boolean>;
  /** The shape of a rendition that the channel can have, by its name. */
  shapeOf(channel: Channel, rendition: string): Shape | null;
}

const shapes: readonly Shape[] = ['wide', 'tall'];
const plain = 360;
const finest = 1080;

/**
 * @param films made with the encoder that comes along, for whoever has none that is bundled
 * @param finer made with an encoder that was found, of those who are shown in high definition
 */
export function createReels(loops: Loops, looks: Looks, films: Films, finer: Films | null): Reels {
  const order = async (drawn: number, shape: Shape): Promise<FilmOrder | null> => {
    const look = await looks.ofActor(drawn);
    return look && { look, shape, lines: plain };
  };
  /** Whom somebody opened is filmed in more lines meanwhile; the next to open finds them. */
  const inMoreLines = async (loop: string, shape: Shape): Promise<readonly Reel[]> => {
    const look = finer && looks.ofLoop(loop);
    if (!finer || !look) return [];
    const wanted = { look, shape, lines: finest } as const;
    const reel = await finer.find(wanted);
    if (reel) return [reel];
    finer.make(wanted).catch(() => undefined);
    return [];
  };
  return {
    async find({ loop, drawn }, shape) {
      if (drawn === null) return [...loops.reels(loop, shape), ...(await inMoreLines(loop, shape))];
      const wanted = await order(drawn, shape);
      const reel = wanted && (await films.find(wanted));
      return reel && [reel];
    },
    async film({ drawn }, shape) {
      const wanted = drawn === null ? null : await order(drawn, shape);
      if (!wanted) return false;
      await films.make(wanted);
      return true;
    },
    shapeOf({ loop, drawn }, rendition) {
      const isOf = (shape: Shape): boolean =>
        drawn === null
          ? loops.reels(loop, shape).some(({ name }) => name === rendition) ||
            (finer !== null && formatOf(shape, finest).name === rendition)
          : formatOf(shape, plain).name === rendition;
      return shapes.find((shape) => isOf(shape)) ?? null;
    },
  };
}

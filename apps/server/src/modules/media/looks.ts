import { seededRandom, type Look } from '@vx/art';
import { lookOf } from '../../demo/looks.ts';
import { createDemoWorld, type DemoActor, type DemoWorldOptions } from '../../demo/world.ts';

/** What is known of a performer from whom no look was written. */
export interface Sitter {
  readonly id: number;
  readonly slug: string;
  readonly gender: DemoActor['gender'];
  readonly age: number;
}

/** How performers look. */
export interface Looks {
  /** Who is shown by a bundled loop in high definition; `null`: nobody. */
  ofLoop(loop: string): Look | null;
  /** By id: as in the demo world, else drawn from what is known of them; `null`: there is nobody. */
  ofActor(id: number): Promise<Look | null>;
}

/** Somebody who was imported always looks the same, as long as name, gender and age stay. */
const looksOf = ({ id, slug, gender, age }: Sitter): Look =>
  lookOf(slug, id, gender, age, seededRandom(`imported/${slug}`));

/**
 * @param world the demo world, made on first use; its time does not matter here
 * @param find performers beyond it
 */
export function createLooks(
  world: Omit<DemoWorldOptions, 'now'>,
  find: (id: number) => Promise<Sitter | null>,
): Looks {
  const read = () => {
    const { actors } = createDemoWorld({ ...world, now: 0 });
    return {
      byId: new Map(actors.map(({ id, art }) => [id, art])),
      byLoop: new Map(actors.flatMap(({ loop, art, hd }) => (hd ? [[loop, art] as const] : []))),
    };
  };
  let known: ReturnType<typeof read> | null = null;
  return {
    ofLoop: (loop) => (known ??= read()).byLoop.get(loop) ?? null,
    async ofActor(id) {
      const look = (known ??= read()).byId.get(id);
      if (look) return look;
      const sitter = await find(id);
      return sitter && looksOf(sitter);
    },
  };
}

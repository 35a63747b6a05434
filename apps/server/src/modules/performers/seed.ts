import { emailKey } from '@vx/session-core/rules';
import type { DemoWorld } from '../../demo/world.ts';
import { hashPassword } from '../accounts/index.ts';
import { insertAll } from '../actors/index.ts';
import type { PerformersDeps } from './performers-deps.ts';

/** The password of every performer of the demo world. */
export const demoPerformerPassword = 'candela-studio-1';

/** The address with which a performer of the demo world logs in, by the name of the profile's address. */
export const demoPerformerEmail = (slug: string): string => `${slug}@studio.candela.test`;

/** Gives each performer of the demo world an account. */
export async function seedPerformers(
  { database, clock, random }: Pick<PerformersDeps, 'database' | 'clock' | 'random'>,
  { actors }: DemoWorld,
): Promise<void> {
  const password_hash = await hashPassword(demoPerformerPassword);
  const created_at = new Date(clock.now());
  const rows = actors.map(({ id, slug }) => {
    const email = demoPerformerEmail(slug);
    return {
      id: random.uuid(),
      actor_id: id,
      email,
      email_key: emailKey(email),
      password_hash,
      language: 'en' as const,
      created_at,
    };
  });
  await database.transaction((tx) => insertAll(tx, 'performers', rows));
}

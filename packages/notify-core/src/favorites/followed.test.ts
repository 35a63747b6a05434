import { expect, it } from 'vitest';
import { followedFirst, type FollowedPerformer } from './followed.rules.ts';

const who = (
  name: string,
  state: FollowedPerformer['state'],
  lastTalkAt: number | null = null,
): FollowedPerformer & { readonly name: string } => ({ name, state, lastTalkAt });
const order = (...followed: ReturnType<typeof who>[]): string[] =>
  followedFirst(followed, (one) => one).map(({ name }) => name);

it('[SC-home] shows first whom a guest can talk to now, then who is in a chat, and nobody who is offline', () => {
  expect(
    order(
      who('away', 'offline', 9),
      who('busy', 'busy', 8),
      who('live', 'live'),
      who('free', 'freeChat'),
    ),
  ).toEqual(['live', 'free', 'busy']);
});

it('[SC-home] puts whom the guest talked to last before the others, who keep the order of their pins', () => {
  expect(
    order(
      who('newest', 'live'),
      who('older', 'live'),
      who('long ago', 'live', 1),
      who('just now', 'live', 2),
    ),
  ).toEqual(['just now', 'long ago', 'newest', 'older']);
});

import { expect, it } from 'vitest';
import * as published from './presenters.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/presenters/*.ts', '!./**/*.test.ts'],
  { eager: true },
);

it('publishes every presenter', () => {
  const names = Object.values(modules).flatMap((module) =>
    Object.keys(module).filter((name) => /^to[A-Z]/.test(name)),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(published).toSorted()).toEqual(names.toSorted());
});

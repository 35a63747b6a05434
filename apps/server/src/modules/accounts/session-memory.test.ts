import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SessionMemory, type KnownSession } from './session-memory.ts';

const known = (sessionId: string, expiresAt = 1): KnownSession => ({
  session: { sessionId, accountId: `g${sessionId}`, tag: 't', language: 'en' },
  loadedAt: 0,
  seenAt: 0,
  expiresAt,
});

/** How many entries of maps and sets somebody walks over while this runs. */
function visitsDuring(run: () => void): number {
  const prototypes = [new Map().keys(), new Set().keys()].map(
    (iterator) => Object.getPrototypeOf(iterator) as { next: () => unknown },
  );
  const originals = prototypes.map(({ next }) => next);
  let visits = 0;
  prototypes.forEach((prototype, index) => {
    prototype.next = function next(this: unknown) {
      visits += 1;
      return originals[index]?.call(this);
    };
  });
  try {
    run();
  } finally {
    prototypes.forEach((prototype, index) => {
      prototype.next = originals[index] as () => unknown;
    });
  }
  return visits;
}

describe('what a node knows of sessions', () => {
  it('finds a session by each key and forgets it under all', () => {
    const memory = new SessionMemory(10);
    memory.remember('cookie', known('a', 1));
    memory.remember('bearer', known('a', 2));
    for (const found of [memory.byKey('cookie'), memory.byKey('bearer'), memory.byId('a')])
      expect(found?.expiresAt).toBe(2);
    memory.forget('a');
    expect([memory.byKey('cookie'), memory.byKey('bearer'), memory.byId('a')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('lets the one go that was not used for longest, alone', () => {
    const memory = new SessionMemory(2);
    memory.remember('1', known('a'));
    memory.remember('2', known('b'));
    memory.byKey('1');
    memory.remember('3', known('c'));
    expect([memory.byKey('1'), memory.byKey('2'), memory.byKey('3')]).toEqual([
      expect.anything(),
      null,
      expect.anything(),
    ]);
  });

  it('visits as few entries for one of many sessions as for one of few', () => {
    const visitsAmong = (sessions: number): number => {
      const memory = new SessionMemory(sessions);
      for (let id = 0; id < sessions; id += 1) memory.remember(`k${id}`, known(String(id)));
      return visitsDuring(() => {
        memory.byId('5');
        memory.byKey('k7');
        memory.remember('more', known('9'));
        memory.remember('new', known('new'));
        memory.forget('3');
      });
    };
    expect(visitsAmong(20_000)).toBe(visitsAmong(20));
    expect(visitsAmong(20)).toBeLessThan(15);
  });

  it('knows what a plain list would know', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const step = fc.record({ do: fc.constantFrom('remember', 'forget', 'byKey', 'byId'), id });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const memory = new SessionMemory(3);
        let model: string[] = [];
        for (const { do: action, id: one } of steps) {
          const isKnown = model.includes(one);
          if (action === 'remember') {
            memory.remember(`k${one}`, known(one));
            model = [...model.filter((other) => other !== one), one].slice(-3);
          } else if (action === 'forget') {
            memory.forget(one);
            model = model.filter((other) => other !== one);
          } else {
            const found = action === 'byId' ? memory.byId(one) : memory.byKey(`k${one}`);
            expect(found !== null).toBe(isKnown);
            if (isKnown) model = [...model.filter((other) => other !== one), one];
          }
          expect(memory.size).toBe(model.length);
        }
      }),
    );
  });
});

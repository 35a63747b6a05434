import { describe, expect, it } from 'vitest';
import { createMachine } from './index.ts';

type Event = 'go' | 'echo' | 'boom' | 'bad';
type Effect = 'send echo' | 'throw' | 'note';

function build(log: string[]) {
  return createMachine<number, Event, Effect>({
    initial: 0,
    transition(state, event) {
      if (event === 'bad') throw new TypeError('no such step');
      log.push(`${event}@${state}`);
      if (event === 'go') return { state: state + 1, effects: ['send echo', 'note'] };
      if (event === 'boom') return { state: state + 1, effects: ['throw', 'note', 'send echo'] };
      return { state: state + 10, effects: [] };
    },
    run(effect, send) {
      log.push(effect);
      if (effect === 'send echo') send('echo');
      if (effect === 'throw') throw new RangeError('effect');
    },
  });
}

describe('createMachine', () => {
  it('runs all effects of a step before the next event has its turn', () => {
    const log: string[] = [];
    const machine = build(log);
    machine.subscribe(() => log.push(`=${machine.getSnapshot()}`));
    machine.send('go');
    expect(log).toEqual(['go@0', '=1', 'send echo', 'note', 'echo@1', '=11']);
  });

  it('lets a throwing effect hold up neither the other effects nor the waiting events', () => {
    const log: string[] = [];
    const machine = build(log);
    expect(() => machine.send('boom')).toThrow(RangeError);
    expect(log).toEqual(['boom@0', 'throw', 'note', 'send echo', 'echo@1']);
    machine.send('go');
    expect(machine.getSnapshot()).toBe(22);
  });

  it('keeps its state when a transition throws, and goes on', () => {
    const machine = build([]);
    expect(() => machine.send('bad')).toThrow(TypeError);
    machine.send('echo');
    expect(machine.getSnapshot()).toBe(10);
  });

  it('still runs the effects when a listener throws', () => {
    const log: string[] = [];
    const machine = build(log);
    machine.subscribe(() => {
      throw new SyntaxError('listener');
    });
    expect(() => machine.send('go')).toThrow(SyntaxError);
    expect(log).toContain('note');
  });

  it('ignores events after its end', () => {
    const machine = build([]);
    machine[Symbol.dispose]();
    machine.send('go');
    expect(machine.getSnapshot()).toBe(0);
  });
});

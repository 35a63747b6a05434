import { FakeClock } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createNavbar } from './navbar.ts';
import { createExitKeys } from './quick-exit.ts';
import { createTabWatch } from './tab-watch.ts';

describe('the keys that leave', () => {
  const setUp = () => {
    const clock = new FakeClock();
    let exits = 0;
    const keys = createExitKeys({ clock, onExit: () => (exits += 1) });
    return { clock, keys, exits: () => exits };
  };

  it('leave with the third Shift in five seconds, once', () => {
    const { clock, keys, exits } = setUp();
    keys.press('Shift', false);
    clock.advance(2_500);
    keys.press('Shift', false);
    clock.advance(2_500);
    expect(exits()).toBe(0);
    keys.press('Shift', false);
    expect(exits()).toBe(1);
    keys.press('Shift', false);
    expect(exits()).toBe(1);
  });

  it('stay when the presses are too far apart, one is held, or something was typed between', () => {
    const { clock, keys, exits } = setUp();
    keys.press('Shift', false);
    clock.advance(2_501);
    keys.press('Shift', false);
    clock.advance(2_500);
    keys.press('Shift', false);
    expect(exits()).toBe(0);
    const typing = setUp();
    for (const key of ['Shift', 'A', 'Shift', 'B', 'Shift']) typing.keys.press(key, false);
    expect(typing.exits()).toBe(0);
    const holding = setUp();
    for (const held of [false, true, true, true]) holding.keys.press('Shift', held);
    expect(holding.exits()).toBe(0);
  });
});

describe('the bar at the top of phones', () => {
  const setUp = () => {
    const clock = new FakeClock();
    const navbar = createNavbar({ scheduler: clock });
    const rest = (top: number): boolean => {
      navbar.scrolled(top);
      clock.advance(200);
      return navbar.getSnapshot().hidden;
    };
    return { clock, navbar, rest };
  };

  it('[RU-shell-navbar-hide-threshold#1][RU-shell-navbar-hide-threshold#2][RU-shell-navbar-hide-threshold#3][CO-scrollHideThreshold][CO-scrollShowNavbarThreshold] goes when the guest moved down by more than 10 px, beyond 50', () => {
    const { rest } = setUp();
    expect(rest(49)).toBe(false);
    expect(rest(59)).toBe(false);
    expect(rest(70)).toBe(true);
    const near = setUp();
    expect(near.rest(50)).toBe(false);
    expect(near.rest(61)).toBe(true);
  });

  it('[RU-shell-navbar-show] comes back when the guest scrolls up', () => {
    const { rest } = setUp();
    expect(rest(400)).toBe(true);
    expect(rest(390)).toBe(false);
    expect(rest(800)).toBe(true);
  });

  it('[RU-shell-scroll-debounce][CO-scrollDebounce][CO-scrollTolerance] looks once the page rested for 200 ms, and not at 5 px', () => {
    const { clock, navbar, rest } = setUp();
    let changes = 0;
    navbar.subscribe(() => (changes += 1));
    for (let top = 0; top <= 600; top += 100) {
      navbar.scrolled(top);
      clock.advance(199);
    }
    expect(changes).toBe(0);
    clock.advance(1);
    expect(navbar.getSnapshot().hidden).toBe(true);
    expect(changes).toBe(1);
    expect(rest(595)).toBe(true);
    expect(rest(594)).toBe(false);
  });

  it('[RU-shell-navbar-hiders] stays away until the last of those that hide it is gone', () => {
    const { navbar, rest } = setUp();
    const hidden = (): boolean => navbar.getSnapshot().hidden;
    navbar.addHider('a');
    navbar.addHider('b');
    navbar.removeHider('a');
    expect(hidden()).toBe(true);
    navbar.removeHider('b');
    expect(hidden()).toBe(false);
    navbar.addHider('a');
    rest(400);
    navbar.removeHider('a');
    expect(hidden()).toBe(true);
    expect(rest(300)).toBe(false);
  });

  it('hears nothing after its end', () => {
    const { clock, navbar } = setUp();
    navbar.scrolled(600);
    navbar[Symbol.dispose]();
    clock.advance(1_000);
    expect(navbar.getSnapshot().hidden).toBe(false);
  });
});

describe('a tab that is left', () => {
  const setUp = () => {
    const clock = new FakeClock();
    const events: string[] = [];
    let title = 'Home';
    const watch = createTabWatch({
      scheduler: clock,
      // As a document: spaces at its ends are not given back.
      title: { get: () => title.trim(), set: (next) => (title = next) },
      onEvent: (event) => events.push(event),
    });
    return { clock, events, watch, title: () => title, open: (next: string) => (title = next) };
  };

  it('[RU-shell-leave-event] tells of leaving each time it is hidden', () => {
    const { events, watch } = setUp();
    watch.visible(false);
    watch.visible(false);
    expect(events).toEqual(['leave']);
  });

  it('[RU-shell-comeback-event-once#1][RU-shell-comeback-event-once#2][EN-analyticsEventsOnVisibility] tells of the first return, and of no other', () => {
    const { events, watch } = setUp();
    for (const isVisible of [false, true, false, true]) watch.visible(isVisible);
    expect(events).toEqual(['leave', 'comeback', 'leave']);
  });

  it('[RU-shell-title-animation][CO-titleAnimationStep] moves words before its title every 100 ms while hidden, and puts it back', () => {
    const { clock, watch, title } = setUp();
    watch.remind('Chat');
    expect(title()).toBe('Home');
    watch.visible(false);
    expect(title()).toBe('Chat · Home');
    clock.advance(99);
    expect(title()).toBe('Chat · Home');
    clock.advance(1);
    expect(title()).toBe('hat · CHome');
    clock.advance(600);
    expect(title()).toBe('Chat · Home');
    watch.visible(true);
    expect(title()).toBe('Home');
    clock.advance(500);
    expect(title()).toBe('Home');
  });

  it('[RU-shell-title-animation] keeps its title when nothing runs, or what ran has ended', () => {
    const { clock, watch, title } = setUp();
    watch.visible(false);
    clock.advance(500);
    expect(title()).toBe('Home');
    watch.remind('Chat');
    clock.advance(300);
    expect(title()).not.toBe('Home');
    watch.remind(null);
    expect(title()).toBe('Home');
    watch[Symbol.dispose]();
  });

  it('[RU-shell-title-animation] goes on with the title of a page that came while the tab was hidden', () => {
    const { clock, watch, title, open } = setUp();
    watch.remind('Chat');
    watch.visible(false);
    clock.advance(100);
    open('Zuri Bell');
    expect(title()).toBe('Zuri Bell');
    clock.advance(100);
    expect(title()).toBe('at · ChZuri Bell');
    clock.advance(100);
    expect(title()).toBe('t · ChaZuri Bell');
    watch.visible(true);
    expect(title()).toBe('Zuri Bell');
  });

  it('[RU-shell-title-animation] leaves a title alone that came after its last step', () => {
    const { watch, title, open } = setUp();
    watch.remind('Chat');
    watch.visible(false);
    open('Zuri Bell');
    watch.visible(true);
    expect(title()).toBe('Zuri Bell');
  });
});

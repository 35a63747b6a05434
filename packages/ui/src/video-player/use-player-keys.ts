import type { KeyboardEvent } from 'react';

export type PlayerVerbs = {
  togglePlay: () => void;
  toggleMute: () => void;
  toggleFullscreen: () => void;
  toggleCaptions: () => void;
  toggleTheatre: () => void;
  seekBy: (seconds: number) => void;
  seekTo: (share: number) => void;
  changeVolume: (by: number) => void;
};

/**
 * Space and K play, M mutes, F fills the screen, T the window, C shows captions, arrows and J/L move, digits jump,
 * up and down change the volume. A field keeps the arrows that move its own value.
 */
export const handlePlayerKey = (event: KeyboardEvent, verbs: PlayerVerbs): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  const onControl = target.closest('button, input, a, select') !== null;
  const usesArrows = target.closest('input, select, textarea') !== null;
  const run = (verb: () => void): void => {
    event.preventDefault();
    verb();
  };
  switch (event.key) {
    case ' ':
      if (!onControl) run(verbs.togglePlay);
      break;
    case 'k':
    case 'K':
      run(verbs.togglePlay);
      break;
    case 'm':
    case 'M':
      run(verbs.toggleMute);
      break;
    case 'f':
    case 'F':
      run(verbs.toggleFullscreen);
      break;
    case 't':
    case 'T':
      run(verbs.toggleTheatre);
      break;
    case 'c':
    case 'C':
      run(verbs.toggleCaptions);
      break;
    case 'j':
    case 'J':
      run(() => verbs.seekBy(-10));
      break;
    case 'l':
    case 'L':
      run(() => verbs.seekBy(10));
      break;
    case 'ArrowLeft':
      if (!usesArrows) run(() => verbs.seekBy(-5));
      break;
    case 'ArrowRight':
      if (!usesArrows) run(() => verbs.seekBy(5));
      break;
    case 'ArrowUp':
      if (!usesArrows) run(() => verbs.changeVolume(0.05));
      break;
    case 'ArrowDown':
      if (!usesArrows) run(() => verbs.changeVolume(-0.05));
      break;
    default:
      if (/^\d$/u.test(event.key) && !onControl) run(() => verbs.seekTo(Number(event.key) / 10));
  }
};

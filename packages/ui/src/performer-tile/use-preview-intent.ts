import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { durations } from '../tokens/tokens.ts';
import { prefersCalm } from '../internal/prefers-calm.ts';

const LONG_PRESS_MS = 450;
const MOVE_TOLERANCE = 10;

/** Whether a preview is wanted: a pointer that rests, or a long press. */
export type PreviewIntent = {
  active: boolean;
  start: () => void;
  stop: () => void;
  /** For the element that is hovered or pressed. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onContextMenu: (event: { preventDefault: () => void }) => void;
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void;
  };
};

/**
 * When a preview is wanted: the mouse rests for 250 ms, or a finger stays for 450 ms. With reduced motion
 * only the button starts it. A long press does not follow the link below it.
 */
export const usePreviewIntent = (enabled: boolean): PreviewIntent => {
  const [active, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const origin = useRef({ x: 0, y: 0 });
  const pressed = useRef(false);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const start = useCallback(() => {
    clear();
    setActive(enabled);
  }, [clear, enabled]);
  const stop = useCallback(() => {
    clear();
    setActive(false);
  }, [clear]);
  useEffect(() => clear, [clear]);

  const arm = (ms: number, then: () => void): void => {
    clear();
    timer.current = setTimeout(then, ms);
  };
  return {
    active: active && enabled,
    start,
    stop,
    handlers: {
      onPointerEnter: (event) => {
        if (enabled && event.pointerType === 'mouse' && !prefersCalm())
          arm(durations['intent'], start);
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') stop();
      },
      onPointerDown: (event) => {
        if (!enabled || event.pointerType === 'mouse') return;
        pressed.current = false;
        origin.current = { x: event.clientX, y: event.clientY };
        arm(LONG_PRESS_MS, () => {
          pressed.current = true;
          start();
        });
      },
      onPointerMove: (event) => {
        if (timer.current === undefined || event.pointerType === 'mouse') return;
        if (
          Math.hypot(event.clientX - origin.current.x, event.clientY - origin.current.y) >
          MOVE_TOLERANCE
        )
          clear();
      },
      onPointerUp: clear,
      onPointerCancel: clear,
      onContextMenu: (event) => {
        if (timer.current !== undefined || pressed.current) event.preventDefault();
      },
      onClickCapture: (event) => {
        if (!pressed.current) return;
        pressed.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
};

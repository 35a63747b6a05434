import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { limited } from './limits.ts';
import {
  moved,
  offsetOf,
  zoomedAt,
  type MapPoint,
  type MapSize,
  type MapView,
} from './mercator.ts';
import type { MapMotion } from './use-map-view.ts';

/** A press that moves less is a press, px. */
const MOVE_TOLERANCE = 6;
/** One press of an arrow key, px. */
const STRIDE_PX = 80;
/** Levels for one pixel of a wheel; a pinch on a trackpad counts in smaller numbers. */
const wheelRate = { wheel: 0.0025, pinch: 0.012 };

const arrows: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -STRIDE_PX, y: 0 },
  ArrowRight: { x: STRIDE_PX, y: 0 },
  ArrowUp: { x: 0, y: -STRIDE_PX },
  ArrowDown: { x: 0, y: STRIDE_PX },
};

type Hold = {
  pointers: Map<number, MapPoint>;
  /** The view, and the fingers' middle and distance, when they last came or went. */
  view: MapView;
  middle: MapPoint;
  spread: number;
  dragged: boolean;
};

const middleOf = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([one, other]: readonly MapPoint[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

const capture = (node: HTMLElement | null, pointer: number): void => {
  try {
    node?.setPointerCapture(pointer);
  } catch {
    // The finger is gone already: there is nothing left to follow.
  }
};

export type MapGestures = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
  onDoubleClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Drag, wheel, pinch, double click and keys. A drag moves the layer alone; the map is drawn anew
 * when the finger is lifted, or when it comes near the end of what is drawn.
 */
export function useMapGestures(
  motion: MapMotion,
  size: MapSize,
  stage: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  showAll: () => void,
): MapGestures {
  const hold = useRef<Hold | null>(null);
  const current = useRef({ motion, size });
  useLayoutEffect(() => {
    current.current = { motion, size };
    // Drawn anew: the layer stands where it belongs.
    layer.current?.style.removeProperty('translate');
  }, [layer, motion, size]);

  const fromMiddle = (event: { clientX: number; clientY: number }): MapPoint => {
    const box = stage.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  };

  useEffect(() => {
    const node = stage.current;
    const handleWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : 16);
      const levels = pixels * (event.ctrlKey ? wheelRate.pinch : wheelRate.wheel);
      const box = stage.current?.getBoundingClientRect();
      if (box === undefined) return;
      current.current.motion.zoomBy(Math.max(-0.5, Math.min(0.5, -levels)), {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      });
    };
    // React listens passively: the page would scroll along.
    node?.addEventListener('wheel', handleWheel, { passive: false });
    return () => node?.removeEventListener('wheel', handleWheel);
  }, [stage]);

  const grip = (view: MapView, pointers: Map<number, MapPoint>, dragged: boolean): void => {
    const points = [...pointers.values()];
    hold.current = { pointers, view, middle: middleOf(points), spread: spreadOf(points), dragged };
  };
  /** What the fingers ask for now. */
  const wanted = ({ view, middle, spread, pointers }: Hold): MapView => {
    const points = [...pointers.values()];
    const now = middleOf(points);
    const zoom = spread > 0 ? view.zoom + Math.log2(Math.max(1, spreadOf(points)) / spread) : null;
    const nearer = zoom === null ? view : zoomedAt(view, zoom, middle);
    return limited(moved(nearer, { x: middle.x - now.x, y: middle.y - now.y }), size);
  };
  const release = (event: PointerEvent): void => {
    const held = hold.current;
    if (held === null || !held.pointers.has(event.pointerId)) return;
    const view = wanted(held);
    if (held.dragged) motion.show(view);
    held.pointers.delete(event.pointerId);
    if (held.pointers.size > 0) grip(held.dragged ? view : held.view, held.pointers, held.dragged);
    else {
      // The click that follows at once has to know; a later one is another's.
      setTimeout(() => {
        if (hold.current === held) hold.current = null;
      });
    }
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      const held = hold.current?.pointers.size ? hold.current : null;
      const pointers = new Map(held?.pointers);
      const view = held?.dragged === true ? wanted(held) : motion.live;
      pointers.set(event.pointerId, fromMiddle(event));
      grip(view, pointers, held?.dragged ?? false);
    },
    onPointerMove: (event) => {
      const held = hold.current;
      if (held === null || !held.pointers.has(event.pointerId)) return;
      held.pointers.set(event.pointerId, fromMiddle(event));
      const now = middleOf([...held.pointers.values()]);
      const far = Math.hypot(now.x - held.middle.x, now.y - held.middle.y);
      if (!held.dragged && far < MOVE_TOLERANCE && held.pointers.size === 1) return;
      if (!held.dragged) {
        held.dragged = true;
        capture(stage.current, event.pointerId);
      }
      const view = wanted(held);
      const drawn = motion.live;
      const off = offsetOf(view, drawn.center);
      const isFar = Math.abs(off.x) > size.width / 3 || Math.abs(off.y) > size.height / 3;
      if (held.pointers.size > 1 || isFar || view.zoom !== drawn.zoom) motion.show(view);
      else layer.current?.style.setProperty('translate', `${off.x}px ${off.y}px`);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event) => {
      if (hold.current?.dragged !== true) return;
      hold.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
    onDoubleClick: (event) => {
      if (event.target instanceof Element && event.target.closest('button, a') === null)
        motion.zoomBy(1, fromMiddle(event), true);
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      if (arrow !== undefined) motion.show(moved(motion.live, arrow));
      else if (event.key === '+' || event.key === '=') motion.zoomBy(1, undefined, true);
      else if (event.key === '-') motion.zoomBy(-1, undefined, true);
      else if (event.key === '0') showAll();
      else return;
      event.preventDefault();
    },
  };
}

import {
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { useUiLabels } from '../labels/context.tsx';

type Corner = { bottom: boolean; end: boolean };

const turned: Readonly<Record<string, Partial<Corner>>> = {
  ArrowUp: { bottom: false },
  ArrowDown: { bottom: true },
  ArrowLeft: { end: false },
  ArrowRight: { end: true },
};

/** The corner of the stage in which the self view stands: moved by arrow keys, or dragged to where it disturbs least. */
export function SelfViewPlace({
  stage,
  children,
}: {
  stage: RefObject<HTMLElement | null>;
  children: ReactNode;
}): ReactElement {
  const labels = useUiLabels();
  const place = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  // Where the layout of the room puts it, until the guest wants it elsewhere.
  const [corner, setCorner] = useState<Corner | null>(null);
  const [drag, setDrag] = useState({ x: 0, y: 0 });
  const nearest = (): Corner => {
    const own = place.current?.getBoundingClientRect();
    const all = stage.current?.getBoundingClientRect();
    if (own === undefined || all === undefined) return { bottom: true, end: true };
    return {
      bottom: own.top + own.height / 2 > all.top + all.height / 2,
      end: own.left + own.width / 2 > all.left + all.width / 2,
    };
  };
  const turn = (event: KeyboardEvent): void => {
    const to = turned[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setCorner({ ...(corner ?? nearest()), ...to });
  };
  const grab = (event: PointerEvent): void => {
    from.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const pull = (event: PointerEvent): void => {
    if (from.current === null) return;
    setDrag({ x: event.clientX - from.current.x, y: event.clientY - from.current.y });
  };
  const drop = (): void => {
    if (from.current === null) return;
    from.current = null;
    if (drag.x !== 0 || drag.y !== 0) setCorner(nearest());
    setDrag({ x: 0, y: 0 });
  };
  return (
    <CustomProperties
      element={place}
      values={{ '--vx-self-drag-x': `${drag.x}px`, '--vx-self-drag-y': `${drag.y}px` }}
    >
      <div
        className="vx-stage__self"
        data-block={corner === null ? undefined : corner.bottom ? 'end' : 'start'}
        data-inline={corner === null ? undefined : corner.end ? 'end' : 'start'}
        role="group"
        aria-label={labels.chat.selfView}
      >
        {children}
        <button
          type="button"
          className="vx-stage__move"
          aria-label={labels.chat.moveSelfView}
          onKeyDown={turn}
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={drop}
          onPointerCancel={drop}
        />
        <output className="vx-visually-hidden">
          {corner === null ? '' : labels.chat.selfViewAt(corner.bottom, corner.end)}
        </output>
      </div>
    </CustomProperties>
  );
}

import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import './popover.css';

export type PreviewCardProps = RootProps<'a'> & {
  /** Where it leads. */
  href: string;
  /** The link as it stands in the text or list. */
  children: ReactNode;
  /** A picture, a name, a price: everything in it exists behind the link, too. */
  preview: ReactNode;
  /** What is shown is still on its way: keeps its place. */
  loading?: boolean | undefined;
};

const PreviewPopup = lazy(() =>
  import('./PreviewPopup.tsx').then((module) => ({ default: module.PreviewPopup })),
);

/** A link that shows a performer or a video to a mouse that rests on it and to the keyboard. Touch follows the link. */
export function PreviewCard({
  href,
  children,
  preview,
  loading = false,
  ...rest
}: PreviewCardProps): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  const intend = (next: boolean): void => {
    clearTimeout(timer.current);
    if (next) setNeeded(true);
    timer.current = setTimeout(() => setOpen(next), 250);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      ref={anchor}
      className="vx-preview-trigger"
      role="presentation"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') intend(true);
      }}
      onPointerLeave={() => intend(false)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) intend(true);
      }}
      onBlur={() => intend(false)}
      onClick={() => {
        clearTimeout(timer.current);
        setOpen(false);
      }}
    >
      <Link {...rootProps(rest, 'vx-preview-link')} href={href}>
        {children}
      </Link>
      {needed ? (
        <Suspense fallback={null}>
          <PreviewPopup
            open={open}
            anchor={anchor}
            loading={loading}
            onStay={() => intend(true)}
            onLeave={() => intend(false)}
            onClose={() => setOpen(false)}
          >
            {preview}
          </PreviewPopup>
        </Suspense>
      ) : null}
    </span>
  );
}

import { useId, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import './logo.css';

export type LogoProps = RootProps<'span'> & {
  /** The brand's name: the wordmark and the accessible name. */
  name: string;
  /** Which of its looks it has. */
  variant?: 'full' | 'mark' | undefined;
  /** How big it is. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Links to the home page when given. */
  href?: string | undefined;
};

/** Mark and wordmark of the brand. */
export function Logo({
  name,
  variant = 'full',
  size = 'md',
  href,
  ...rest
}: LogoProps): ReactElement {
  const gradient = useId();
  const mark = (
    <svg className="vx-logo__mark" viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="1" x2="1" y2="0">
          <stop className="vx-logo__start" offset="0" />
          <stop className="vx-logo__mid" offset=".55" />
          <stop className="vx-logo__end" offset="1" />
        </linearGradient>
      </defs>
      <path
        d="M18.9 6.3 A10.2 10.2 0 1 0 25.4 20.6"
        fill="none"
        stroke={`url(#${gradient})`}
        strokeWidth="4.8"
        strokeLinecap="round"
      />
      <circle className="vx-logo__light" cx="25.2" cy="11.6" r="3.3" />
    </svg>
  );
  const content = (
    <>
      {mark}
      {variant === 'full' ? (
        <span className="vx-logo__word">{name}</span>
      ) : (
        <span className="vx-visually-hidden">{name}</span>
      )}
    </>
  );
  const root = rootProps(rest, 'vx-logo');
  if (href === undefined)
    return (
      <span {...root} data-size={size} data-variant={variant}>
        {content}
      </span>
    );
  return (
    <Link {...(root as RootProps<'a'>)} data-size={size} data-variant={variant} href={href}>
      {content}
    </Link>
  );
}

import { useEffect, useId, useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { TextLink } from '../link/TextLink.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Picture } from '../picture/Picture.tsx';
import { useInertSurroundings } from './use-inert-surroundings.ts';
import './age-gate.css';

export type AgeGateProps = RootProps<'div'> & {
  /** Name of the brand. */
  brand: string;
  /** Heading. */
  title: string;
  /** A sentence below the title. */
  text: string;
  /** "I am 18 or older". Without script the form posts to `action`. */
  confirm: {
    label: string;
    action?: string | undefined;
    name?: string | undefined;
    onConfirm?: (() => void) | undefined;
  };
  /** "Leave", of the same size: an address outside. */
  leave: { label: string; href: string };
  /** Small print below. */
  note?: ReactNode;
  /** Further links. */
  links?: readonly { label: string; href: string }[] | undefined;
  /** A quiet picture above the text on phones. */
  picture?: string | undefined;
  /** Above the page, or a page of its own. */
  variant?: 'dialog' | 'page' | undefined;
};

/** Adults only, on entry. Both choices weigh the same; the first focus is on the text. It stands in the server's markup. */
export function AgeGate({
  brand,
  title,
  text,
  confirm,
  leave,
  note,
  links = [],
  picture,
  variant = 'dialog',
  ...rest
}: AgeGateProps): ReactElement {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, rest.ref);
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = variant === 'dialog';
  useInertSurroundings(root, modal);
  useEffect(() => {
    if (modal) heading.current?.focus({ preventScroll: true });
  }, [modal]);
  const submit = (event: FormEvent): void => {
    if (confirm.onConfirm === undefined) return;
    event.preventDefault();
    confirm.onConfirm();
  };
  return (
    <div {...rootProps(rest, 'vx-age-gate')} ref={merged} data-variant={variant}>
      <div
        className="vx-age-gate__panel"
        // Not `aria-modal`: what lies behind is inert, what has to stay in reach above it (the question about cookies) is not.
        {...(modal
          ? {
              role: 'dialog',
              'aria-labelledby': `${id}-title`,
              'aria-describedby': `${id}-text`,
            }
          : {})}
      >
        {picture === undefined ? null : (
          <div className="vx-age-gate__picture">
            <Picture
              src={picture}
              alt=""
              ratio="fill"
              radius="none"
              sizes="100vw"
              priority
              position="30% 50%"
            />
          </div>
        )}
        <div className="vx-age-gate__body">
          <Logo name={brand} variant="mark" size="lg" />
          <h1 className="vx-age-gate__title" id={`${id}-title`} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="vx-age-gate__text" id={`${id}-text`}>
            {text}
          </p>
          <form
            className="vx-age-gate__choices"
            method="post"
            action={confirm.action}
            onSubmit={submit}
          >
            <Button type="submit" variant="solid" size="lg" name={confirm.name} value="1">
              {confirm.label}
            </Button>
            <Button variant="solid" size="lg" href={leave.href} rel="noreferrer">
              {leave.label}
            </Button>
          </form>
          <div className="vx-age-gate__foot">
            {note === undefined ? null : <p>{note}</p>}
            {links.length === 0 ? null : (
              <p className="vx-age-gate__links">
                {links.map((link) => (
                  <TextLink key={link.href} href={link.href}>
                    {link.label}
                  </TextLink>
                ))}
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

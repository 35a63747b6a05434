import type { ReactElement, ReactNode } from 'react';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Picture } from '../picture/Picture.tsx';
import './not-found.css';

export type NotFoundProps = RootProps<'section'> & {
  /** "Error 404" */
  code: string;
  /** Heading. */
  title: string;
  /** What may have happened, and that nothing was bought or lost. */
  text: string;
  /** Address of the picture. */
  picture: string | null;
  /** Two colours to show until the picture is there. */
  palette?: readonly string[] | undefined;
  /** Go to home, search. */
  actions: ReactNode;
  /** Whether the words stand over the picture (desktop) or below it (phones); says which buttons fit. */
  layout?: 'over' | 'below' | undefined;
  /** Something to go on with: who is live. */
  children?: ReactNode;
};

/** A page that does not exist, and the shortest way on. */
export function NotFound({
  code,
  title,
  text,
  picture,
  palette = ['#171a45', '#4c3a6b'],
  actions,
  layout = 'over',
  children,
  ...rest
}: NotFoundProps): ReactElement {
  return (
    <>
      <section {...rootProps(rest, 'vx-not-found')} data-layout={layout}>
        <div className="vx-not-found__picture">
          <Picture
            src={picture}
            alt=""
            ratio="fill"
            radius="none"
            palette={palette}
            sizes="(width < 1024px) 100vw, 1160px"
            position="50% 34%"
            priority
          />
        </div>
        <div className="vx-not-found__words">
          <p className="vx-not-found__code">{code}</p>
          <h1 className="vx-not-found__title">{title}</h1>
          <p className="vx-not-found__text">{text}</p>
          <div className="vx-not-found__actions">{actions}</div>
        </div>
        <EndMark />
      </section>
      {children}
    </>
  );
}

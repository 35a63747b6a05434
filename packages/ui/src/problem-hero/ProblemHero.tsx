import './problem-hero.css';
import type { ReactElement, ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';

export type ProblemHeroProps = {
  /** "Error 404". */
  code: string;
  title: string;
  /** What it means, also for money. */
  text: string;
  picture: string;
  /** Buttons: the first is the way on. */
  actions: ReactNode;
};

/** A page that is not there or failed: a calm picture, what it means, a way on. On phones the words stand below the picture. */
export function ProblemHero({ code, title, text, picture, actions }: ProblemHeroProps): ReactElement {
  return (
    <section className="vx-problem">
      <div className="vx-problem__picture"><Picture src={picture} alt="" ratio="fill" radius="none" sizes="100vw" priority position="40% 40%" /></div>
      <div className="vx-problem__body">
        <p className="vx-problem__code">{code}</p>
        <h1 className="vx-problem__title">{title}</h1>
        <p className="vx-problem__text">{text}</p>
        <div className="vx-problem__actions">{actions}</div>
      </div>
    </section>
  );
}

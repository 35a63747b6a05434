import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './season-game-frame.css';

export type SeasonGameFrameProps = RootProps<'section'> & {
  /** Names the game. */
  title: string;
  /** Show the title; on phones the top bar has it. */
  showTitle?: boolean | undefined;
  /** Which game it is. */
  game: 'slot' | 'shooting' | 'hunt' | 'calendar';
  /** "2 of 3 tries left today" */
  headline: string;
  /** "Free. Coins cannot be used here." */
  text?: string | undefined;
  /** Drawn as bars beside the headline. */
  tries?: { left: number; total: number } | undefined;
  /** `running` comes after the server has answered; `over`: no try is left, or the season has ended. */
  state: 'ready' | 'asking' | 'running' | 'won' | 'nothing' | 'over';
  /** Said politely and shown once the game stands still: "Two lanterns: 5 points for your account." */
  result?: ReactNode;
  /** Plays, or posts the plain form to `action`. In a game of skill it plays for the guest. */
  play: {
    label: string;
    onPlay?: (() => void) | undefined;
    action?: string | undefined;
    hidden?: Readonly<Record<string, string>> | undefined;
  };
  /** While it runs the button goes to the result. */
  skip: { label: string; onSkip?: (() => void) | undefined };
  /** "New tries tomorrow at 00:00. Runs until 6 January." */
  note?: string | undefined;
  /** What went wrong; no try was used up. */
  error?: string | undefined;
  /** A season's picture behind the game. */
  scene?: string | undefined;
  /** `SlotReels`, `TargetField` or a season's own stage. */
  children: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | undefined;
};

/** The stage of a seasonal game: tries, the game, its result in words, and one button that always gets there. */
export function SeasonGameFrame({
  title,
  showTitle = false,
  game,
  headline,
  text,
  tries,
  state,
  result,
  play,
  skip,
  note,
  error,
  scene,
  children,
  level = 2,
  ...rest
}: SeasonGameFrameProps): ReactElement {
  const Title = `h${level}` as const;
  const still = state === 'won' || state === 'nothing' || state === 'over';
  const running = state === 'running';
  const submit = (event: FormEvent): void => {
    if (play.onPlay === undefined) return;
    event.preventDefault();
    if (state !== 'asking') play.onPlay();
  };
  return (
    <section
      {...rootProps(rest, 'vx-game')}
      data-game={game}
      data-state={state}
      data-scene={scene === undefined ? undefined : ''}
      aria-label={title}
    >
      {scene === undefined ? null : (
        <img className="vx-game__scene" src={scene} alt="" decoding="async" />
      )}
      {showTitle ? <Title className="vx-game__title">{title}</Title> : null}
      <div className="vx-game__head">
        <div>
          <p className="vx-game__headline">{headline}</p>
          {text === undefined ? null : <p className="vx-game__text">{text}</p>}
        </div>
        {tries === undefined ? null : (
          <span className="vx-game__tries" aria-hidden="true">
            {Array.from({ length: tries.total }, (_, index) => (
              <span key={index} data-left={index >= tries.total - tries.left ? '' : undefined} />
            ))}
          </span>
        )}
      </div>
      <div className="vx-game__stage">{children}</div>
      <form className="vx-game__foot" method="post" action={play.action} onSubmit={submit}>
        {Object.entries(play.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="vx-game__result" role="status">
          {still ? result : null}
        </p>
        {error === undefined ? null : (
          <p className="vx-game__error" role="alert">
            {error}
          </p>
        )}
        <Button
          size="lg"
          block
          variant={running ? 'media' : 'primary'}
          type={running ? 'button' : 'submit'}
          loading={state === 'asking'}
          disabled={state === 'over'}
          onClick={running ? skip.onSkip : undefined}
        >
          {running ? skip.label : play.label}
        </Button>
        {note === undefined ? null : <p className="vx-game__note">{note}</p>}
      </form>
    </section>
  );
}

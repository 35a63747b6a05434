import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { checkCircleIcon, flagIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './challenge-list.css';

/** A task with its progress and reward. */
export type Challenge = {
  id: string;
  title: string;
  /** "Tomorrow, 21:00" or what is to do. */
  text?: string | undefined;
  glyph?: Glyph | undefined;
  /** What it brings: "100 points". */
  reward?: string | undefined;
  state: 'open' | 'done' | 'claimable' | 'claimed';
  /** The state in words: "2 of 3", "Done", "Claimed". */
  status?: string | undefined;
  /** 0 to 1, while open. */
  share?: number | undefined;
  /** A reminder, a link or the winner, instead of the status. */
  end?: ReactNode;
};

export type ChallengeListProps = RootProps<'section', 'hidden'> & {
  /** Heading. */
  title: string;
  /** "2 to 1 for Aurora", at the end of the title. */
  note?: string | undefined;
  /** The challenges, in order. */
  challenges: readonly Challenge[];
  /** "Claim"; the name of the button gets the reward. */
  claimLabel: string;
  /** Claims, or posts the plain form with the field `challenge`. */
  onClaim?: ((id: string) => void) | undefined;
  /** Address that the form posts to. */
  action?: string | undefined;
  /** Further fields of the form, unseen: name and value. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The one that the server is asked about. */
  busyId?: string | undefined;
  /** Said politely: "100 points are yours." */
  result?: string | undefined;
  /** `milestones` are steps on one way. */
  variant?: 'list' | 'milestones' | undefined;
  /** Stands in place of the list. */
  empty?: string | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

/** Tasks of an event and what they bring. */
export function ChallengeList({
  title,
  note,
  challenges,
  claimLabel,
  onClaim,
  action,
  hidden,
  busyId,
  result,
  variant = 'list',
  empty,
  level = 2,
  ...rest
}: ChallengeListProps): ReactElement {
  const Title = `h${level}` as const;
  const submit = (event: FormEvent): void => {
    if (onClaim !== undefined) event.preventDefault();
  };
  return (
    <section {...rootProps(rest, 'vx-challenges')} data-variant={variant} aria-label={title}>
      <div className="vx-challenges__head">
        <Title className="vx-challenges__title">{title}</Title>
        {note === undefined ? null : <span className="vx-challenges__note">{note}</span>}
      </div>
      <p className="vx-visually-hidden" role="status">
        {result}
      </p>
      {challenges.length === 0 && empty !== undefined ? (
        <p className="vx-challenges__empty">{empty}</p>
      ) : null}
      {challenges.length === 0 ? null : (
        <form method="post" action={action} onSubmit={submit}>
          {Object.entries(hidden ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ol className="vx-challenges__list">
            {challenges.map((challenge) => (
              <li key={challenge.id} className="vx-challenge" data-state={challenge.state}>
                <span className="vx-challenge__mark" aria-hidden="true">
                  <Icon
                    glyph={
                      challenge.state === 'claimed'
                        ? checkCircleIcon
                        : (challenge.glyph ?? flagIcon)
                    }
                    weight={challenge.state === 'claimed' ? 'fill' : 'regular'}
                  />
                </span>
                <div className="vx-challenge__body">
                  <p className="vx-challenge__title">{challenge.title}</p>
                  {challenge.text === undefined ? null : (
                    <p className="vx-challenge__text">{challenge.text}</p>
                  )}
                  {challenge.reward === undefined ? null : (
                    <p className="vx-challenge__reward">{challenge.reward}</p>
                  )}
                  {challenge.state === 'open' && challenge.share !== undefined ? (
                    <ProgressBar value={challenge.share} tone="own" />
                  ) : null}
                </div>
                <div className="vx-challenge__end">
                  {challenge.state === 'claimable' ? (
                    <Button
                      type="submit"
                      name="challenge"
                      value={challenge.id}
                      variant="solid"
                      size="sm"
                      loading={busyId === challenge.id}
                      aria-label={`${claimLabel}: ${challenge.reward ?? challenge.title}`}
                      onClick={() => onClaim?.(challenge.id)}
                    >
                      {claimLabel}
                    </Button>
                  ) : (
                    (challenge.end ?? (
                      <span className="vx-challenge__status">{challenge.status}</span>
                    ))
                  )}
                </div>
              </li>
            ))}
          </ol>
        </form>
      )}
    </section>
  );
}

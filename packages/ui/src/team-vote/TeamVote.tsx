import { useId, type FormEvent, type ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon, trophyIcon } from '../icons/index.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './team-vote.css';

/** A team and its points. */
export type Team = {
  id: string;
  name: string;
  /** "Captain Kaia Storm" */
  captain: string;
  picture: string;
  /** "Illustrated portrait of Kaia Storm" */
  pictureAlt: string;
  /** "340" */
  points: string;
  /** "Winner", once it is over. */
  won?: string | undefined;
};

export type TeamBannerProps = RootProps<'div'> & {
  /** The two teams. */
  teams: readonly [Team, Team];
  /** "points" */
  pointsLabel: string;
  /** Between them: "vs". */
  versus: string;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

/** Two teams side by side. */
export function TeamBanner({
  teams,
  pointsLabel,
  versus,
  level = 2,
  ...rest
}: TeamBannerProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div {...rootProps(rest, 'vx-versus')}>
      {teams.map((team, index) => (
        <section key={team.id} className="vx-versus__team" data-side={index === 0 ? 'a' : 'b'}>
          <img className="vx-versus__picture" src={team.picture} alt={team.pictureAlt} />
          <div className="vx-versus__text">
            {team.won === undefined ? null : (
              <p className="vx-versus__won">
                <Badge tone="sale" icon={trophyIcon}>
                  {team.won}
                </Badge>
              </p>
            )}
            <p className="vx-versus__captain">{team.captain}</p>
            <Title className="vx-versus__name">{team.name}</Title>
            <p className="vx-versus__points">
              <strong>{team.points}</strong> {pointsLabel}
            </p>
          </div>
        </section>
      ))}
      <span className="vx-versus__badge" aria-hidden="true">
        {versus}
      </span>
    </div>
  );
}

export type TeamVoteProps = RootProps<'form', 'label' | 'value' | 'hidden'> & {
  /** Names the group: "Your vote for this challenge". */
  label: string;
  /** What can be chosen, in order. */
  options: readonly [TeamOption, TeamOption];
  /** The team that has the guest's vote. */
  value?: string | undefined;
  /** `pending`: an answer is awaited, and no other press counts. `ageCheck`: the check comes first, see `next`. */
  state: 'open' | 'pending' | 'ageCheck' | 'closed';
  /** Called with what was voted for. */
  onVote?: ((teamId: string) => void) | undefined;
  /** Posts the field `team` where there is no script; then `submit` names the button. */
  action?: string | undefined;
  /** Further fields of the form, unseen: name and value. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Words of the button that sends. */
  submit: string;
  /** "1,812 votes" */
  total: string;
  /** "Your vote counts for Aurora", "Aurora won", or what comes first; said politely. */
  message?: string | undefined;
  /** The way to undo. */
  takeBack?: { label: string; onTakeBack: () => void } | undefined;
  /** Beside the message, in `ageCheck`: the way to the check. */
  next?: { label: string; href: string } | undefined;
};

/** A team to choose. */
export type TeamOption = {
  id: string;
  name: string;
  /** 0 to 1 */
  share: number;
  /** "54 %" */
  text: string;
};

/** One vote between two teams: radio buttons, with what all votes say. */
export function TeamVote(props: TeamVoteProps): ReactElement {
  const rest = rootOf(props, ['onVote']);
  const { options, value, state, onVote } = props;
  const name = useId();
  const submit = (event: FormEvent): void => {
    if (onVote !== undefined) event.preventDefault();
  };
  const vote = (teamId: string): void => {
    if (state !== 'pending') onVote?.(teamId);
  };
  return (
    <form
      {...rootProps(rest, 'vx-team-vote', { onSubmit: submit })}
      data-state={state}
      method="post"
      action={props.action}
    >
      {Object.entries(props.hidden ?? {}).map(([field, content]) => (
        <input key={field} type="hidden" name={field} value={content} />
      ))}
      <fieldset
        className="vx-team-vote__options"
        disabled={state === 'closed' || state === 'ageCheck'}
        aria-busy={state === 'pending' ? true : undefined}
      >
        <legend className="vx-visually-hidden">{props.label}</legend>
        {options.map((option, index) => (
          <label
            key={option.id}
            className="vx-team-vote__option"
            data-side={index === 0 ? 'a' : 'b'}
          >
            <input
              type="radio"
              name={onVote === undefined ? 'team' : name}
              value={option.id}
              {...(onVote === undefined
                ? { defaultChecked: value === option.id }
                : { checked: value === option.id, onChange: () => vote(option.id) })}
            />
            <span className="vx-team-vote__swatch" aria-hidden="true" />
            <span className="vx-team-vote__name">{option.name}</span>
            <span className="vx-team-vote__share">{option.text}</span>
          </label>
        ))}
      </fieldset>
      <CustomProperties values={{ '--vx-team-share': `${options[0].share * 100}%` }}>
        <span className="vx-team-vote__bar" aria-hidden="true">
          <span data-side="a" />
          <span data-side="b" />
        </span>
      </CustomProperties>
      <div className="vx-team-vote__foot">
        <p className="vx-team-vote__message" role="status">
          {props.message === undefined ? null : (
            <>
              {value === undefined ? null : (
                <Icon glyph={checkCircleIcon} weight="fill" size="sm" />
              )}
              {props.message}
            </>
          )}
        </p>
        <span className="vx-team-vote__end">
          <span className="vx-team-vote__total">{props.total}</span>
          {props.takeBack === undefined || state === 'closed' ? null : (
            <Button
              variant="link"
              size="sm"
              disabled={state === 'pending'}
              onClick={props.takeBack.onTakeBack}
            >
              {props.takeBack.label}
            </Button>
          )}
          {props.next === undefined ? null : (
            <Button variant="solid" size="sm" href={props.next.href}>
              {props.next.label}
            </Button>
          )}
          {onVote === undefined && state !== 'closed' && state !== 'ageCheck' ? (
            <Button type="submit" variant="solid" size="sm">
              {props.submit}
            </Button>
          ) : null}
        </span>
      </div>
    </form>
  );
}

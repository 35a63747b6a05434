import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { WheelDisc, type WheelPrize } from './WheelDisc.tsx';
import './spin-wheel.css';

export type SpinWheelProps = RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** "One free spin every day. Nothing to buy." */
  text?: string | undefined;
  /** "2 spins ready", at the end of the title. */
  count?: string | undefined;
  /** Names the drawing: "Wheel with eight prizes". The prizes and their chances stand in the table beside it. */
  label: string;
  /** Usually eight, clockwise from the top. */
  prizes: readonly WheelPrize[];
  /**
   * `asking`: the server draws; `turning`: it has drawn `prizeId` and the wheel goes there; `result`: it stands there;
   * `none`: no spin is left.
   */
  state: 'ready' | 'asking' | 'turning' | 'result' | 'none';
  /** What the server drew. */
  prizeId?: string | undefined;
  /** Said politely in `result`, and shown: "You won 5 free messages." */
  result?: ReactNode;
  /** Starts a spin, or posts the plain form to `action`. */
  spin: {
    label: string;
    onSpin?: (() => void) | undefined;
    action?: string | undefined;
    hidden?: Readonly<Record<string, string>> | undefined;
  };
  /** While the wheel turns the button skips the way: "Show the result". */
  skipLabel: string;
  /** The wheel has arrived or was skipped: show `result`. With reduced motion this comes at once. */
  onArrived?: (() => void) | undefined;
  /** "Next free spin in 9 h 12 min" or why none is left. */
  note?: string | undefined;
  /** What went wrong; nothing was used up. */
  error?: string | undefined;
  /** A season's picture behind the wheel. */
  scene?: string | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | undefined;
};

const TURNS_OF_ONE_SPIN = 5;

/** A wheel whose result the server draws before it turns: it only shows the way there, and the way can be skipped. */
export function SpinWheel({
  title,
  text,
  count,
  label,
  prizes,
  state,
  prizeId,
  result,
  spin,
  skipLabel,
  onArrived,
  note,
  error,
  scene,
  level = 2,
  ...rest
}: SpinWheelProps): ReactElement {
  const Title = `h${level}` as const;
  const plate = useRef<SVGGElement>(null);
  const titleId = useId();
  const [seen, setSeen] = useState(state);
  const [turns, setTurns] = useState(0);
  if (seen !== state) {
    setSeen(state);
    if (state === 'turning') setTurns(turns + TURNS_OF_ONE_SPIN);
  }
  const place = prizes.findIndex((prize) => prize.id === prizeId);
  const angle = place < 0 ? undefined : turns * 360 - (place * 360) / prizes.length;

  const arrive = useEffectEvent(() => onArrived?.());
  useEffect(() => {
    if (state !== 'turning') return undefined;
    let left = false;
    // A hidden wheel and one that must not move have no animation to wait for.
    const ways = plate.current?.getAnimations() ?? [];
    void Promise.allSettled(ways.map((way) => way.finished)).then(() => {
      if (!left) arrive();
    });
    return () => {
      left = true;
    };
  }, [state]);

  const submit = (event: FormEvent): void => {
    if (spin.onSpin === undefined) return;
    event.preventDefault();
    if (state === 'ready' || state === 'result') spin.onSpin();
  };
  const turning = state === 'turning';
  return (
    <section
      {...rootProps(rest, 'vx-wheel')}

      aria-labelledby={titleId}
      data-state={state}
      data-scene={scene ? '' : undefined}
    >
      {scene === undefined ? null : (
        <img className="vx-wheel__scene" src={scene} alt="" decoding="async" />
      )}
      <div className="vx-wheel__head">
        <div>
          <Title className="vx-wheel__title" id={titleId}>
            {title}
          </Title>
          {text === undefined ? null : <p className="vx-wheel__text">{text}</p>}
        </div>
        {count === undefined ? null : (
          <Badge tone="media" className="vx-wheel__count">
            {count}
          </Badge>
        )}
      </div>
      <CustomProperties
        values={{ '--vx-wheel-angle': angle === undefined ? undefined : `${angle}deg` }}
      >
        <svg className="vx-wheel__disc" viewBox="0 0 560 560" role="img" aria-label={label}>
          <WheelDisc prizes={prizes} plate={plate} />
        </svg>
      </CustomProperties>
      <form className="vx-wheel__foot" method="post" action={spin.action} onSubmit={submit}>
        {Object.entries(spin.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="vx-wheel__result" role="status">
          {state === 'result' ? result : null}
        </p>
        {error === undefined ? null : (
          <p className="vx-wheel__error" role="alert">
            {error}
          </p>
        )}
        <Button
          className="vx-wheel__button"
          size="lg"
          variant={turning ? 'media' : 'primary'}
          type={turning ? 'button' : 'submit'}
          loading={state === 'asking'}
          disabled={state === 'none'}
          onClick={turning ? onArrived : undefined}
        >
          {turning ? skipLabel : spin.label}
        </Button>
        {note === undefined ? null : <p className="vx-wheel__note">{note}</p>}
      </form>
    </section>
  );
}

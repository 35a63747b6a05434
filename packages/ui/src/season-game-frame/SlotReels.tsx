import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import './slot-reels.css';

/** A picture of a reel. */
export type ReelSymbol = { id: string; name: string; src: string };

export type SlotReelsProps = RootProps<'div'> & {
  /** What the reels show. */
  symbols: readonly ReelSymbol[];
  /** For each reel the three symbols in sight, from the top; the middle one counts. While `running` what the server drew. */
  stops: readonly (readonly [above: string, middle: string, below: string])[];
  /** The reels turn. */
  running?: boolean | undefined;
  /** All reels stand still. With reduced motion this comes at once. */
  onArrived?: (() => void) | undefined;
  /** The middle line in words: "Lantern, lantern, candle". */
  label: string;
};

const PASSING_SYMBOLS = 12;

/** Reels that run to what the server drew. */
export function SlotReels({
  symbols,
  stops,
  running = false,
  onArrived,
  label,
  ...rest
}: SlotReelsProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(stage, rest.ref);
  const arrive = useEffectEvent(() => onArrived?.());
  useEffect(() => {
    if (!running) return undefined;
    let left = false;
    const ways = stage.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(ways.map((way) => way.finished)).then(() => {
      if (!left) arrive();
    });
    return () => {
      left = true;
    };
  }, [running]);
  const pictures = new Map(symbols.map((symbol) => [symbol.id, symbol.src]));
  return (
    <div
      {...rootProps(rest, 'vx-reels')}
      ref={merged}
      data-running={running ? '' : undefined}
      role="img"
      aria-label={label}
      aria-hidden={running ? true : undefined}
    >
      {stops.map((stop, reel) => (
        <div key={reel} className="vx-reels__reel">
          <CustomProperties
            values={{ '--vx-reel': reel, '--vx-passing': PASSING_SYMBOLS + reel * 3 }}
          >
            <div className="vx-reels__strip">
              {stop.map((id, place) => (
                <img
                  key={place}
                  className="vx-reels__symbol"
                  data-middle={place === 1 ? '' : undefined}
                  src={pictures.get(id)}
                  alt=""
                  width="96"
                  height="96"
                />
              ))}
              {running
                ? Array.from({ length: PASSING_SYMBOLS + reel * 3 }, (_, index) => (
                    <img
                      key={`passing${index}`}
                      className="vx-reels__symbol"
                      src={symbols[(index + reel) % symbols.length]?.src}
                      alt=""
                      width="96"
                      height="96"
                    />
                  ))
                : null}
            </div>
          </CustomProperties>
        </div>
      ))}
    </div>
  );
}

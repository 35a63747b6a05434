import { useId, type ReactElement, type RefObject } from 'react';
import type { PrizeArt } from '../prize-mark/PrizeMark.tsx';

/** A prize on the wheel. */
export type WheelPrize = {
  id: string;
  /** Short: "5 coins". Two or three words go on lines of their own. */
  label: string;
  art: PrizeArt;
};

const CENTRE = 280;
const OUTER_RADIUS = 248;
const rounded = (value: number): number => Math.round(value * 10) / 10;
/** A point on a circle round the middle; 0° is up, clockwise. */
const at = (angle: number, radius: number): readonly [x: number, y: number] => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [
    rounded(CENTRE + radius * Math.cos(turn)),
    rounded(CENTRE + radius * Math.sin(turn)),
  ] as const;
};
const segmentPath = (from: number, to: number): string =>
  `M${CENTRE} ${CENTRE} L${at(from, OUTER_RADIUS).join(' ')} A${OUTER_RADIUS} ${OUTER_RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to, OUTER_RADIUS).join(' ')}Z`;

/** At most two lines of about the same length. */
const linesOf = (label: string): string[] => {
  const words = label.split(' ');
  if (words.length === 1) return [label];
  const [first = '', ...rest] = words;
  let before = first;
  while (rest.length > 1 && before.length + (rest[0]?.length ?? 0) < label.length / 2)
    before = `${before} ${rest.shift() ?? ''}`;
  return [before, rest.join(' ')];
};
/** Of the room on 560; long words of other languages still fit between the lines of their segment. */
const sizeOf = (lines: readonly string[]): 'l' | 'm' | 's' | 'xs' => {
  const longest = Math.max(...lines.map((line) => line.length));
  return longest <= 6 ? 'l' : longest <= 9 ? 'm' : longest <= 12 ? 's' : 'xs';
};

function Mark({ art }: { art: PrizeArt }): ReactElement {
  if (art.kind === 'picture')
    return <image href={art.src} x="-27" y="-27" width="54" height="54" />;
  if (art.kind === 'coins')
    return (
      <>
        <circle className="vx-wheel__coin" r="17" />
        <path
          className="vx-wheel__moon"
          d="M3.7 -7.2 A7.6 7.6 0 1 0 7.3 3 A6.5 6.5 0 0 1 3.7 -7.2Z"
        />
      </>
    );
  return (
    <path
      className="vx-wheel__glyph"
      data-thin={art.glyph.fill === undefined ? '' : undefined}
      transform="translate(-19 -19) scale(0.148)"
      d={art.glyph.fill ?? art.glyph.regular}
    />
  );
}

const lamps = Array.from({ length: 32 }, (_, index) => {
  const [x, y] = at(index * 11.25, 262);
  return { index, x, y, bright: index % 4 === 0 };
});

/** The drawing: rim and pointer stand still, the plate turns. */
export function WheelDisc({
  prizes,
  plate,
}: {
  prizes: readonly WheelPrize[];
  plate: RefObject<SVGGElement | null>;
}): ReactElement {
  const step = 360 / prizes.length;
  const id = useId();
  const own = `${id}own`;
  const rim = `${id}rim`;
  return (
    <>
      <defs>
        <linearGradient id={own} x1="0" y1="0" x2="1" y2="1">
          <stop className="vx-wheel__own-start" offset="0" />
          <stop className="vx-wheel__own-mid" offset="0.5" />
          <stop className="vx-wheel__own-end" offset="1" />
        </linearGradient>
        <linearGradient id={rim} x1="0" y1="0" x2="1" y2="1">
          <stop className="vx-wheel__rim-start" offset="0" />
          <stop className="vx-wheel__rim-mid" offset="0.5" />
          <stop className="vx-wheel__rim-end" offset="1" />
        </linearGradient>
      </defs>
      <circle className="vx-wheel__rim" cx={CENTRE} cy={CENTRE} r="275" fill={`url(#${rim})`} />
      {lamps.map(({ index, x, y, bright }) => (
        <circle
          key={index}
          className="vx-wheel__lamp"
          data-bright={bright ? '' : undefined}
          cx={x}
          cy={y}
          r={bright ? 4.5 : 3}
        />
      ))}
      <g ref={plate} className="vx-wheel__plate">
        {prizes.map((prize, index) => (
          <path
            key={prize.id}
            className="vx-wheel__segment"
            data-tone={(index % 8) + 1}
            d={segmentPath((index - 0.5) * step, (index + 0.5) * step)}
          />
        ))}
        {prizes.map((prize, index) => {
          const angle = index * step;
          const [markX, markY] = at(angle, 198);
          const [textX, textY] = at(angle, 146);
          const lines = linesOf(prize.label);
          return (
            <g key={prize.id}>
              <g transform={`translate(${markX} ${markY}) rotate(${angle})`}>
                <Mark art={prize.art} />
              </g>
              <g transform={`translate(${textX} ${textY}) rotate(${angle})`}>
                <text className="vx-wheel__word" data-fit={sizeOf(lines)}>
                  {lines.map((line, number) => (
                    <tspan
                      key={number}
                      x="0"
                      dy={number === 0 ? (lines.length === 1 ? '0.55em' : '0') : '1.12em'}
                    >
                      {line}
                    </tspan>
                  ))}
                </text>
              </g>
            </g>
          );
        })}
      </g>
      <circle className="vx-wheel__socket" cx={CENTRE} cy={CENTRE} r="62" />
      <circle cx={CENTRE} cy={CENTRE} r="54" fill={`url(#${own})`} />
      <path
        className="vx-wheel__hub-moon"
        d="M288.6 252 A30 30 0 1 0 308 292 A25.5 25.5 0 0 1 288.6 252Z"
      />
      <path
        className="vx-wheel__pointer"
        fill={`url(#${own})`}
        d="M280 64 L258 18 A24 24 0 0 1 302 18Z"
      />
      <circle className="vx-wheel__pointer-eye" cx={CENTRE} cy="22" r="6" />
    </>
  );
}

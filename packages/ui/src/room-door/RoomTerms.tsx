import type { ReactElement } from 'react';
import type { Glyph } from '../icon/glyph.ts';
import { Icon } from '../icon/Icon.tsx';
import { clockIcon, walletIcon, xIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import './room-door.css';

export type RoomTermsProps = RootProps<'div'> & {
  /** Per minute, where it does not stand beside the heading. */
  price?: PriceValue | undefined;
  /** How a chat is paid for: by the second, how it ends, and what happens at zero. */
  terms: readonly { kind: 'seconds' | 'end' | 'zero'; text: string }[];
};

const glyphs: Readonly<Record<RoomTermsProps['terms'][number]['kind'], Glyph>> = {
  seconds: clockIcon,
  end: xIcon,
  zero: walletIcon,
};

/** What a chat costs, and how it is paid for. */
export function RoomTerms({ price, terms, ...rest }: RoomTermsProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-room-terms')}>
      {price === undefined ? null : (
        <p>
          <Price price={price} per="minute" size="lg" />
        </p>
      )}
      <ul className="vx-room-terms__list">
        {terms.map(({ kind, text }) => (
          <li key={kind}>
            <Icon glyph={glyphs[kind]} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

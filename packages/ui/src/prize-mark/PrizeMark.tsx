import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { CoinIcon } from '../price/Price.tsx';
import './prize-mark.css';

/** What a prize looks like: the coin, an illustration (an address) or an icon. */
export type PrizeArt =
  | { kind: 'coins' }
  | { kind: 'picture'; src: string }
  | { kind: 'glyph'; glyph: Glyph };

export type PrizeMarkProps = RootProps<'span'> & {
  /** Picture of the prize. */
  art: PrizeArt;
  /** 20, 32 or 52 px for illustrations; coins and icons are drawn a little smaller. */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** The picture of a prize beside its name. Decoration: the name always stands next to it. */
export function PrizeMark({ art, size = 'md', ...rest }: PrizeMarkProps): ReactElement {
  return (
    <span
      {...rootProps(rest, 'vx-prize-mark')}
      data-size={size}
      data-kind={art.kind}
      aria-hidden="true"
    >
      {art.kind === 'coins' ? (
        <CoinIcon />
      ) : art.kind === 'picture' ? (
        <img src={art.src} alt="" width="96" height="96" decoding="async" />
      ) : (
        <Icon glyph={art.glyph} weight="fill" size={size === 'lg' ? 'xl' : 'md'} />
      )}
    </span>
  );
}

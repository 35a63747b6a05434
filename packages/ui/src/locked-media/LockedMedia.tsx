import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Picture, type PictureRatio } from '../picture/Picture.tsx';
import { Price, priceInWords, type PriceValue } from '../price/Price.tsx';
import './locked-media.css';

export type LockedMediaProps = RootProps<'div'> & {
  /** An attachment of a message, the picture of a post, or one cell of an album. */
  variant?: 'message' | 'feed' | 'album' | undefined;
  /** What is locked. */
  kind: 'photo' | 'clip' | 'voice' | 'album';
  /** "Photo", "Clip, 24:10". */
  title: string;
  /** The real picture; it is blurred here. A voice message may have none. */
  picture: string | null;
  /** Two colours to show until the picture is there. */
  palette?: readonly string[] | undefined;
  /** Shape of the picture. */
  ratio?: PictureRatio | undefined;
  /** In coins and in real money. */
  price: PriceValue;
  /** Price before the discount, struck through. */
  was?: PriceValue | undefined;
  /** "24:10 · HD" */
  meta?: string | undefined;
  /** Where it stands. */
  state?: 'locked' | 'unlocking' | 'unlocked' | 'failed' | undefined;
  /** Buys it; with `href` the way to do so first: log in, check the age, top up. */
  unlock: { label: string; onUnlock?: (() => void) | undefined; href?: string | undefined };
  /** A free look at it. */
  preview?: { label: string; onPreview?: (() => void) | undefined; href?: string } | undefined;
  /** What failed, and that nothing was charged. */
  message?: string | undefined;
  /** What is seen once it is unlocked. */
  children?: ReactNode;
};

/** A paid picture, clip or voice message before it is bought: the real one, blurred, with its price in the button. */
export function LockedMedia(props: LockedMediaProps): ReactElement {
  const rest = rootOf(props);
  const { variant = 'message', kind, title, price, was, meta, state = 'locked', unlock } = props;
  const labels = useUiLabels();
  const names = {
    photo: labels.messenger.lockedPhoto,
    clip: labels.messenger.lockedClip,
    voice: labels.messenger.lockedVoice,
    album: labels.messenger.lockedAlbum,
  };
  if (state === 'unlocked')
    return (
      <div
        {...rootProps(rest, 'vx-locked')}
        data-variant={variant}
        data-kind={kind}
        data-state={state}
      >
        {props.children}
      </div>
    );
  // A recording has no picture that could be missing.
  const heardOnly = kind === 'voice' && props.picture === null;
  const inWords = priceInWords(labels, price);
  const button = (
    <Button
      variant={variant === 'message' ? 'solid' : 'mediaSolid'}
      size={variant === 'feed' ? 'md' : 'sm'}
      href={unlock.href}
      loading={state === 'unlocking'}
      aria-label={variant === 'album' ? undefined : `${unlock.label}, ${title}, ${inWords}`}
      onClick={unlock.onUnlock}
      price={variant === 'album' ? price : undefined}
    >
      {unlock.label}
      {variant === 'album' ? <span className="vx-visually-hidden">{title},</span> : null}
    </Button>
  );
  const free =
    props.preview === undefined ? null : (
      <Button
        variant={variant === 'message' ? 'secondary' : 'media'}
        size={variant === 'feed' ? 'md' : 'sm'}
        href={props.preview.href}
        onClick={props.preview.onPreview}
      >
        {props.preview.label}
      </Button>
    );
  const ratio = props.ratio ?? (variant === 'album' ? '1:1' : variant === 'feed' ? '16:9' : '4:3');
  const failure =
    state === 'failed' && props.message !== undefined ? (
      <p className="vx-locked__message" role="alert">
        {props.message}
      </p>
    ) : null;
  const facts = (
    <span className="vx-locked__facts">
      <Price price={price} was={was} size={variant === 'message' ? 'sm' : 'md'} />
      {meta === undefined ? null : <span>{variant === 'message' ? meta : `· ${meta}`}</span>}
    </span>
  );
  return (
    <div
      {...rootProps(rest, 'vx-locked')}
      data-variant={variant}
      data-kind={kind}
      data-state={state}
    >
      <Picture
        className="vx-locked__picture"
        src={props.picture}
        alt={heardOnly ? '' : names[kind]}
        ratio={ratio}
        palette={props.palette}
        locked
        radius={variant === 'album' ? 'md' : 'none'}
      >
        {heardOnly ? <span className="vx-visually-hidden">{names[kind]}</span> : null}
        {variant === 'message' ? null : (
          <div className="vx-locked__over">
            {variant === 'feed' ? facts : null}
            <div className="vx-locked__actions">
              {button}
              {free}
            </div>
            {failure}
          </div>
        )}
      </Picture>
      {variant === 'message' ? (
        <>
          <div className="vx-locked__foot">
            <div className="vx-locked__words">
              <p className="vx-locked__title">{title}</p>
              {facts}
            </div>
            {free}
            {button}
          </div>
          {failure}
        </>
      ) : null}
    </div>
  );
}

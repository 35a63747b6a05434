import type { Translate } from '../../texts/presenter-texts.ts';

/** How messages of this browser stand. */
export type PushState = 'unknown' | 'unsupported' | 'off' | 'on' | 'busy' | 'blocked' | 'failed';

/** The card that offers web push, or says why it cannot be had here. */
export interface PushCardView {
  readonly text: string;
  /** Turns them on or off. */
  readonly button: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** This browser has none, or it is not known yet. */
  readonly isDisabled: boolean;
  readonly note: {
    readonly tone: 'success' | 'warning' | 'danger';
    readonly text: string;
    readonly urgent: boolean;
  } | null;
}

const notes = {
  on: { tone: 'success', text: 'webpush.isOn', urgent: false },
  blocked: { tone: 'warning', text: 'webpush.blocked', urgent: true },
  failed: { tone: 'danger', text: 'webpush.failed', urgent: true },
} as const;

/** What is said of the messages of this browser. [SC-webPushOptIn] */
export function toPushCard(state: PushState, t: Translate): PushCardView {
  const isOn = state === 'on';
  const note =
    state === 'on' || state === 'blocked' || state === 'failed' ? notes[state] : undefined;
  return {
    text: t(state === 'unsupported' ? 'webpush.unsupported' : 'webpush.text'),
    button: t(isOn ? 'webpush.turnOff' : 'webpush.turnOn'),
    isOn,
    isBusy: state === 'busy',
    isDisabled: state === 'unsupported' || state === 'unknown',
    note: note ? { ...note, text: t(note.text) } : null,
  };
}

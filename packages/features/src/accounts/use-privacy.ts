import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import type { PrivacyData } from './account-data.ts';
import { toPrivacyTexts, type PrivacyTexts } from './presenters/privacy.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

/** How often a page looks how far a copy is, in ms. */
const LOOK_EVERY_MS = 2_000;

type WithForm<Part> = Part & { readonly form: AccountForm };

export interface PrivacyView extends Pick<PrivacyTexts, 'log'> {
  readonly copy: WithForm<PrivacyTexts['copy']>;
  readonly deletion: WithForm<PrivacyTexts['deletion']>;
  readonly due: WithForm<NonNullable<PrivacyTexts['due']>> | null;
  /** The guest has just thought again. */
  readonly kept: boolean;
  /** Whether performers see what the guest has read. */
  readonly receipts: { readonly shown: boolean; readonly form: AccountForm };
}

/** Taking one's data along, and going. */
export function usePrivacy(data: PrivacyData): PrivacyView {
  const { revalidate } = useRevalidator();
  const [asks, deletes, keeps] = [
    useAccountForm(data, 'export'),
    useAccountForm(data, 'deletion'),
    useAccountForm(data, 'keep'),
  ];
  const receipts = useAccountForm(data, 'receipts');
  const isRunning = data.copy.latest?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  const { log, copy, deletion, due } = toPrivacyTexts(data, useTexts());
  return {
    log,
    copy: { ...copy, form: asks },
    deletion: { ...deletion, form: deletes },
    due: due && { ...due, form: keeps },
    kept: due === null && keeps.state === 'done',
    receipts: { shown: data.receipts.shown, form: receipts },
  };
}

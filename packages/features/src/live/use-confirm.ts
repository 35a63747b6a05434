import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import {
  toConfirmView,
  type ConfirmQuestion,
  type ConfirmView,
  type KnownRecharge,
} from './presenters/confirm.ts';

/** The one question before a chat, for what the guest has now. */
export function useConfirm(
  name: string,
  question: ConfirmQuestion,
  recharge: KnownRecharge | null,
): ConfirmView {
  const { wallet } = useStore(useServices().guest).guest;
  return toConfirmView(question, { name, wallet, recharge }, useTexts());
}

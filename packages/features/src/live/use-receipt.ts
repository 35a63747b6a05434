import type { ChatReceipt } from '@vx/contract';
import { useTexts } from '../texts/use-texts.ts';
import { toReceiptView, type ReceiptView } from './presenters/receipt.ts';

/** What a chat cost, why it ended, and the next step, in the language of the page. */
export const useReceipt = (receipt: ChatReceipt): ReceiptView => toReceiptView(receipt, useTexts());

import { withTexts } from '@vx/features/app';
import { lazy } from 'react';

/** Comes when the guest wants to give something. */
export const GiftPicker = lazy(() =>
  withTexts(['errors', 'messenger', 'money'], import('./GiftPicker.tsx')),
);

/** Comes with the picker: what was chosen there and is on its way. */
export const PendingGift = lazy(() =>
  withTexts(['errors', 'messenger', 'money'], import('./PendingGift.tsx')),
);

import { saveAlerts } from './save-alerts.ts';
import { saveQuietHours } from './save-quiet-hours.ts';

/** The forms about what is told, and when not. */
export const alertsForms = { alerts: saveAlerts, quiet: saveQuietHours } as const;

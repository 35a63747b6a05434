import { endpoint, endpoints } from '../define.ts';
import { answer, count, flag, list } from '../shapes/primitives.ts';

export const campaignsEndpoints = endpoints(
  endpoint({
    key: 'GET /special/adventcalendar',
    id: 'RE-specialAdventCalendar',
    summary: 'The doors of the calendar.',
    response: answer({ doors: list(answer({ day: count, open: flag, claimed: flag })) }),
    audience: 'anyone',
    built: false,
  }),
);

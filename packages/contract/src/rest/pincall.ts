import { endpoint, endpoints } from '../define.ts';
import { phoneNumberTypes } from '../enums/pincall.ts';
import { answer, count, id, list, nullable, oneOf, text, time } from '../shapes/primitives.ts';

const type = oneOf(phoneNumberTypes);

export const pincallEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/phone',
    id: null,
    summary: 'The verified numbers of the guest, and the verification that waits for its code.',
    response: answer({
      /** Kept by id, the newest first. [RU-pincall-records-by-id] */
      verified: list(answer({ id, type, e123: text(40), verifiedAt: time })),
      open: nullable(
        answer({
          id,
          type,
          e123: text(40),
          countryCode: text(4),
          pinLength: count,
          triesLeft: count,
          expiresAt: time,
          /** When a new code may be asked for. */
          nextSendAt: time,
          /** The same in seconds from now, whatever the clock of the browser says. */
          waitSeconds: count,
        }),
      ),
      /** Until then nothing is sent or checked, because a code was guessed too often. */
      pausedUntil: nullable(time),
      /** Countries whose numbers are taken: ISO 3166 and the dialling code, the caller's first. */
      countries: list(answer({ country: text(2), countryCode: text(4) })),
    }),
    audience: 'guest',
    built: true,
  }),
);

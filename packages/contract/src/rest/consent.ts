import { endpoint, endpoints } from '../define.ts';
import { legalDocuments } from '../enums/consent.ts';
import { answer, flag, input, list, oneOf, success, text } from '../shapes/primitives.ts';

export const consentEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/closeDataProtection',
    id: 'RE-closeDataProtection',
    summary: 'Closes the data-protection notice. [RU-consent-data-protection-close]',
    body: input({ accepted: flag }),
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/closeAgbAndDataProtection',
    id: 'RE-closeAgbAndDataProtection',
    summary: 'Closes the terms and data-protection notice. [RU-consent-agb-close]',
    body: input({ accepted: flag }),
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/legalChanges',
    id: null,
    summary: 'The documents that have changed since the guest agreed, with the day of the version.',
    response: answer({
      changes: list(answer({ document: oneOf(legalDocuments), version: text(10) })),
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /asset/legal-text/download/{legalTextId}',
    id: 'RE-legalTextDownload',
    summary: 'A legal text as a document. [RU-consent-legal-text-download]',
    errors: ['NOT_FOUND'],
    paramExamples: { legalTextId: 'terms' },
    audience: 'anyone',
    binary: true,
    built: true,
  }),
);

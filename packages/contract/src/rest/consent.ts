import { endpoint, endpoints } from '../define.ts';
import { flag, input, success } from '../shapes/primitives.ts';

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
    key: 'GET /asset/legal-text/download/{legalTextId}',
    id: 'RE-legalTextDownload',
    summary: 'A legal text as a document. [RU-consent-legal-text-download]',
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    binary: true,
    built: true,
  }),
);

// Written by `pnpm --filter @vx/i18n run generate` from the files below src/messages.
import deAmounts from '../messages/de/server/amounts.json' with { type: 'json' };
import deAvsPage from '../messages/de/server/avsPage.json' with { type: 'json' };
import deBreadcrumbs from '../messages/de/server/breadcrumbs.json' with { type: 'json' };
import deCodesPage from '../messages/de/server/codesPage.json' with { type: 'json' };
import deMail from '../messages/de/server/mail.json' with { type: 'json' };
import deOccasions from '../messages/de/server/occasions.json' with { type: 'json' };
import deOffer from '../messages/de/server/offer.json' with { type: 'json' };
import dePayPage from '../messages/de/server/payPage.json' with { type: 'json' };
import dePhone from '../messages/de/server/phone.json' with { type: 'json' };
import dePlainPage from '../messages/de/server/plainPage.json' with { type: 'json' };
import dePush from '../messages/de/server/push.json' with { type: 'json' };
import deSandbox from '../messages/de/server/sandbox.json' with { type: 'json' };
import deStatementFile from '../messages/de/server/statementFile.json' with { type: 'json' };
import enAmounts from '../messages/en/server/amounts.json' with { type: 'json' };
import enAvsPage from '../messages/en/server/avsPage.json' with { type: 'json' };
import enBreadcrumbs from '../messages/en/server/breadcrumbs.json' with { type: 'json' };
import enCodesPage from '../messages/en/server/codesPage.json' with { type: 'json' };
import enMail from '../messages/en/server/mail.json' with { type: 'json' };
import enOccasions from '../messages/en/server/occasions.json' with { type: 'json' };
import enOffer from '../messages/en/server/offer.json' with { type: 'json' };
import enPayPage from '../messages/en/server/payPage.json' with { type: 'json' };
import enPhone from '../messages/en/server/phone.json' with { type: 'json' };
import enPlainPage from '../messages/en/server/plainPage.json' with { type: 'json' };
import enPush from '../messages/en/server/push.json' with { type: 'json' };
import enSandbox from '../messages/en/server/sandbox.json' with { type: 'json' };
import enStatementFile from '../messages/en/server/statementFile.json' with { type: 'json' };
import nlAmounts from '../messages/nl/server/amounts.json' with { type: 'json' };
import nlAvsPage from '../messages/nl/server/avsPage.json' with { type: 'json' };
import nlBreadcrumbs from '../messages/nl/server/breadcrumbs.json' with { type: 'json' };
import nlCodesPage from '../messages/nl/server/codesPage.json' with { type: 'json' };
import nlMail from '../messages/nl/server/mail.json' with { type: 'json' };
import nlOccasions from '../messages/nl/server/occasions.json' with { type: 'json' };
import nlOffer from '../messages/nl/server/offer.json' with { type: 'json' };
import nlPayPage from '../messages/nl/server/payPage.json' with { type: 'json' };
import nlPhone from '../messages/nl/server/phone.json' with { type: 'json' };
import nlPlainPage from '../messages/nl/server/plainPage.json' with { type: 'json' };
import nlPush from '../messages/nl/server/push.json' with { type: 'json' };
import nlSandbox from '../messages/nl/server/sandbox.json' with { type: 'json' };
import nlStatementFile from '../messages/nl/server/statementFile.json' with { type: 'json' };
import esAmounts from '../messages/es/server/amounts.json' with { type: 'json' };
import esAvsPage from '../messages/es/server/avsPage.json' with { type: 'json' };
import esBreadcrumbs from '../messages/es/server/breadcrumbs.json' with { type: 'json' };
import esCodesPage from '../messages/es/server/codesPage.json' with { type: 'json' };
import esMail from '../messages/es/server/mail.json' with { type: 'json' };
import esOccasions from '../messages/es/server/occasions.json' with { type: 'json' };
import esOffer from '../messages/es/server/offer.json' with { type: 'json' };
import esPayPage from '../messages/es/server/payPage.json' with { type: 'json' };
import esPhone from '../messages/es/server/phone.json' with { type: 'json' };
import esPlainPage from '../messages/es/server/plainPage.json' with { type: 'json' };
import esPush from '../messages/es/server/push.json' with { type: 'json' };
import esSandbox from '../messages/es/server/sandbox.json' with { type: 'json' };
import esStatementFile from '../messages/es/server/statementFile.json' with { type: 'json' };
import { flatten } from '../catalogue.ts';

export const de = flatten({
  amounts: deAmounts,
  avsPage: deAvsPage,
  breadcrumbs: deBreadcrumbs,
  codesPage: deCodesPage,
  mail: deMail,
  occasions: deOccasions,
  offer: deOffer,
  payPage: dePayPage,
  phone: dePhone,
  plainPage: dePlainPage,
  push: dePush,
  sandbox: deSandbox,
  statementFile: deStatementFile,
});

export const en = flatten({
  amounts: enAmounts,
  avsPage: enAvsPage,
  breadcrumbs: enBreadcrumbs,
  codesPage: enCodesPage,
  mail: enMail,
  occasions: enOccasions,
  offer: enOffer,
  payPage: enPayPage,
  phone: enPhone,
  plainPage: enPlainPage,
  push: enPush,
  sandbox: enSandbox,
  statementFile: enStatementFile,
});

export const nl = flatten({
  amounts: nlAmounts,
  avsPage: nlAvsPage,
  breadcrumbs: nlBreadcrumbs,
  codesPage: nlCodesPage,
  mail: nlMail,
  occasions: nlOccasions,
  offer: nlOffer,
  payPage: nlPayPage,
  phone: nlPhone,
  plainPage: nlPlainPage,
  push: nlPush,
  sandbox: nlSandbox,
  statementFile: nlStatementFile,
});

export const es = flatten({
  amounts: esAmounts,
  avsPage: esAvsPage,
  breadcrumbs: esBreadcrumbs,
  codesPage: esCodesPage,
  mail: esMail,
  occasions: esOccasions,
  offer: esOffer,
  payPage: esPayPage,
  phone: esPhone,
  plainPage: esPlainPage,
  push: esPush,
  sandbox: esSandbox,
  statementFile: esStatementFile,
});

import amounts from './amounts.json' with { type: 'json' };
import avsPage from './avsPage.json' with { type: 'json' };
import breadcrumbs from './breadcrumbs.json' with { type: 'json' };
import codesPage from './codesPage.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import occasions from './occasions.json' with { type: 'json' };
import offer from './offer.json' with { type: 'json' };
import payPage from './payPage.json' with { type: 'json' };
import phone from './phone.json' with { type: 'json' };
import plainPage from './plainPage.json' with { type: 'json' };
import push from './push.json' with { type: 'json' };
import sandbox from './sandbox.json' with { type: 'json' };
import statementFile from './statementFile.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What the server itself says: mails, text messages, pages without an app. */
export const messages = flatten({
  amounts,
  avsPage,
  breadcrumbs,
  codesPage,
  mail,
  occasions,
  offer,
  payPage,
  phone,
  plainPage,
  push,
  sandbox,
  statementFile,
});

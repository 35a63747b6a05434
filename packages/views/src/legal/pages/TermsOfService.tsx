import { browserLoad, serverLoad } from '@vx/features/app';
import { loadLegal } from '@vx/features/legal';
import { pageMeta } from '@vx/features/shell';
import { LegalPage } from '../LegalPage.tsx';

export const loader = serverLoad(loadLegal('terms'));
export const clientLoader = browserLoad(loadLegal('terms'));
export const meta = pageMeta;

export default function TermsOfService() {
  return <LegalPage text="terms" />;
}

import { browserLoad, serverLoad } from '@vx/features/app';
import { FormattedMessage } from 'react-intl';

const load = serverLoad(async () => ({ at: 1 }));
export const loader = load;
export const clientLoader = browserLoad(async () => ({ at: 1 }));

export default function Home() {
  return (
    <h1>
      <FormattedMessage id="common.close" />
    </h1>
  );
}

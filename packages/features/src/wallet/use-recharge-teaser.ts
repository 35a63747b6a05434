import { storeRechargeTeaser } from '@vx/money-core';
import { useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { TEASER_FIELD, type AutoRecharge } from './presenters/recharge-choice.ts';
import { toRechargeTeaser, type RechargeTeaser } from './presenters/recharge.ts';

export interface RechargeTeaserView extends RechargeTeaser {
  /** Lets it go for good; a plain field of the form that it stands in. `null` while it is on. */
  readonly hide: {
    readonly field: { readonly name: string; readonly value: string };
    readonly onHide: () => void;
  } | null;
}

/** The teaser beside the amounts; `null` where it is not shown. [SC-autoRechargeTeaser] */
export function useRechargeTeaser(recharge: AutoRecharge): RechargeTeaserView | null {
  const { rest, guest, logger, config } = useServices();
  const { loggedIn } = useStore(guest).guest;
  const [isHidden, setHidden] = useState(recharge.teaser === 'off');
  const { language } = config;
  const teaser = toRechargeTeaser(recharge, { isHidden, language }, useTexts());
  return (
    teaser && {
      ...teaser,
      hide: teaser.isOn
        ? null
        : {
            field: { name: TEASER_FIELD, value: 'off' },
            onHide() {
              setHidden(true);
              storeRechargeTeaser(rest, { mode: 'off', loggedIn }).catch(() =>
                logger.debug('recharge-teaser.lost'),
              );
            },
          },
    }
  );
}

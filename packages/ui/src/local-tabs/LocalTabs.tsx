import { Tabs } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useUiLabels } from '../labels/context.tsx';
import { formatCount } from '../price/format.ts';
import '../tabs/tabs.css';
import './local-tabs.css';

export type LocalTabsProps = RootProps<'div', 'onChange'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly {
    id: string;
    label: string;
    count?: number | undefined;
    disabled?: boolean | undefined;
    panel: ReactNode;
  }[];
  /** The id of what is chosen; without it the tabs keep their own. */
  value?: string | undefined;
  /** Where they start, when they keep their own; by default with the first. */
  defaultValue?: string | undefined;
  /** Called with the id of what is chosen. */
  onChange?: ((id: string) => void) | undefined;
};

/** Sections without addresses of their own. Where each is an address, use `Tabs`. */
export function LocalTabs({
  label,
  tabs,
  value: given,
  defaultValue = tabs[0]?.id ?? '',
  onChange,
  ...rest
}: LocalTabsProps): ReactElement {
  const labels = useUiLabels();
  const [value, choose] = useControlled(given, defaultValue, onChange);
  return (
    <Tabs.Root
      {...rootProps(rest, 'vx-local-tabs')}
      value={value}
      onValueChange={(next) => choose(String(next))}
    >
      <div className="vx-tabs">
        <Tabs.List className="vx-tabs__list" aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab.id}
              className="vx-tab"
              value={tab.id}
              disabled={tab.disabled === true}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="vx-tab__count">{formatCount(labels.locale, tab.count)}</span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.id} className="vx-local-tabs__panel" value={tab.id}>
          {tab.panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

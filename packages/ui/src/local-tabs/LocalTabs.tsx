import { Tabs } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { useUiLabels } from '../labels/context.tsx';
import { formatCount } from '../price/format.ts';
import '../tabs/tabs.css';
import './local-tabs.css';

export type LocalTabsProps = {
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
  /** What is chosen now. */
  value: string;
  /** Called with the id of what is chosen. */
  onChange: (id: string) => void;
};

/** Sections without addresses of their own. Where each is an address, use `Tabs`. */
export function LocalTabs({ label, tabs, value, onChange }: LocalTabsProps): ReactElement {
  const labels = useUiLabels();
  return (
    <Tabs.Root value={value} onValueChange={(next) => onChange(String(next))}>
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

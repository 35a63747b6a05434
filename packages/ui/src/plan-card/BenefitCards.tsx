import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './benefit-cards.css';

export type BenefitCardsProps = RootProps<'ul'> & {
  /** The name of the list; it is read, not shown. */
  label: string;
  /** What comes with it, in order. */
  benefits: readonly { id: string; glyph: Glyph; title: string; text: string }[];
  /** Level of the headings; default 3. */
  level?: 2 | 3 | undefined;
};

/** What a plan gives, in numbers: three or four cards above the plans. */
export function BenefitCards({
  label,
  benefits,
  level = 3,
  ...rest
}: BenefitCardsProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <CustomProperties values={{ '--vx-benefits': benefits.length }}>
      <ul {...rootProps(rest, 'vx-benefit-cards')} aria-label={label}>
        {benefits.map((benefit) => (
          <li key={benefit.id} className="vx-benefit-card">
            <span className="vx-benefit-card__mark">
              <Icon glyph={benefit.glyph} weight="fill" />
            </span>
            <Title className="vx-benefit-card__title">{benefit.title}</Title>
            <p className="vx-benefit-card__text">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </CustomProperties>
  );
}

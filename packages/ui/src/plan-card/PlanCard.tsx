import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon, checkIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import './plan-card.css';

export type PlanCardProps = RootProps<'article', 'label'> & {
  /** "Monthly", "Quarterly", "Yearly". */
  title: string;
  /** What one month costs. */
  price: PriceValue;
  /** Beside it: "per month". */
  per: string;
  /** Total and renewal: "Billed €38.97 every three months". */
  renewal: string;
  /** "Save 13 %". */
  badge?: string | undefined;
  /** Gold for VIP, the accent for TV. */
  tone?: 'vip' | 'accent' | undefined;
  /** The one whose button is filled: the smallest commitment, or what the guest had last. */
  featured?: boolean | undefined;
  /** Level of the heading; default 3. */
  level?: 2 | 3 | undefined;
} & (
    | {
        /** Where it stands. */
        state: 'offered';
        /** Chooses, or posts the plain form to `action`. */
        choose: {
          label: string;
          href?: string | undefined;
          onChoose?: (() => void) | undefined;
          action?: string | undefined;
          hidden?: Readonly<Record<string, string>> | undefined;
          busy?: boolean | undefined;
          disabled?: boolean | undefined;
        };
      }
    /** The guest has it. `text` says until when it is paid. */
    | {
        state: 'current';
        /** How it stands, with a check mark: "Your plan until 3 December". */
        label: string;
        /** A sentence below that. */
        text?: string | undefined;
        /** The one thing to do next. */
        action?: ReactNode;
      }
    /** Cancelled: `label` says when it ends. */
    | { state: 'ends'; label: string; text?: string | undefined; action?: ReactNode }
  );

function Choose({
  choose,
  featured,
  tone,
}: {
  choose: Extract<PlanCardProps, { state: 'offered' }>['choose'];
  featured: boolean;
  tone: 'vip' | 'accent';
}): ReactElement {
  const look = {
    size: 'lg',
    block: true,
    variant: featured ? (tone === 'vip' ? 'vip' : 'primary') : 'secondary',
  } as const;
  if (choose.href !== undefined)
    return (
      <Button {...look} href={choose.href}>
        {choose.label}
      </Button>
    );
  const submit = (event: FormEvent): void => {
    if (choose.onChoose === undefined) return;
    event.preventDefault();
    choose.onChoose();
  };
  return (
    <form method="post" action={choose.action} onSubmit={submit}>
      {Object.entries(choose.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} type="submit" loading={choose.busy} disabled={choose.disabled}>
        {choose.label}
      </Button>
    </form>
  );
}

/** One plan of a subscription with its price per month; what is charged when stands right below it. */
export function PlanCard(props: PlanCardProps): ReactElement {
  const rest = rootOf(props);
  const { title, price, per, renewal, badge, tone = 'vip', featured = false, level = 3 } = props;
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <article
      {...rootProps(rest, 'vx-plan')}
      data-tone={tone}
      data-featured={featured || props.state !== 'offered' ? '' : undefined}
      data-state={props.state}
      aria-labelledby={id}
    >
      <div className="vx-plan__head">
        <Title className="vx-plan__title" id={id}>
          {title}
        </Title>
        {badge === undefined ? null : (
          <Badge tone={tone === 'vip' ? 'vip' : 'accent'}>{badge}</Badge>
        )}
      </div>
      <p className="vx-plan__price">
        <Price price={price} size="xl" equivalent="hidden" /> <span>{per}</span>
      </p>
      <p className="vx-plan__renewal">{renewal}</p>
      <div className="vx-plan__foot">
        {props.state === 'offered' ? (
          <Choose choose={props.choose} featured={featured} tone={tone} />
        ) : (
          <>
            <p className="vx-plan__state">
              {props.state === 'current' ? <Icon glyph={checkCircleIcon} weight="fill" /> : null}
              {props.label}
            </p>
            {props.text === undefined ? null : <p className="vx-plan__renewal">{props.text}</p>}
            {props.action}
          </>
        )}
      </div>
    </article>
  );
}

/** Plans beside each other; below each other on phones. */
export function PlanCards({
  children,
  ...rest
}: RootProps<'div'> & {
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return <div {...rootProps(rest, 'vx-plans')}>{children}</div>;
}

/** Text, or whether it is included, in words. */
export type BenefitValue =
  | string
  | { included: true; text: string }
  | { included: false; text: string };

export type BenefitTableProps = RootProps<'div'> & {
  /** The name of the table. */
  label: string;
  /** The heading of the first column, for assistive technology. */
  benefit: string;
  /** Heads of the columns. */
  columns: readonly { id: string; label: string; vip?: boolean | undefined }[];
  /** The rows, in order. */
  rows: readonly { id: string; label: string; values: readonly BenefitValue[] }[];
};

/** What each membership contains. A real table; it stays one on phones, narrower. */
export function BenefitTable({
  label,
  benefit,
  columns,
  rows,
  ...rest
}: BenefitTableProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-benefits')}>
      <table className="vx-benefits__table">
        <caption className="vx-visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vx-visually-hidden">{benefit}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-vip={column.vip === true ? '' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {columns.map((column, index) => {
                const value = row.values[index];
                return (
                  <td
                    key={column.id}
                    data-vip={column.vip === true ? '' : undefined}
                    data-quiet={typeof value === 'object' && !value.included ? '' : undefined}
                  >
                    {typeof value !== 'object' ? (
                      value
                    ) : value.included ? (
                      <Icon glyph={checkIcon} weight="bold" size="sm" label={value.text} />
                    ) : (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="vx-visually-hidden">{value.text}</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { Menu as Primitive } from '@base-ui/react/menu';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretRightIcon } from '../icons/index.ts';
import { Link } from '../link/context.tsx';
import type { MenuItem, MenuProps, Submenu } from './Menu.tsx';

type MenuPopupProps = Pick<MenuProps, 'label' | 'items' | 'header' | 'align'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
};

const SubmenuRow = ({ item, children }: { item: Submenu; children: ReactNode }): ReactElement => (
  <Primitive.SubmenuRoot>
    <Primitive.SubmenuTrigger className="vx-menu__item" disabled={item.disabled === true}>
      {children}
      <Icon glyph={caretRightIcon} size="xs" className="vx-menu__more" />
    </Primitive.SubmenuTrigger>
    <Primitive.Portal>
      <Primitive.Positioner
        className="vx-menu__positioner"
        sideOffset={2}
        alignOffset={-6}
        collisionPadding={12}
      >
        <Primitive.Popup className="vx-menu" aria-label={item.label}>
          {item.items.map((inner) => (
            <Row key={inner.id} item={inner} />
          ))}
        </Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  </Primitive.SubmenuRoot>
);

const Row = ({ item }: { item: MenuItem }): ReactElement => {
  if ('separator' in item) return <Primitive.Separator className="vx-menu__separator" />;
  const content = (
    <>
      {item.glyph === undefined ? null : <Icon glyph={item.glyph} />}
      <span>{item.label}</span>
    </>
  );
  if ('items' in item) return <SubmenuRow item={item}>{content}</SubmenuRow>;
  const look = { className: 'vx-menu__item', 'data-danger': item.danger === true ? '' : undefined };
  if (item.href !== undefined)
    return (
      <Primitive.LinkItem {...look} closeOnClick render={<Link href={item.href} />}>
        {content}
      </Primitive.LinkItem>
    );
  return (
    <Primitive.Item {...look} disabled={item.disabled === true} onClick={item.onSelect}>
      {content}
    </Primitive.Item>
  );
};

/** The open menu. */
export function MenuPopup({
  open,
  onOpenChange,
  anchor,
  label,
  items,
  header,
  align = 'end',
}: MenuPopupProps): ReactElement {
  const press = (next: boolean, details: { event: Event }): void => {
    // The button toggles by itself; a press on it is not "outside".
    if (
      !next &&
      details.event.target instanceof Node &&
      anchor.current?.contains(details.event.target)
    )
      return;
    onOpenChange(next);
  };
  return (
    <Primitive.Root open={open} onOpenChange={press} modal={false}>
      <Primitive.Portal>
        <Primitive.Positioner
          className="vx-menu__positioner"
          anchor={anchor}
          align={align}
          sideOffset={8}
        >
          <Primitive.Popup className="vx-menu" aria-label={label} finalFocus={anchor}>
            {header === undefined ? null : <div className="vx-menu__header">{header}</div>}
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

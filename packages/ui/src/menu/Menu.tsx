import { lazy, Suspense, useRef, type ReactElement, type ReactNode } from 'react';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useLazyPopup } from '../internal/use-lazy-popup.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import './menu.css';

/** An entry that does something. */
export type MenuAction = {
  id: string;
  label: string;
  glyph?: Glyph | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};
/** Opens further items beside itself. */
export type Submenu = Pick<MenuAction, 'id' | 'label' | 'glyph' | 'disabled'> & {
  items: readonly MenuItem[];
};

/** An entry of a menu. */
export type MenuItem = MenuAction | Submenu | { id: string; separator: true };

export type MenuProps = RootProps<'button'> & {
  /** The name of the button. */
  label: string;
  /** What is seen of the button: a face, an icon. */
  trigger: ReactNode;
  /** The items, in order. */
  items: readonly MenuItem[];
  /** Above the items, for example the guest's name. */
  header?: ReactNode;
  /** Side at which it lines up. */
  align?: 'start' | 'center' | 'end' | undefined;
};

const load = () => import('./MenuPopup.tsx');
const MenuPopup = lazy(() => load().then((module) => ({ default: module.MenuPopup })));

/** Actions of one thing. The primitive is loaded with the first use, when the pointer or the focus comes near. */
export function Menu({
  label,
  trigger,
  items,
  header,
  align = 'end',
  ...rest
}: MenuProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const merged = useMergedRefs(button, rest.ref);
  const { open, needed, setOpen, toggle, warm } = useLazyPopup(load);
  return (
    <>
      <button
        type="button"
        {...rootProps(rest, 'vx-menu-trigger', {
          onPointerEnter: warm,
          onFocus: warm,
          onClick: toggle,
        })}
        ref={merged}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        {trigger}
      </button>
      {needed ? (
        <Suspense fallback={null}>
          <MenuPopup
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            label={label}
            items={items}
            header={header}
            align={align}
          />
        </Suspense>
      ) : null}
    </>
  );
}

import {
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { removeStaleDrafts } from "../../../lib/browser/draft.ts";
import { Icon } from "../../../ui/controls/Icon.tsx";
import { island } from "../../../ui/islands/island.tsx";
import { current, type HeaderGroup, holds } from "../navigation.ts";
import { Disclosure } from "./Disclosure.tsx";

interface Props {
  groups: HeaderGroup[];
  path: string;
}

const isWide = () => matchMedia("(min-width: 70rem)").matches;

/**
 * The button for the help sheet, the navigation and the search link. Sheet and menu open without JavaScript; React closes panels
 * that cover the page.
 */
function SiteMenu({ groups, path }: Props) {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeMenu = () => menu.current?.hidePopover?.();

  // The menu is on every page.
  useEffect(removeStaleDrafts, []);

  /** The window itself may have lost the focus. */
  function leave({ relatedTarget }: FocusEvent) {
    const isInside = [menu, toggle].some(({ current }) => current?.contains(relatedTarget));
    if (relatedTarget && !isInside) closeMenu();
  }

  return (
    <>
      <button className="help" type="button" popoverTarget="help">
        Get help<span className="visually-hidden"> now</span>
      </button>
      <Toggle menu={menu} ref={toggle} onBlur={leave} />
      <nav
        id="site-menu"
        className="card menu"
        popover="auto"
        aria-label="Main"
        ref={menu}
        onBlur={leave}
      >
        <ul role="list">
          <li>
            <MenuLink className="item" href="/" path={path} onClick={closeMenu}>
              Home
            </MenuLink>
          </li>
          {groups.map((group) => (
            <li key={group.label}>
              <Group group={group} path={path} onChoose={closeMenu} />
            </li>
          ))}
          <li>
            <MenuLink className="item" href="/store" path={path} onClick={closeMenu}>
              Store
            </MenuLink>
          </li>
          <li className="give">
            <MenuLink className="button" href="/support" path={path} onClick={closeMenu}>
              <Icon name="gift" size={20} />
              Support
            </MenuLink>
          </li>
        </ul>
      </nav>
      <a className="find" href="/search#query" aria-current={current("/search", path)}>
        <Icon name="search" />
        <span className="visually-hidden">Search</span>
      </a>
    </>
  );
}

export default island(SiteMenu);

interface ToggleProps {
  menu: RefObject<HTMLElement | null>;
  ref: RefObject<HTMLButtonElement | null>;
  onBlur: (event: FocusEvent) => void;
}

function Toggle({ menu, ref, onBlur }: ToggleProps) {
  const isClosing = useRef<boolean>(undefined);

  /** The end of this press closes an open menu, because the toggle is outside it. */
  function startPress() {
    isClosing.current = menu.current?.matches(":popover-open");
  }

  // With it, browsers add "expanded" to a label that says so already.
  useLayoutEffect(() => ref.current?.removeAttribute("popovertarget"), [ref]);

  /** The focus moves into the menu, so that a screen reader says that it is open. */
  function toggleMenu() {
    if (!isClosing.current && menu.current?.togglePopover())
      menu.current.querySelector("a")?.focus();
    isClosing.current = undefined;
  }

  return (
    <button
      className="toggle"
      type="button"
      ref={ref}
      popoverTarget="site-menu"
      onPointerDown={startPress}
      onClick={toggleMenu}
      onBlur={onBlur}
    >
      <span className="shut">
        <Icon name="menu" />
        <span className="visually-hidden">Open navigation menu</span>
      </span>
      <span className="open">
        <Icon name="close" />
        <span className="visually-hidden">Close navigation menu</span>
      </span>
    </button>
  );
}

interface GroupProps {
  group: HeaderGroup;
  path: string;
  onChoose: () => void;
}

function Group({ group, path, onChoose }: GroupProps) {
  const summary = (
    <>
      {group.label}
      <Icon name="chevron" size={18} />
    </>
  );
  return (
    <Disclosure
      summary={summary}
      summaryClass="item"
      isCurrent={holds(group, path)}
      covers={isWide}
    >
      <ul className="group" role="list">
        {group.items.map(({ href, label, badge }) => (
          <li key={href}>
            {badge && (
              <a className="item soon wide-only" role="link" aria-disabled="true">
                {label} <ComingSoon badge={badge} />
              </a>
            )}
            <MenuLink
              className={badge ? "item soon narrow-only" : "item"}
              href={href}
              path={path}
              onClick={badge ? undefined : onChoose}
            >
              {label} {badge && <ComingSoon badge={badge} />}
            </MenuLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const MenuLink = ({
  href,
  path,
  ...link
}: ComponentProps<"a"> & { href: string; path: string }) => (
  <a href={href} aria-current={current(href, path)} {...link} />
);

const ComingSoon = ({ badge }: { badge: string }) => <span className="badge soon">{badge}</span>;

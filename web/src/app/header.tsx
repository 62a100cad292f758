import { Menu as MenuIcon, Search } from "lucide-react";
import { useState } from "react";
import { useMe } from "../identity/session";
import { Link } from "../routing/link";
import { texts } from "../texts/en";
import { BrandMark } from "../ui/brand-mark";
import { IconButton } from "../ui/icon-button";
import { Tooltip } from "../ui/tooltip";
import { AccountMenu } from "./account-menu";

const words = texts.header;
const linkLook =
  "press inline-flex h-8 items-center rounded-control px-3 text-ui text-text-2 hover:bg-hover hover:text-text";

/** Brand, Dashboard, Organizations, Logout and the account's menu; below 650 px the links fold into a menu. */
export function Header({ onHelp, onPalette }: { onHelp: () => void; onPalette: () => void }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { state } = useMe();
  return (
    <header className="print-hidden border-b border-border bg-surface">
      <div className="flex min-h-12 flex-wrap items-center gap-2 px-4 py-2">
        <Link
          to={state === "in" ? "/dashboard" : "/"}
          className="inline-flex items-center gap-2 text-lead font-semibold text-text"
        >
          <BrandMark className="size-6" />
          {texts.product}
        </Link>
        <span className="ml-auto narrow:order-last narrow:ml-0">
          <Tooltip label={texts.keys.palette} keyName="palette">
            <IconButton
              label={texts.keys.palette}
              icon={<Search aria-hidden="true" />}
              onClick={onPalette}
            />
          </Tooltip>
        </span>
        <IconButton
          className="narrow:hidden"
          label={words.menu}
          icon={<MenuIcon aria-hidden="true" />}
          aria-expanded={isUnfolded}
          aria-controls="main-links"
          onClick={() => setUnfolded(!isUnfolded)}
        />
        <nav
          id="main-links"
          aria-label={words.navigation}
          className={`${isUnfolded ? "max-narrow:flex" : "max-narrow:hidden"} flex flex-1 items-center gap-1 max-narrow:basis-full max-narrow:flex-col max-narrow:items-stretch`}
        >
          <Links onFollow={() => setUnfolded(false)} />
          <span className="flex-1" />
          <AccountLinks onFollow={() => setUnfolded(false)} onHelp={onHelp} />
        </nav>
      </div>
    </header>
  );
}

function Links({ onFollow }: { onFollow: () => void }) {
  const active = { current: "within", currentLook: "bg-active text-text" } as const;
  return (
    <>
      <Link to="/dashboard" className={linkLook} {...active} onClick={onFollow}>
        {words.dashboard}
      </Link>
      <Link to="/organizations" className={linkLook} {...active} onClick={onFollow}>
        {words.organizations}
      </Link>
    </>
  );
}

function AccountLinks({ onFollow, onHelp }: { onFollow: () => void; onHelp: () => void }) {
  const { state, me } = useMe();
  if (state === "loading") return null;
  if (state === "out") {
    return (
      <Link to="/auth" className={linkLook} onClick={onFollow}>
        {words.login}
      </Link>
    );
  }
  return (
    <>
      <AccountMenu me={me} onHelp={onHelp} />
      <Link to="/logout" className={linkLook} onClick={onFollow}>
        {words.logout}
      </Link>
    </>
  );
}

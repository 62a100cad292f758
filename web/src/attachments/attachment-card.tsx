import { Download, Ellipsis, File as FileIcon } from "lucide-react";
import { useState } from "react";
import type { WireAttachment } from "../api/types";
import { useMe } from "../identity/session";
import { PersonName } from "../members/person-name";
import { useOrganization } from "../store/hooks";
import { longDate, timeAgo } from "../texts/dates";
import { enAttachments as words } from "../texts/en-attachments";
import { useNow } from "../texts/use-now";
import { IconButton } from "../ui/icon-button";
import { Menu } from "../ui/menu";
import { addressOf, endingOf, isPicture, pictureAddressOf } from "./attachment-address";
import { removeAttachment } from "./change-attachment";
import { RenameDialog } from "./rename-dialog";

/** One file: what it looks like, its name, and who brought it when. */
export function AttachmentCard({
  file,
  mayEdit,
  onShow,
}: {
  file: WireAttachment;
  mayEdit: boolean;
  onShow: () => void;
}) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { me } = useMe();
  const role = useOrganization(file.orgID)?.memberRole;
  const now = useNow();
  const mayChange =
    mayEdit && (file.uploadedBy === me?.UID || role === "Editor" || role === "Owner");
  const created = new Date(file.created);
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-border bg-surface">
      <Face file={file} onShow={onShow} />
      <div className="flex items-start gap-1 py-2 pr-1 pl-3">
        <div className="min-w-0 flex-1">
          <p className="truncate text-ui font-medium text-text" title={file.name}>
            {file.name}
          </p>
          <p className="text-small text-text-2">{words.size(file.size)}</p>
          <p className="truncate text-small text-text-2">
            <PersonName orgID={file.orgID} id={file.uploadedBy} />
            <time dateTime={file.created} title={longDate(created)}>
              {words.byAndWhen(timeAgo(created, now))}
            </time>
          </p>
        </div>
        {mayChange ? (
          <Menu
            trigger={
              <IconButton
                size="small"
                label={words.more(file.name)}
                icon={<Ellipsis aria-hidden="true" />}
              />
            }
            items={[
              { label: words.download, onSelect: () => save(file) },
              { label: words.rename, onSelect: () => setIsRenaming(true) },
              { label: words.remove, onSelect: () => void removeAttachment(file) },
            ]}
          />
        ) : (
          <IconButton
            size="small"
            label={words.downloadFile(file.name)}
            icon={<Download aria-hidden="true" />}
            onClick={() => save(file)}
          />
        )}
      </div>
      {mayChange && isRenaming && <RenameDialog file={file} onClose={() => setIsRenaming(false)} />}
    </li>
  );
}

const faceLook =
  "press flex h-28 w-full items-center justify-center overflow-hidden border-b border-border bg-sunken";

/** Pictures open in the page, everything else is saved. */
function Face({ file, onShow }: { file: WireAttachment; onShow: () => void }) {
  const small = pictureAddressOf(file);
  if (isPicture(file)) {
    return (
      <button
        type="button"
        aria-label={words.show(file.name)}
        onClick={onShow}
        className={faceLook}
      >
        {small === undefined ? (
          <Icon name={file.name} />
        ) : (
          <img src={small} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </button>
    );
  }
  return (
    <a
      href={addressOf(file)}
      download={file.name}
      aria-label={words.downloadFile(file.name)}
      className={faceLook}
    >
      <Icon name={file.name} />
    </a>
  );
}

function Icon({ name }: { name: string }) {
  const ending = endingOf(name);
  return (
    <span className="flex flex-col items-center gap-1 text-text-2">
      <FileIcon className="size-8" strokeWidth={1.5} aria-hidden="true" />
      {ending !== "" && <span className="text-small font-medium uppercase">{ending}</span>}
    </span>
  );
}

function save(file: WireAttachment): void {
  const link = document.createElement("a");
  link.href = addressOf(file);
  link.download = file.name;
  link.click();
}

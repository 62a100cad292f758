import { useState } from "react";
import type { Resolution } from "../api/types";
import { isClosing } from "../bugs/bug-rules";
import type { Bug } from "../store/bug";
import type { Status } from "../store/organization";
import type { BugEdit } from "../store/overlay";

/** Changes a bug's status; what closes it asks first how it ended. */
export function useClosing(bug: Bug, save: (fields: BugEdit) => void) {
  const [closingWith, setClosingWith] = useState<Status>();
  return {
    closingWith,
    chooseStatus: (status: Status | undefined) => {
      if (status === undefined || status.id === bug.status) return;
      if (isClosing(status) && bug.isOpen) setClosingWith(status);
      else if (isClosing(status)) save({ status: status.id });
      else save({ status: status.id, isOpen: true, resolution: "none" });
    },
    cancel: () => setClosingWith(undefined),
    close: (status: string, resolution: Resolution) => {
      setClosingWith(undefined);
      save({ status, isOpen: false, resolution });
    },
  };
}

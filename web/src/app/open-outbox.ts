import { creating } from "../bugs/create-bug";
import { editing } from "../bugs/edit-bug";
import { commenting } from "../comments/send-comment";
import { knowKind } from "../outbox/change-kind";

export { closeOutbox, openOutbox } from "../outbox/outbox";

// Changes that an earlier page kept are of these kinds.
knowKind(editing);
knowKind(creating);
knowKind(commenting);

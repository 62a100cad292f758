import { placingCard } from "../boards/asking/place-card";
import { turningInterest } from "../bug-page/fields/interest";
import { creating } from "../bugs/create-bug";
import { editing } from "../bugs/edit-bug";
import { knowKind } from "../change-queue/change-kind";
import { commenting, rewriting } from "../comments/send-comment";

export { closeChangeQueue, openChangeQueue } from "../change-queue/change-queue";

// Changes that an earlier page kept are of these kinds.
knowKind(editing);
knowKind(creating);
knowKind(commenting);
knowKind(turningInterest);
knowKind(rewriting);
knowKind(placingCard);

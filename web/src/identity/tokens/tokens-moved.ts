import { Topic } from "../../store/topic";

/** Told when one of the person's access tokens was made or revoked, in whichever browser. */
export const tokensMoved = new Topic();

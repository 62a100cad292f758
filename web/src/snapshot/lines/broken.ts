/** The snapshot is cut, or not as the contract says: nothing of it may be kept. */
export class SnapshotBroken extends Error {
  override readonly name = "SnapshotBroken";
}

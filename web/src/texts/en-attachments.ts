const units = ["bytes", "KB", "MB", "GB"] as const;

/** "1.4 MB": sizes of files, as systems show them. */
function size(bytes: number): string {
  let value = bytes;
  let step = 0;
  while (value >= 1000 && step < units.length - 1) {
    value /= 1000;
    step += 1;
  }
  const digits = step > 0 && value < 10 ? 1 : 0;
  return `${value.toLocaleString("en-US", { maximumFractionDigits: digits })} ${units[step]}`;
}

/** Words of the files on a bug. */
export const enAttachments = {
  title: "Attachments",
  attach: "Attach files",
  choose: "Choose files to attach",
  loading: "Loading the attachments …",
  none: "No files yet. Drop them here, paste a screenshot, or choose them.",
  noneToSee: "No files.",
  dropHere: "Drop files to attach them",
  size,
  byAndWhen: (when: string) => `, ${when}`,
  show: (name: string) => `Show ${name}`,
  download: "Download",
  downloadFile: (name: string) => `Download ${name}`,
  more: (name: string) => `More about ${name}`,
  rename: "Rename",
  remove: "Remove",
  renameTitle: "Rename file",
  nameLabel: "Name",
  nameMissing: "Enter a name.",
  renamed: (name: string) => `Renamed to ${name}.`,
  removed: (name: string) => `${name} was removed.`,
  notRemoved: (why: string) => `The file was not removed. ${why}`,
  progress: (name: string) => `Uploading ${name}`,
  waiting: "Waits for the others",
  share: (sent: number, all: number) => `${size(sent)} of ${size(all)}`,
  finishing: "Saving …",
  cancelUpload: (name: string) => `Cancel the upload of ${name}`,
  retryUpload: (name: string) => `Try again to upload ${name}`,
  dismissUpload: (name: string) => `Forget the upload of ${name}`,
  tooBig: (max: number) => `The file is too big: at most ${size(max)} fit.`,
  empty: "The file is empty, or a folder. Choose a file that holds something.",
  notAdded: (name: string) =>
    `${name} was not attached. See below the text, among the attachments.`,
  pastedName: (time: string, ending: string) => `Pasted ${time}${ending}`,
  placeholder: (name: string) => `Uploading ${name} …`,
  uploadsRun: "Wait until the files in the text are there.",
  viewer: "Pictures",
  next: "Next picture",
  previous: "Previous picture",
  place: (at: number, all: number) => `${at} of ${all}`,
};

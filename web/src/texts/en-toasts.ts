/** Words of the toasts. */
export const enToasts = {
  mute: "Mute sounds",
  unmute: "Turn sounds on",
  dismiss: "Dismiss",
};

/** The browser would not open the window in which a provider asks. */
export class PopupBlocked extends Error {}

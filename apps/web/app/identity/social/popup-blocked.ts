/** The browser blocked the provider's window. */
export class PopupBlocked extends Error {}

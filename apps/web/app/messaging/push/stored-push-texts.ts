/**
 * The messages that a page stores for the service worker: push events contain no text, so that it is in the language of
 * the app. Both sides import this file, so that they cannot differ.
 */
export interface StoredPushTexts {
  locale: string
  dir: NotificationDirection
  site: string
  /** Address of the icon; empty if there is none. */
  icon: string
  /** Message of a push notification without a template. */
  mail: string
  /** Messages by template: without and with the amount. */
  texts: Record<string, [string, string]>
}

/** Cache of the messages, and their key in it; no such file exists. */
export const STORE = 'push'
export const ADDRESS = '/push-texts'

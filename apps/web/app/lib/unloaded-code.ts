import { reloadPage } from './browser/reload-page.ts'

/** Messages of Chromium and Firefox, of WebKit, and of the build for styles. */
const MESSAGES = /dynamically imported module|module script failed|preload CSS/i

/** Whether an error means that a file of code could not be loaded. */
export const isUnloadedCode = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message)

/**
 * Retries after a file of code could not be loaded: by a reload, because a browser may request a file only once in a
 * document. While offline there is no reload, because it would replace the app with the browser's own error page.
 */
export function reloadOr(retry: () => void): void {
  if (navigator.onLine) reloadPage()
  else retry()
}

import { reloadPage } from './browser/reload-page.ts'
import { tabStorage } from './browser/storage.ts'
import { backOffMs } from './calls/back-off.ts'
import { isReachable } from './is-reachable.ts'

/** Failures after which the browser probably remembers the file as missing. */
const RELOAD_AFTER = 3

/** Shortest time between two such reloads of a tab, in milliseconds, because a blocker may refuse a file forever. */
const RELOAD_INTERVAL_MS = 5 * 60_000

const RELOADED_AT_KEY = 'reloadedForCodeAt'

/**
 * Repeats an attempt to load code until it succeeds, with growing delays. Firefox requests a file of code only once in a
 * document, also after a lost connection; therefore the page is reloaded when the gateway is reachable again.
 */
export async function untilLoaded<T>(load: () => Promise<T>, failures = 1): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, backOffMs(failures)))
    if (failures >= RELOAD_AFTER && mayReload() && (await isReachable())) reload()
    return untilLoaded(load, failures + 1)
  }
}

/** A reload must interrupt neither a game nor typing. */
function mayReload(): boolean {
  const isBusy = document.activeElement?.matches('input, textarea, select') || document.querySelector('iframe') !== null
  return !isBusy && Date.now() - Number(tabStorage.get(RELOADED_AT_KEY) ?? 0) > RELOAD_INTERVAL_MS
}

function reload(): void {
  tabStorage.set(RELOADED_AT_KEY, String(Date.now()))
  reloadPage()
}

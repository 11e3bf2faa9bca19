import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { wordsOf } from './words.ts'

/** The merchant's news that comes over the lobby. */
const popupOn = (page: Page): Locator => page.locator('dialog[open]:has([class*="popup-sheet"])')

/** Waits for the news, for whoever wants to see it before it is closed. */
export async function seePopup(page: Page, look: () => Promise<void>): Promise<void> {
  const popup = popupOn(page)
  await page.removeLocatorHandler(popup)
  await expect(popup).toBeVisible()
  await look()
  await closeIn(popup)
  await closePopups(page)
}

/** A player closes the news whenever it stands in his way. */
export async function closePopups(page: Page): Promise<void> {
  // News that lies under something he opened himself stays until that is closed: then he is asked again.
  const close = (popup: Locator) => closeIn(popup, COVERED_AFTER_MS).catch(() => undefined)
  await page.addLocatorHandler(popupOn(page), close, { noWaitAfter: true })
}

const COVERED_AFTER_MS = 2_000

/** The page may have been put into another language since. */
async function closeIn(popup: Locator, timeout = 0): Promise<void> {
  const say = wordsOf(await popup.page().evaluate(() => document.documentElement.lang))
  await popup.getByRole('button', { name: say('Close'), exact: true }).tap({ timeout })
}

import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { translatorOf } from './texts.ts'

/** The merchant's popup over the lobby. */
const popupOn = (page: Page): Locator => page.locator('dialog[open]:has([class*="popup-sheet"])')

/** Waits for the popup and runs checks before it is closed. */
export async function checkPopup(page: Page, check: () => Promise<void>): Promise<void> {
  const popup = popupOn(page)
  await page.removeLocatorHandler(popup)
  await expect(popup).toBeVisible()
  await check()
  await closePopupsIn(popup)
  await closePopups(page)
}

/** Closes the popups whenever they cover a target of the journey. */
export async function closePopups(page: Page): Promise<void> {
  // A popup below a dialog of the journey stays until the dialog is closed: then the handler runs again.
  const close = (popup: Locator) => closePopupsIn(popup, COVERED_AFTER_MS).catch(() => undefined)
  await page.addLocatorHandler(popupOn(page), close, { noWaitAfter: true })
}

const COVERED_AFTER_MS = 2_000

/** Closes the popups by their button, in any language, because the language of the page may have changed. */
async function closePopupsIn(popup: Locator, timeout = 0): Promise<void> {
  const t = translatorOf(await popup.page().evaluate(() => document.documentElement.lang))
  await popup.getByRole('button', { name: t('Close'), exact: true }).tap({ timeout })
}

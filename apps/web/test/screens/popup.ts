import { page } from 'vitest/browser'

import { findAll, findOne } from './find.ts'

const POPUP = 'dialog[open]:has([class*="popup-sheet"])'

/** Closes the merchant's popups over the home page. */
export async function closePopup(): Promise<void> {
  await findOne(POPUP)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
}

/** Whether a popup is open. */
export const isPopupOpen = (): boolean => findAll(POPUP).length > 0

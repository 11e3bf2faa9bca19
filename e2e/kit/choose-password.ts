import type { Page } from '@playwright/test'

import type { Translate } from './texts.ts'

interface Choice {
  first: string
  second?: string
  button: string
}

/** Types a new password twice, and submits it. */
export async function choosePassword(
  page: Page,
  t: Translate,
  { first, second = first, button }: Choice,
): Promise<void> {
  await page.getByLabel(t('New password'), { exact: true }).fill(first)
  await page.getByLabel(t('Confirm new password')).fill(second)
  await page.getByRole('button', { name: t(button) }).tap()
}

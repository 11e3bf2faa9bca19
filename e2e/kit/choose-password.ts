import type { Page } from '@playwright/test'

import type { Say } from './words.ts'

interface Choice {
  first: string
  second?: string
  button: string
}

/** Types a new password twice, and submits it. */
export async function choosePassword(page: Page, say: Say, { first, second = first, button }: Choice): Promise<void> {
  await page.getByLabel(say('New password'), { exact: true }).fill(first)
  await page.getByLabel(say('Confirm new password')).fill(second)
  await page.getByRole('button', { name: say(button) }).tap()
}

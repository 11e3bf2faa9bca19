import { page } from 'vitest/browser'

import { one } from './find.ts'
import type { SignedIn } from './new-member.ts'

/** Fills in the visible login form, and submits it. */
export async function logInByForm({ account, password }: SignedIn): Promise<void> {
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(account)
  await page.getByLabelText('Password', { exact: true }).fill(password)
  ;(await one('button[type=submit]')).click()
}

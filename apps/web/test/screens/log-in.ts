import { page } from 'vitest/browser'

import { findAll, findOne } from './find.ts'
import type { SignedIn } from './new-member.ts'

/** The login over the current page. */
export const loginSheet = page.getByRole('dialog', { name: 'Log in', exact: true })

/** Fills in the visible login form, of the sheet or of the page, and submits it. */
export async function logInByForm({ account, password }: SignedIn): Promise<void> {
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(account)
  await page.getByLabelText('Password', { exact: true }).fill(password)
  const [submit = await findOne('button[type=submit]')] = findAll('dialog[open] button[type=submit]')
  submit.click()
}

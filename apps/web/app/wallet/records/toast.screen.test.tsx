import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { one } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'

test('a toast that comes while a sheet is open stands in it, where it is seen and read out', async () => {
  await openScreen('/m/transaction/record', { member: await newMember({ balance: '30000.00' }) })
  await page.getByRole('main').getByRole('list').getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Copy: Reference' }).click()
  const toast = sheet.getByRole('status').filter({ hasText: /\S/ })
  await expect.element(toast).toBeVisible()
  // The topmost of all that stands there: what a finger would meet, were it to be touched.
  expect((await one('dialog[open] output:popover-open')).textContent).toMatch(/\S/)
})

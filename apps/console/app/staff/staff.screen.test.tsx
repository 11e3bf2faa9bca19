import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { hiddenColumnPixels } from '../../test/screens/hidden-column-pixels.ts'
import { act, openConsole } from '../../test/screens/open-console.tsx'

test('an account gets a leave date in the merchant’s time zone, and its roles are shown by their names', async () => {
  const colleague = await act('newStaff', { role: 'trader', merchant: 'lotus' })
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/lotus/staff')
  const row = page.getByRole('row').filter({ hasText: colleague.mail })
  await expect.element(row.getByText('Trader')).toBeVisible()
  // The account is managed on the platform's page, although its role is for a merchant.
  await router.navigate({ to: '/m/$merchant/staff', params: { merchant: '-' }, search: { open: colleague.id } })
  await expect.element(page.getByRole('complementary')).toBeVisible()
  expect(hiddenColumnPixels()).toBe(0)
  await page.getByRole('button', { name: 'Set leave date' }).click()
  const time = page.getByLabelText('Leaves at', { exact: true })
  const save = page.getByRole('button', { name: 'Set leave date' })
  await time.fill('2020-01-01T10:00')
  await page.getByLabelText('Reason', { exact: true }).fill('Contract ends')
  await save.click()
  await expect.element(page.getByText('Choose a time in the future.')).toBeVisible()
  await time.fill('2099-12-31T18:30')
  await save.click()
  await expect.element(page.getByRole('complementary').getByText(/31 Dec 2099, 18:30/)).toBeVisible()
})

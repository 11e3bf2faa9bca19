import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

test('a difference is explained, and the day is signed off once its adjusting entry is decided', async () => {
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  const { account, number } = await act('differingDay', {})
  const router = openConsole('/m/aurora/reconciliation')
  await page.getByRole('row').filter({ hasText: number }).click()
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByText('None, credited by staff')).toBeVisible()
  await panel.getByRole('button', { name: /Cause/ }).click()
  await page.getByRole('option', { name: 'Error of our staff' }).click()
  await panel.getByRole('textbox', { name: 'Note' }).fill('Approved by mistake')
  await panel.getByRole('button', { name: 'Take over and save' }).click()
  await expect.element(panel.getByRole('button', { name: 'Save', exact: true })).toBeVisible()

  await panel.getByRole('button', { name: 'Adjusting entry…' }).click()
  await panel.getByRole('textbox', { name: "Player's account" }).fill(account)
  await panel.getByRole('textbox', { name: 'Amount' }).fill('12.50')
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect.element(panel.getByText(new RegExp(`^Request: debit 12.50 from ${account}`))).toBeVisible()
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Not paid at the bank')
  await panel.getByRole('button', { name: 'Request' }).click()
  await expect.element(page.getByText('Requested. Another person decides in Approvals.')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  // The entry awaits another person, so the day cannot be signed off yet.
  await page.getByRole('button', { name: 'Sign off' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click()
  await expect.element(page.getByText(/^An adjusting entry awaits a decision/)).toBeVisible()
  await act('rejectAll', { merchant: 'aurora' })
  await page.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click()
  await expect.element(page.getByText(/^Signed by/)).toBeVisible()
  expect(router.state.location.search).toEqual({})

  // The cause is final, and an adjusting entry is still possible.
  const row = page.getByRole('row').filter({ hasText: number })
  await expect.element(row.getByText('Credited, 12.50 PHP')).toBeVisible()
  await row.click()
  await expect.element(panel.getByText(/^Its day is signed off/)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Adjusting entry…' })).toBeVisible()
  expect(panel.getByRole('button', { name: /save/i }).elements()).toEqual([])
  expect(await accessibilityViolations()).toEqual([])
})

import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

// Other tests of approvals begin with an empty list.
afterAll(() => act('rejectAll', { merchant: 'aurora' }))

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('new rights of a template are shown in the role, rejected one by one, and requested for the rest', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  const permissions = ['wallet.jackpot.read', 'launch.vendor.read']
  await act('forgetRights', { merchant: 'aurora', role: 'trader', permissions })
  openConsole('/m/aurora/roles?role=trader')
  await expect.element(page.getByRole('link', { name: /^Trader 2 new/ })).toBeVisible()
  await expect.element(page.getByText("The template has 2 new rights. This role doesn't have them yet.")).toBeVisible()
  await button('Review').click()
  await expect.element(page.getByRole('checkbox', { name: /^See jackpots/ })).toBeChecked()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByText(/^See vendors/).click()
  await button('Reject selected').click()
  await page.getByLabelText('Reason', { exact: true }).fill('Not for traders')
  await button('Reject').click()
  await expect.element(page.getByText("The template has 1 new right. This role doesn't have it yet.")).toBeVisible()
  await button('Review').click()
  await button('Accept selected').click()
  await page.getByLabelText('Reason', { exact: true }).fill('New version')
  await button('Request').click()
  await expect.element(page.getByRole('status').getByText('Requested. Another person must approve it.')).toBeVisible()
})

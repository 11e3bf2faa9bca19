import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a list is exported with its shown columns, and the gateway pushes the finished file to the inbox', async () => {
  await act('signIn', { role: 'auditor', merchant: 'aurora' })
  openConsole('/m/aurora/staff')
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  await button('Columns').click()
  await page.getByRole('menuitemcheckbox', { name: 'Last sign-in' }).click()
  await userEvent.keyboard('{Escape}')
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.element(page.getByText('Export started. You find the file in your inbox.')).toBeVisible()
  // The gateway pushes the number: this page does not request it.
  await expect.element(page.getByRole('link', { name: /^Inbox 1 new/ })).toBeVisible()
  await userEvent.keyboard('gx')
  await expect.element(page.getByText('Ready')).toBeVisible()
  await expect.element(button('Download')).toBeEnabled()
  await expect.element(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a change requested by another person is counted at once, and listed on request', async () => {
  const colleague = await act('newStaff', { role: 'content', merchant: 'lotus' })
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/lotus/approvals?state=waiting')
  await expect.element(page.getByRole('heading', { name: 'Approvals' })).toBeVisible()
  await expect.element(page.getByText(/Nothing to decide|Requested by/).first()).toBeVisible()
  const before = document.querySelectorAll('[role=row][data-key]').length
  const requester = await act('requestRole', { merchant: 'lotus', account: colleague.id, role: 'trader' })
  await expect.element(button('1 new')).toBeVisible()
  expect(document.querySelectorAll('[role=row][data-key]')).toHaveLength(before)
  await button('1 new').click()
  await expect.element(page.getByRole('row').filter({ hasText: requester })).toBeVisible()
  await expect.element(button('1 new')).not.toBeInTheDocument()
  // When another person decides, the row is removed without a reload.
  await act('rejectAll', { merchant: 'lotus' })
  await expect.element(page.getByRole('row').filter({ hasText: requester })).not.toBeInTheDocument()
})

test('a saved view stores filters and columns under a name, and colleagues see it when it is shared', async () => {
  await act('signIn', { role: 'auditor', merchant: 'aurora' })
  const router = openConsole('/m/aurora/audit?result=refused&hide=reason')
  await button('Views').click()
  await page.getByRole('menuitem', { name: /^Save or delete views/ }).click()
  await page.getByLabelText('Name', { exact: true }).fill('Refused today')
  await page.getByText('Share with all staff of this merchant').click()
  expect(await accessibilityViolations()).toEqual([])
  await button('Save view').click()
  await expect.element(page.getByText('View saved.')).toBeVisible()
  await act('signIn', { role: 'auditor', merchant: 'aurora' })
  await router.navigate({ to: '/m/$merchant/audit', params: { merchant: 'aurora' }, search: {} })
  await button('Views').click()
  await page.getByRole('menuitem', { name: /Refused today/ }).click()
  await expect.poll(() => router.state.location.search).toEqual({ result: 'refused', hide: 'reason' })
})

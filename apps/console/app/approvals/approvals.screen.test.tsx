import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { hiddenColumnPixels } from '../../test/screens/hidden-column-pixels.ts'
import { act, openConsole } from '../../test/screens/open-console.tsx'

const button = (name: string) => page.getByRole('button', { name })

test('a change requested by another person is decided by keyboard, with a fresh second factor and a reason', async () => {
  const colleague = await act('newStaff', { role: 'content', merchant: 'aurora' })
  const request = { merchant: 'aurora', account: colleague.id }
  const requester = await act('requestRole', { ...request, role: 'trader' })
  await act('requestRole', { ...request, role: 'support' })
  const me = await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/approvals')
  await expect.element(page.getByRole('grid', { name: 'Changes' })).toBeVisible()
  // The newest is first: the second row is the older request.
  await userEvent.keyboard('jj{Enter}p')
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByText(requester)).toBeVisible()
  await expect.element(panel.getByText('Trader', { exact: true }).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  expect(hiddenColumnPixels()).toBe(0)
  const { open: decided } = router.state.location.search

  await userEvent.keyboard('a')
  await userEvent.keyboard('ok{Enter}')
  await button('Approve').click()
  await expect.element(page.getByText('Enter a reason of at least 3 characters.')).toBeVisible()
  await page.getByLabelText('Reason', { exact: true }).fill('agreed with the team')
  await act('ageSecondFactor', { id: me.id })
  await button('Approve').click()
  await expect.element(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  await page.getByLabelText('Code of your authenticator app').fill(await act('code', { secret: me.secret }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(/Approved and applied\./)).toBeVisible()
  // The next change is open, and the decided one is gone.
  await expect.element(panel).toBeVisible()
  await expect.poll(() => document.querySelector(`[role=row][data-key="${decided}"]`)).toBeNull()
  expect(router.state.location.search).toHaveProperty('open')

  // The gateway refuses this change: the first one has changed the account since it was requested.
  await userEvent.keyboard('a')
  await page.getByLabelText('Reason', { exact: true }).fill('agreed with the team')
  await button('Approve').click()
  await expect.element(page.getByText(/Approved, but not applied: It changed after the request\./)).toBeVisible()
  await button('Next change').click()
  await expect.element(page.getByText('Nothing to decide')).toBeVisible()
})

test('a selection is decided at once: the number and sum are shown before, and an outcome for each row after', async () => {
  await act('requestCredit', { account: 'several01' })
  await act('requestCredit', { account: 'several02' })
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  openConsole('/m/aurora/approvals')
  const row = (account: string) => page.getByRole('row').filter({ hasText: `Player ${account}` })
  await expect.element(row('several01')).toBeVisible()
  await userEvent.keyboard('jx')
  await expect.element(page.getByText('1 selected')).toBeVisible()
  const box = row('several01').getByRole('checkbox').element()
  await userEvent.click(box.closest('label') ?? box)
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await expect.element(page.getByText(/^1,800\.00 /)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Reject selected').click()
  await expect.element(page.getByText(/^Reject 2 changes\. 1,800\.00 .* in total\.$/)).toBeVisible()
  await page.getByLabelText('Reason', { exact: true }).fill('not agreed')
  await button('Reject all selected').click()
  await expect.element(page.getByText(/2 changes were decided of 2\./)).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('cell', { name: 'Rejected' }).first()).toBeVisible()
  await button('Close').last().click()
  await expect.element(row('several01')).not.toBeInTheDocument()
  await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
})

test('the right to skip applies an own change without another person, after a separate confirmation', async () => {
  await act('requestCredit', { account: 'skipped01' })
  openConsole('/m/aurora/approvals')
  await page.getByRole('row').filter({ hasText: 'Player skipped01' }).click()
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByText('900.00 PHP')).toBeVisible()
  await expect.element(panel.getByText('Credit', { exact: true })).toBeVisible()
  await expect.element(panel.getByText('Active', { exact: true })).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'Player skipped01' }))
    .toHaveAttribute('href', '/m/aurora/players?q=skipped01')
  await button('Apply without approval').click()
  await expect
    .element(page.getByText(/without a second person: .*Direction: Credit, Amount: 900\.00 PHP/))
    .toBeVisible()
  await page.getByLabelText('Reason', { exact: true }).fill('Approver is ill')
  await button('Apply without approval').click()
  await expect.element(page.getByRole('status').getByText('Applied without approval.')).toBeVisible()
})

test('the requester can withdraw a change, but not decide it', async () => {
  const colleague = await act('newStaff', { role: 'content', merchant: 'lotus' })
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole(`/m/lotus/staff?open=${colleague.id}`)
  await page.getByRole('button', { name: /^Grant a role/ }).click()
  await page.getByRole('option', { name: 'Trader' }).click()
  await page.getByLabelText('Reason', { exact: true }).fill('covers the weekend')
  await button('Request').click()
  await expect.element(page.getByRole('status').getByText(/Another person must approve it\./)).toBeVisible()
  await page.getByRole('link', { name: 'Approvals' }).click()
  await page.getByRole('row').nth(1).click()
  await button('Withdraw').click()
  await button('Withdraw').click()
  await expect.element(page.getByText('Nothing to decide')).toBeVisible()
})

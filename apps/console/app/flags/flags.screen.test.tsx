import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const panel = () => page.getByRole('complementary')
const grid = () => page.getByRole('grid', { name: 'Flags' })
const rowOf = (flag: string) => grid().getByRole('row').filter({ hasText: flag })

test('a flag is found, switched off with a reason, and on again', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'lotus' })
  openConsole('/m/lotus/flags')
  await expect.element(rowOf('REWCEN3')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Search').fill('reward centre')
  await userEvent.keyboard('{Enter}')
  await expect.element(rowOf('MAILCEN')).not.toBeInTheDocument()
  await grid().getByText('REWCEN3').click()
  await panel().getByRole('button', { name: 'Switch off' }).click()
  await expect.element(panel().getByText(/^Switch REWCEN3 off at Lotus\./)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByRole('button', { name: 'Switch off' }).click()
  await expect.element(panel().getByText('Enter a reason of at least 3 characters.')).toBeVisible()
  await panel().getByLabelText('Reason').fill('Too many messages')
  await panel().getByRole('button', { name: 'Switch off' }).click()
  await expect.element(page.getByText('Switched off: REWCEN3.')).toBeVisible()
  await expect.element(panel().getByText('Too many messages')).toBeVisible()

  await panel().getByRole('button', { name: 'Switch on' }).click()
  await panel().getByLabelText('Reason').fill('Enough staff again')
  await panel().getByRole('button', { name: 'Switch on' }).click()
  await expect.element(page.getByText('Switched on: REWCEN3.')).toBeVisible()
})

test('a change is scheduled by the merchant’s clock, and cancelled', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'lotus' })
  openConsole('/m/lotus/flags?open=MEMCLUB3')
  await panel().getByRole('button', { name: 'Switch off' }).click()
  await panel().getByText('At a later time').click()
  const time = panel().getByRole('group', { name: 'Time' })
  await time.getByRole('spinbutton').first().click()
  await userEvent.keyboard('31122099')
  await userEvent.keyboard('2359')
  await panel().getByLabelText('Reason').fill('End of the club')
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByRole('button', { name: 'Schedule' }).click()
  await expect.element(page.getByText('Scheduled: MEMCLUB3.')).toBeVisible()
  await expect.element(panel().getByText(/2099.*23:59/)).toBeVisible()
  await panel().getByRole('button', { name: 'Cancel the change' }).click()
  await expect.element(page.getByText('Cancelled.')).toBeVisible()
  await expect.element(panel().getByText(/2099/)).not.toBeInTheDocument()
})

test('a flag that two persons change says so, and the request waits', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'lotus' })
  openConsole('/m/lotus/flags?open=SECPRIV')
  await expect.element(panel().getByText('Needs two persons.')).toBeVisible()
  await expect.element(panel().getByText('/m/securityCenter')).toBeVisible()
  await panel()
    .getByRole('button', { name: /^Switch o/ })
    .click()
  await panel().getByLabelText('Reason').fill('Checked with security')
  await panel().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Requested: another person must approve it.')).toBeVisible()
})

test('an owner compares two merchants, and sees only the differences', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/aurora/flags?with=lotus')
  await expect.element(grid().getByRole('columnheader', { name: 'Lotus' })).toBeVisible()
  const all = rowOf('3').elements().length
  await page.getByRole('button', { name: /Show/ }).click()
  await page.getByRole('option', { name: 'Only differences' }).click()
  await expect.poll(() => rowOf('3').elements().length).toBeLessThan(all)
  expect(await accessibilityViolations()).toEqual([])
})

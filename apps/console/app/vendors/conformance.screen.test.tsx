import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const panel = () => page.getByRole('complementary')
const dialog = () => page.getByRole('dialog')

test('the suite says what it does, runs in the background, and is cancelled', async () => {
  await act('signIn', { role: 'developer', merchant: null })
  openConsole('/m/-/vendors?open=ANS')
  await panel().getByRole('button', { name: 'Run the suite' }).click()
  await expect
    .element(dialog().getByText('Nothing is sent to the vendor, and its players notice nothing.'))
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Run the suite' }).click()
  await dialog().getByRole('button', { name: 'Cancel the run' }).click()
  await expect.element(dialog().getByText('Cancelled', { exact: true })).toBeVisible()
  await dialog().getByRole('button', { name: 'Close this window' }).click()
  await expect.element(panel().getByText('Cancelled', { exact: true }).first()).toBeVisible()
})

test('the result of each case is shown, also when the window is opened again', async () => {
  await act('signIn', { role: 'developer', merchant: null })
  openConsole('/m/-/vendors?open=BTI')
  await panel().getByRole('button', { name: 'Run the suite' }).click()
  await dialog().getByRole('button', { name: 'Run the suite' }).click()
  await expect.element(dialog().getByText(/^\d+ passed, 0 failed, 0 not run$/)).toBeVisible()
  await expect
    .poll(() => dialog().getByRole('button', { name: 'Cancel the run' }).query(), { timeout: 20_000 })
    .toBeNull()
  await expect.element(dialog().getByText('a bet debits its stake')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Close this window' }).click()
  await panel()
    .getByRole('button', { name: /^Show run/ })
    .first()
    .click()
  await expect.element(dialog().getByRole('table', { name: 'Results of the cases' })).toBeVisible()
})

test('a vendor whose protocol has no cases has no run', async () => {
  await act('signIn', { role: 'developer', merchant: null })
  openConsole('/m/-/vendors?open=GLD')
  await expect.element(panel().getByText(/The suite has no cases for this protocol/)).toBeVisible()
  expect(panel().getByRole('button', { name: 'Run the suite' }).query()).toBeNull()
})

test('staff who do not see connections do not see the runs', async () => {
  await act('signIn', { role: 'trader', merchant: 'aurora' })
  openConsole('/m/aurora/vendors?open=ANS')
  await expect.element(panel().getByText('Protocol')).toBeVisible()
  expect(panel().getByText('Conformance').query()).toBeNull()
})

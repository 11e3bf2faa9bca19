import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { accessibilityViolations } from '../../test/screens/accessibility-violations.ts'
import { findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

/** Sheets, refusals and empty states: the address, the action that opens them, and the expected text. */
const STATES: [address: string, act: () => Promise<unknown>, seen: string][] = [
  ['/m/gameList?gameType=RNG', () => page.getByRole('button', { name: 'Filter: New' }).click(), 'Filter games'],
  ['/m/gameRecord?days=month', async () => undefined, 'Nothing played in the last 30 days'],
  ['/m/withdraw', async () => undefined, 'Before you can withdraw'],
  ['/m/withdraw', () => page.getByRole('button', { name: 'Set real name' }).click(), 'Set real name'],
  ['/m/safePlay', () => page.getByRole('button', { name: 'Set limit' }).click(), 'Loss limit'],
  ['/m/safePlay', () => page.getByRole('button', { name: 'Take a time-out' }).click(), 'Your password'],
  ['/m/upLine/transfer', async () => undefined, 'No transfers yet.'],
]

test.each(STATES)('%s has no accessibility violation in the state “%s” (%#)', async (address, act, seen) => {
  await openScreen(address, { member: await newMember({ balance: '100.00' }) })
  await act()
  await expect.element(page.getByText(seen).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the login with its error messages has no accessibility violation', async () => {
  await openScreen('/m/login')
  ;(await findOne('button[type="submit"]')).click()
  await expect.element(page.getByText('Enter your username.')).toBeVisible()
  await expect.element(page.getByText('Enter your password.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the registration with its error messages has no accessibility violation', async () => {
  await openScreen('/m/register')
  ;(await findOne('button[type="submit"]')).click()
  await findOne('form [aria-invalid="true"]')
  expect(await accessibilityViolations()).toEqual([])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../test/screens/accessibility-violations.ts'
import { findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const main = page.getByRole('main')
const sheet = page.getByRole('dialog')
const text = (texts: string | RegExp) => expect.element(main.getByText(texts).first()).toBeVisible()
const tap = (name: string) => main.getByRole('button', { name, exact: true }).click()

/** Sets a loss limit in the sheet. */
async function limitLosses(amount: string): Promise<void> {
  await tap('Set limit')
  await sheet.getByRole('button', { name: /^Loss limit/ }).click()
  await sheet.getByLabelText('Maximum amount').fill(amount)
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
}

test('a member sets a loss limit, sees its usage, and cancels a pending increase', async () => {
  const member = await newMember({ balance: '500.00' })
  await openScreen('/m/set', { member })
  await page.getByRole('link', { name: /^Safer play/ }).click()
  await text('Play for fun and stay in control. Set your limits here.')
  await text('You haven’t set any limits. Limits help you control your deposits, losses and playing time.')
  expect(await violationsInDeepRun()).toEqual([])
  await limitLosses('100')
  await text(/100\.00/)
  await runServerAction('playRound', { memberId: member.memberId, stake: '40.00', win: '10.00' })
  await openScreen('/m/safePlay', { member })
  await text(/70\.00/)
  await expect.poll(() => main.getByText('Won or lost').element().parentElement?.textContent).toContain('30.00')

  await limitLosses('300')
  await text(/300\.00/)
  expect(main.getByRole('button', { name: 'Confirm', exact: true }).elements()).toEqual([])
  await tap('Keep current limit')
  await expect.poll(() => main.getByText(/300\.00/).elements()).toEqual([])
  expect(await violationsInDeepRun()).toEqual([])
})

test('a time-out starts with the right password; then no game opens, and withdrawals remain possible', async () => {
  const member = await newMember({ balance: '500.00' })
  await openScreen('/m/safePlay', { member })
  await tap('Take a time-out')
  const begin = async (password: string) => {
    await sheet.getByLabelText('Your password').fill(password)
    await sheet.getByRole('button', { name: 'Start now', exact: true }).click()
  }
  await begin('not this one')
  await expect.element(sheet.getByRole('alert').filter({ hasText: 'Wrong password. Try again.' })).toBeVisible()
  await begin(member.password)
  const rests = page.getByRole('heading', { name: 'You’re taking a break' })
  await expect.element(rests).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Withdraw' }).first()).toBeVisible()

  await openScreen('/m/gameList?gameType=RNG', { member })
  ;(await findOne('main a[href*="/m/launchGame"]')).click()
  await expect.element(rests).toBeVisible()
  await openScreen('/m/activityInfo?id=join-in', { member })
  await text('You’re taking a break. You can still withdraw your money.')
  expect(page.getByRole('button', { name: 'Join' }).elements()).toEqual([])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsOf } from '../../../test/screens/figures.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'

const main = page.getByRole('main')

test('a member plays up to VIP1, sees the new level, and claims its bonus', async () => {
  const member = await newMember({ balance: '20000.00' })
  const { memberId } = member
  await openScreen('/m/member/benefits', { member, live: true })
  await expect.element(main.getByRole('heading', { name: /VIP0$/ })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  expect(main.getByRole('progressbar').elements()).toHaveLength(1)
  expect(main.getByRole('row').elements()).not.toEqual([])

  await runServerAction('playRound', { memberId, stake: '6000.00', win: '6600.00' })
  await expect.element(main.getByText(/6,000/).first()).toBeVisible()
  await runServerAction('playRound', { memberId, stake: '4000.00', win: '4400.00' })
  await expect.element(main.getByRole('heading', { name: /VIP1$/ }).first()).toBeVisible()
  await expect.element(main.getByText(/^From .+ up to .+/)).toBeVisible()

  await main.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect.element(main.getByText(/has been added to your balance\.$/)).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await main.getByRole('button', { name: 'VIP5', exact: true }).click()
  await expect.element(main.getByRole('columnheader', { name: 'VIP5' })).toBeVisible()

  await openScreen('/m/mine', { member })
  await expect.poll(() => centsOf(main.getByRole('button', { name: /Hide balance/ }))).toBe(21_008_00)
  await main.getByRole('link', { name: /VIP1/ }).click()
  await expect.poll(() => location.pathname).toBe('/m/member/benefits')
})

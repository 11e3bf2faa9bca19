import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn } from '../../../test/screens/figures.ts'
import { findAll } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { savedFile } from '../../../test/screens/saved-file.ts'

const main = page.getByRole('main')
const claim = main.getByRole('button', { name: 'Claim', exact: true })
const total = () => centsIn(findAll('main section p')[0]?.textContent)
const lines = () => findAll('main li').filter((line) => line.querySelector('svg'))

test('a member claims the rebate on bets, once, and finds it in the record', async () => {
  const member = await newMember({ balance: '1000.00' })
  const { memberId } = member
  await openScreen('/m/member/manualRebate', { member, live: true })
  await expect.element(claim).toBeDisabled()
  await expect.element(main.getByText('Every settled bet adds to it, win or lose.')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])

  await runServerAction('playRound', { memberId, stake: '500.00', win: '400.00' })
  await expect.element(claim).toBeEnabled()
  expect(total()).toBe(3_00)
  await claim.click()
  await expect.element(claim).toBeDisabled()
  await expect.poll(total).toBe(0)
  const paid = main.getByRole('region', { name: 'Recent payments' }).getByRole('listitem')
  await expect
    .poll(() => paid.elements().map((element) => centsIn(element.querySelector('bdi')?.textContent)))
    .toEqual([3_00])
  expect(await violationsInDeepRun()).toEqual([])

  await runServerAction('playRound', { memberId, stake: '50.00', win: '20.00' })
  await expect.poll(total).toBe(30)
  await expect.element(claim).toBeDisabled()

  await main.getByRole('link', { name: 'All rebates' }).click()
  await expect.poll(() => lines().length).toBe(1)
  expect(await violationsInDeepRun()).toEqual([])
  const file = await savedFile(() => main.getByRole('button', { name: 'Save as CSV' }).click())
  expect(file.text.trimEnd().split('\r\n')[1]).toContain('RNG,500.00,0.6,3.00')
  await main.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter', exact: true })
  await sheet.getByRole('button', { name: 'Live casino', exact: true }).click()
  await expect.element(main.getByText('No matching rebates')).toBeVisible()
  await main.getByRole('button', { name: 'Show last 30 days' }).click()
  await expect.poll(() => lines().length).toBe(1)
})

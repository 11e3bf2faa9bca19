import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn, centsOf } from '../../../test/screens/figures.ts'
import { findAll } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

const main = page.getByRole('main')

/** Opens a promotion for the members of the merchant Aurora. */
async function openPromotion(code: string, type: string, rules: object, ...options: string[]): Promise<void> {
  const input = ['--type', type, '--rules', JSON.stringify(rules), '--title', code, ...options]
  await runOperator('promotions', 'create', 'aurora', code, ...input)
  await runOperator('promotions', 'open', 'aurora', code)
}

test('a new calendar is shown; after its start a day is signed and its reward claimed once', async () => {
  await openPromotion('days', 'LOGIN', { bonuses: ['1.50', '2', '8'] }, '--wagering', '2', '--from', '+2h')
  const member = await newMember()
  const sign = main.getByRole('button', { name: /^Check in for / })
  const days = main.getByRole('list').filter({ hasText: 'Today' }).getByRole('listitem')
  await openScreen('/m/activityInfo?id=days', { member })
  await expect.element(main.getByText('Starts soon', { exact: true })).toBeVisible()
  await expect.poll(() => days.elements().length).toBe(3)
  expect(sign.elements()).toEqual([])

  await runOperator('promotions', 'update', 'aurora', 'days', '--from', 'none')
  await openScreen('/m/activityInfo?id=days', { member, live: true })
  await sign.click()
  await expect.poll(() => sign.elements()).toEqual([])
  expect(centsIn(days.first().element().querySelector('bdi')?.textContent)).toBe(1_50)
  await days.first().getByRole('button').click()
  await expect.element(days.first().getByText('Claimed', { exact: true })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])

  await openScreen('/m/activityInfo?id=days', { member })
  await expect.element(days.first().getByText('Claimed', { exact: true })).toBeVisible()
  expect(sign.elements()).toEqual([])
  await openScreen('/m/mine', { member })
  await expect.poll(() => centsOf(main.getByRole('button', { name: /Hide balance/ }))).toBe(1_50)
})

test('a member completes a mission by playing, claims its reward, and is in the ranking', async () => {
  // The reward is below the house edge of these games less all other rates, as the operator CLI requires.
  const mission = { id: 'go', target: 'betVolume', amount: '2000', reward: '7.77', category: 'COCKFIGHT' }
  await openPromotion('mission', 'MISSION', { missions: [mission] }, '--position', '0')
  const member = await newMember({ balance: '2000.00' })
  await openScreen('/m/leaderBoard', { member, live: true })
  const first = main.getByRole('listitem').first()
  await expect.element(first.getByRole('progressbar')).toHaveProperty('value', 0)
  expect(await violationsInDeepRun()).toEqual([])
  expect(centsIn(first.element().querySelector('bdi')?.textContent)).toBe(7_77)

  await runServerAction('playRound', {
    memberId: member.memberId,
    stake: '2000.00',
    win: '0.00',
    gameId: 'sabong-central',
  })
  await main.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect.element(main.getByText('Completed and claimed', { exact: true })).toBeVisible()

  await main.getByRole('tab', { name: 'Ranking', exact: true }).click()
  const ownRank = main.getByRole('region', { name: 'Your rank', exact: true })
  await expect.element(ownRank.getByText('You', { exact: true })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  expect(centsIn(ownRank.element().querySelectorAll('bdi')[1]?.textContent)).toBe(2_000_00)
  await openScreen('/m/mine', { member })
  await expect.poll(() => centsOf(main.getByRole('button', { name: /Hide balance/ }))).toBe(7_77)
  expect(findAll('main [role=alert]:not(:empty)')).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn, centsOf } from '../../../test/screens/figures.ts'
import { findAll, horizontalOverflow } from '../../../test/screens/find.ts'
import { demoMember, newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import type { SignedIn } from '../../../test/screens/new-member.ts'
import { breakNetwork, runOperator, ownGateway, repairNetwork } from '../../../test/screens/own-gateway.ts'
import { runServerAction } from '../../../test/screens/run-server-action.ts'

ownGateway()

const THREE_SCREENS = 3 * 844

const main = page.getByRole('main')
const claimAll = main.getByRole('button', { name: /^Claim all: / })
const lineOf = (title: string) => main.getByRole('listitem').filter({ hasText: title })
const claimOf = (title: string) => lineOf(title).getByRole('button', { name: /^Claim / })

beforeEach(() => page.viewport(390, 844))

async function openPromotion(code: string, type: string, rules: object, ...options: string[]): Promise<void> {
  const input = ['--type', type, '--rules', JSON.stringify(rules), '--title', code, ...options]
  await runOperator('promotions', 'create', 'aurora', code, ...input)
  await runOperator('promotions', 'open', 'aurora', code)
}

async function expectBalance(member: SignedIn, cents: number): Promise<void> {
  await openScreen('/m/mine', { member })
  await expect.poll(() => centsOf(main.getByRole('button', { name: /Hide balance/ }))).toBe(cents)
}

test('a member of the demo claims one reward, then all others at once, and the page is below three screens', async () => {
  const member = await demoMember({ account: 'player01' })
  await openScreen('/m/activity', { member, live: true })
  await expect.element(claimAll).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeLessThan(THREE_SCREENS)
  expect(await violationsInDeepRun()).toEqual([])
  const sum = centsIn(claimAll.element().textContent)

  await claimOf('Welcome gift').click()
  await expect.poll(() => claimOf('Welcome gift').elements()).toEqual([])
  await expect.poll(() => centsIn(claimAll.element().textContent)).toBe(sum - 50_00)
  await claimAll.click()
  await expect.poll(() => main.getByRole('button', { name: /^Claim / }).elements()).toEqual([])
  expect(findAll('main [role=alert]:not(:empty)')).toEqual([])
  expect(await violationsInDeepRun()).toEqual([])
  await expectBalance(member, 10_000_00 + sum)
})

test('after claiming all, refused and undelivered claims show their reasons, and only undelivered ones can be repeated', async () => {
  await openPromotion('ending', 'LOGIN', { bonuses: ['4'] }, '--position', '0')
  const member = await newMember({ balance: '1000.00' })
  const { memberId } = member
  await runServerAction('playRound', { memberId, stake: '500.00', win: '400.00' })
  await openScreen('/m/activity', { member })
  await expect.element(claimOf('ending')).toBeVisible()
  await expect.element(claimOf('Rebate')).toBeVisible()
  await expect.element(claimOf('Daily check-in gifts')).toBeVisible()

  await runOperator('promotions', 'close', 'aurora', 'ending')
  await breakNetwork(/POST .*rebate\/claim/, 'cut')
  await claimAll.click()
  await expect
    .element(lineOf('ending').getByRole('alert'))
    .toHaveTextContent('This promotion has ended. Nothing was charged.')
  expect(claimOf('ending').elements()).toEqual([])
  await expect.poll(() => claimOf('Daily check-in gifts').elements()).toEqual([])
  const undelivered = lineOf('Rebate').filter({ has: page.getByRole('alert') })
  await expect
    .element(undelivered.getByRole('alert'))
    .toHaveTextContent('This didn’t go through, and nothing was charged. You can try again.')
  expect(await violationsInDeepRun()).toEqual([])

  await repairNetwork()
  await claimOf('Rebate').click()
  await expect.poll(() => claimOf('Rebate').elements()).toEqual([])
  await main.getByRole('button', { name: 'Close', exact: true }).click()
  expect(findAll('main [role=alert]:not(:empty)')).toEqual([])
  // 1,000.00 less the loss of 100.00, plus the check-in of 1.00 and the rebate of 3.00.
  await expectBalance(member, 904_00)
})

test('without claims the next check-in is announced, and a new rebate appears without a reload', async () => {
  const member = await newMember({ balance: '1000.00' })
  // Closes what could be offered in place of the next check-in.
  await runOperator('promotions', 'close', 'aurora', 'join-in')
  await runOperator('promotions', 'close', 'aurora', 'lucky-wheel')
  await runOperator('promotions', 'close', 'aurora', 'red-rain')
  await openScreen('/m/activity', { member, live: true })
  await claimOf('Daily check-in gifts').click()
  await expect.element(main.getByText('Nothing to claim right now')).toBeVisible()
  await expect.element(main.getByText(/^Next day starts in /)).toBeVisible()

  await page.viewport(320, 640)
  expect(horizontalOverflow()).toBe(0)
  expect(await violationsInDeepRun()).toEqual([])

  await runServerAction('playRound', { memberId: member.memberId, stake: '500.00', win: '400.00' })
  await expect.element(claimOf('Rebate')).toBeVisible()
})

test('a promotion that needs only a tap to join is offered, and its reward can then be claimed', async () => {
  await openPromotion('one-tap', 'SIGNUP', { amount: '7' })
  await openScreen('/m/activity', { member: await newMember() })
  const line = lineOf('one-tap').first()
  await expect.poll(() => centsIn(line.element().textContent)).toBe(7_00)
  expect(claimOf('one-tap').elements()).toEqual([])
  await line.getByRole('link', { name: /^Join: / }).click()
  await main.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(claimOf('one-tap')).toBeVisible()
})

test('a visitor sees the promotions and a link to sign in, and nothing to claim', async () => {
  await openScreen('/m/activity')
  await expect.element(main.getByRole('link', { name: /Daily missions/ })).toBeVisible()
  expect(main.getByRole('button', { name: /^Claim/ }).elements()).toEqual([])
  await main.getByRole('link', { name: 'Log in to see and claim your rewards' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('if the rewards cannot be loaded, the promotions are shown with a retry above them', async () => {
  await breakNetwork(/rewardHub/, 'cut')
  await openScreen('/m/activity', { member: await newMember() })
  await expect.element(main.getByText('Your rewards are safe. Try again in a moment.')).toBeVisible()
  await expect.element(main.getByRole('link', { name: /Daily missions/ })).toBeVisible()
  await repairNetwork()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(claimOf('Daily check-in gifts')).toBeVisible()
})

import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import type { BrandOptions } from './kit/brand.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney, withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { operate } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'
import type { Say } from './kit/words.ts'

type Merchant = BrandOptions['merchant']

const PASSWORD = 'Demo2026'
const COCKPIT = { vendor: 'DS88', gameId: 'sabong-central' }
const main = (page: Page) => page.getByRole('main')
const button = (where: Locator | Page, say: Say, name: string) =>
  where.getByRole('button', { name: say(name), exact: true })
/** A sentence of the app with an amount in it, by what stands around that. */
const around = (sentence: string) =>
  new RegExp(
    sentence
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

const CLAIMED = `
  select transfer.amount from transfer join account on account.id = transfer.credit_account
  join member on member.id = account.member_id
  where member.account = $1 and member.merchant_code = $2 and transfer.code = 4104 order by transfer.id`

/** What the ledger has credited to the member for rewards, in cents. */
function ledgerOf(account: string, merchant: Merchant): Promise<number[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ amount: bigint }>(CLAIMED, [account, merchant])
    return rows.map(({ amount }) => Number(amount) / 100)
  })
}

async function joined(page: Page): Promise<string> {
  const username = newName()
  await signUp(page, { username, password: PASSWORD })
  return username
}

test('a calendar that comes is opened, signed for a day, and its gift is in the ledger once', async ({
  page,
  say,
  merchant,
}) => {
  const code = `e2e-${randomUUID().slice(0, 8)}`
  const rules = JSON.stringify({ bonuses: ['1.50', '2', '8'] })
  const said = ['--type', 'LOGIN', '--rules', rules, '--title', `Days ${code}`, '--play', '2']
  await operate('promotions', 'set', merchant, code, ...said, '--from', '+2h')
  await operate('promotions', 'open', merchant, code)
  const username = await joined(page)
  const envelopes = main(page)
    .getByRole('list')
    .filter({ hasText: say('Today') })
    .getByRole('listitem')

  await test.step('before it begins he sees what it will give, and signs nothing', async () => {
    await openAwake(page, `/m/activityInfo?id=${code}`)
    await expect(main(page).getByText(say('Starts soon'), { exact: true })).toBeVisible()
    await expect(envelopes).toHaveCount(3)
    await expect(main(page).getByRole('button', { name: around(say('Sign in for {bonus}')) })).toHaveCount(0)
  })

  await test.step('begun, he signs in for today, and takes what is in it', async () => {
    await operate('promotions', 'set', merchant, code, '--from', 'none')
    await openAwake(page, `/m/activityInfo?id=${code}`)
    const sign = main(page).getByRole('button', { name: around(say('Sign in for {bonus}')) })
    await expect(sign).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
    await sign.tap()
    await expect(sign).toHaveCount(0)
    const first = envelopes.first()
    expect(await stillCentsOf(first.locator('bdi'))).toBe(1_50)
    await first.getByRole('button').tap()
    await expect(first.getByText(say('Taken'), { exact: true })).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
    expect(await ledgerOf(username, merchant)).toEqual([1_50])
  })

  await test.step('looked at again, today is signed and nothing is given twice', async () => {
    await openAwake(page, `/m/activityInfo?id=${code}`)
    await expect(envelopes.first().getByText(say('Taken'), { exact: true })).toBeVisible()
    await expect(main(page).getByRole('button', { name: around(say('Sign in for {bonus}')) })).toHaveCount(0)
    expect(await ledgerOf(username, merchant)).toEqual([1_50])
  })
  await operate('promotions', 'close', merchant, code)
})

test('a mission goes from nothing to claimed by playing, and the ranking shows who played', async ({
  page,
  say,
  merchant,
}) => {
  const code = `e2e-${randomUUID().slice(0, 8)}`
  // No more than the house keeps of these games, all that it pays for play together.
  const mission = { id: 'go', target: 'betVolume', amount: '2000', reward: '7.77', category: 'COCKFIGHT' }
  const rules = JSON.stringify({ missions: [mission] })
  const said = ['--type', 'MISSION', '--rules', rules, '--title', `Mission ${code}`, '--position', '0']
  await operate('promotions', 'set', merchant, code, ...said)
  await operate('promotions', 'open', merchant, code)
  const username = await joined(page)
  await giveMoney(username, merchant, 2_000n)
  const claim = button(main(page), say, 'Claim')

  await test.step('it stands first among his missions, at nothing', async () => {
    await openAwake(page, '/m/leaderBoard')
    const first = main(page).getByRole('listitem').first()
    await expect(first.getByRole('progressbar')).toHaveJSProperty('value', 0)
    expect(await stillCentsOf(first.locator('bdi').first())).toBe(7_77)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('he plays, and it can be claimed without a reload', async () => {
    await playRound(username, merchant, { at: COCKPIT, stake: '2000.00', win: '0.00' })
    await expect(claim).toBeVisible({ timeout: 30_000 })
    await claim.tap()
    await expect(main(page).getByText(say('Done and claimed'), { exact: true })).toBeVisible()
    expect(await ledgerOf(username, merchant)).toEqual([7_77])
  })

  await test.step('the ranking has his row, with what he has played', async () => {
    await main(page)
      .getByRole('tab', { name: say('Ranking'), exact: true })
      .tap()
    const own = main(page).getByRole('region', { name: say('Your place'), exact: true })
    await expect(own.getByText(say('You'), { exact: true })).toBeVisible({ timeout: 30_000 })
    expect(await stillCentsOf(own.locator('bdi').nth(1))).toBe(2_000_00)
    expect(await barriersInDeepRun(page)).toEqual([])
  })
  await operate('promotions', 'close', merchant, code)
})

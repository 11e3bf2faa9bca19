import { DAY_MS } from '@ante/contract/kit/time.ts'
import { computePeriods, periodsOn, putAgreed } from '@ante/gateway/agents/public.ts'
import { putPaymentPassword } from '@ante/gateway/identity/public.ts'
import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { gamesOf, writeRounds } from '@ante/gateway/launch/test/rounds.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import type { BrandOptions } from './kit/brand.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { PAYMENT_PASSWORD } from './kit/line.ts'
import { look } from './kit/look.ts'
import { newName } from './kit/newcomer.ts'
import { closePopups } from './kit/popups.ts'
import { logIn } from './kit/steps.ts'

/** What `makeTestMember` gives everybody. */
const PASSWORD = 'Secret2026'
const HALF_MS = 16 * DAY_MS
/** So many halves of a month ago that nobody computes them by himself: what is computed once stays, also that of the demo. */
const HALVES_AGO = 5
const DIVIDEND = '/m/member/agent/agentDivident'

const main = (page: Page) => page.getByRole('main')

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The halves of months from there until now that are over. */
function halvesSince(merchant: Parameters<typeof periodsOn>[1], since: number) {
  const days = Array.from({ length: Math.ceil((Date.now() - since) / DAY_MS) }, (_, nth) => dayOf(since + nth * DAY_MS))
  const halves = new Map(days.flatMap((day) => periodsOn('dividend', merchant, day)).map((half) => [half.day, half]))
  return [...halves.values()].filter(({ computedAt }) => computedAt.getTime() <= Date.now())
}

/** An agent who owes one below him the dividend of the half of a month that is over: 10 % of the 2,000 that his team has lost. */
function newDebt(merchantCode: BrandOptions['merchant'], tried: number) {
  return withDatabase(async ({ db }) => {
    const ports = { db, clock: new ShiftedClock() }
    const [upline, downline] = [newName(), newName()]
    const uplineId = await makeTestMember({ ports }, '500.00', { merchantCode, type: 1, account: upline })
    const downlineId = await makeTestMember({ ports }, '0.00', { merchantCode, type: 1, account: downline, uplineId })
    await putPaymentPassword(db, { memberId: uplineId, merchantCode, digits: PAYMENT_PASSWORD })
    // What is computed once stays: a second try is of another half.
    const began = Date.now() - (HALVES_AGO + tried) * HALF_MS
    const at = new Date(began - HALF_MS)
    const tiers = [{ minVolume: '100.00', netLoss: '0.00', activeMembers: 1, rateType: 'P' as const, rate: '10' }]
    const parties = { merchantCode, uplineId, downlineId }
    const merchant = await db
      .selectFrom('merchant')
      .selectAll()
      .where('code', '=', merchantCode)
      .executeTakeFirstOrThrow()
    const [period, ...later] = halvesSince(merchant, began)
    if (!period) throw new Error('there is no half of a month')
    // The gateway computes by itself whatever is missing behind the earliest: nothing is, before there is a contract.
    await computePeriods(ports, { merchant, kind: 'dividend', periods: later, isTrial: false })
    await db.transaction().execute((tx) => putAgreed(tx, { ...parties, kind: 'dividend', category: 'CONS', tiers, at }))
    const [game] = await gamesOf({ ports } as Parameters<typeof gamesOf>[0], ['ANS'])
    const round = {
      vendor: 'ANS',
      nodeId: game?.nodeId ?? 0n,
      state: 'closed',
      staked: 3_000_0000n,
      paid: 1_000_0000n,
    } as const
    await writeRounds({ ports } as Parameters<typeof writeRounds>[0], downlineId, [
      { ...round, beganAt: new Date(period.from.getTime() + 3_600_000) },
    ])
    await computePeriods(ports, { merchant, kind: 'dividend', periods: [period], isTrial: false })
    return { upline, downline }
  })
}

test('an agent pays a dividend, and the one below him sees it come and how it was computed', async ({
  page,
  say,
  merchant,
  browser,
  baseURL,
  language,
}) => {
  const { upline, downline } = await newDebt(merchant, test.info().retry)
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
  const other = await device.newPage()
  await closePopups(other)

  await test.step('the one below reads what is not paid yet', async () => {
    await other.goto('/m/login')
    await logIn(other, say, { username: downline, password: PASSWORD })
    await openAwake(other, `${DIVIDEND}?tab=bills`)
    await expect(main(other).getByText(say('Not paid yet'), { exact: true })).toBeVisible()
  })

  await test.step('the one above sees whom he owes how much', async () => {
    await page.goto('/m/login')
    await logIn(page, say, { username: upline, password: PASSWORD })
    await openAwake(page, `${DIVIDEND}?tab=pay`)
    await expect(main(page).getByText(downline, { exact: true })).toBeVisible()
    expect(await stillCentsOf(main(page).locator('li header bdi').nth(1))).toBe(200_00)
    expect(await barriersOn(page)).toEqual([])
    await look(page, `dividend-${merchant}-${language}-to-pay`)
  })

  await test.step('a wrong payment password pays nothing, the right one all of it', async () => {
    await main(page).locator('li').getByRole('button').tap()
    const sheet = page.getByRole('dialog')
    const pay = async (pin: string) => {
      await sheet.getByLabel(say('Payment password'), { exact: true }).fill(pin)
      await sheet.getByRole('button', { name: say('Disburse'), exact: true }).tap()
    }
    await pay('111222')
    await expect(sheet.getByRole('alert')).not.toBeEmpty()
    await pay(PAYMENT_PASSWORD)
    await expect(main(page).getByText(say('Nothing to pay'))).toBeVisible()
  })

  await test.step('it has come, and says what it was computed from', async () => {
    await openAwake(other, `${DIVIDEND}?tab=bills`)
    await expect(main(other).getByText(say('Paid in full'), { exact: true })).toBeVisible()
    await main(other).locator('li').getByRole('button').tap()
    const sheet = other.getByRole('dialog')
    await expect(sheet.getByText(say('Period'), { exact: true })).toBeVisible()
    await expect(sheet).not.toContainText(upline)
    expect(await stillCentsOf(sheet.locator('p bdi').first())).toBe(200_00)
    await look(other, `dividend-${merchant}-${language}-bill`)
  })
  await device.close()
})

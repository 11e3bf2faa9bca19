import { plusDays } from '@ante/contract/kit/days.ts'
import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import type { BrandOptions } from './kit/brand.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { look } from './kit/look.ts'
import { newName } from './kit/newcomer.ts'
import { operate } from './kit/operator.ts'
import { closePopups } from './kit/popups.ts'
import { logIn } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'

/** What `makeTestMember` gives everybody. */
const PASSWORD = 'Secret2026'

/** An agent at whom a line begins, and a player directly below him. */
function newPeople(merchantCode: BrandOptions['merchant']) {
  return withDatabase(async ({ db }) => {
    const made = { ports: { db, clock: new ShiftedClock() } }
    const [agent, player] = [newName(), newName()]
    const uplineId = await makeTestMember(made, '0.00', { merchantCode, type: 2, account: agent })
    const playerId = await makeTestMember(made, '1000.00', { merchantCode, account: player, uplineId })
    return { agent, player, playerId }
  })
}

/** A day on which nobody else has played: what is over can be paid for. */
const someDayLongAgo = () => plusDays('2024-01-01', Math.floor(Math.random() * 600))

const AGAIN = `
  insert into game_round
    (vendor, round_id, node_id, member_id, merchant_code, session_id, state, staked, paid, opened_at, closed_at)
  select vendor, 'past-' || round_id, node_id, member_id, merchant_code, session_id, state, staked, paid, $2, $2
  from game_round where member_id = $1 and state = 'closed'`

/** Has played the same on that day, too. */
async function playedOn(playerId: bigint, day: string) {
  const play = () =>
    withDatabase(async ({ pool }) => (await pool.query(AGAIN, [playerId, `${day}T04:00:00Z`])).rowCount)
  await expect.poll(play).toBe(1)
}

const products = (page: Page) => page.getByRole('dialog').getByRole('combobox')

test('an agent gives his player a rate, the player reads it, and what he bets brings the agent the difference', async ({
  page,
  say,
  merchant,
  language,
  browser,
  baseURL,
}) => {
  const { agent, player, playerId } = await newPeople(merchant)
  const seen = (name: string) => look(page, `rebates-${merchant}-${language}-${name}`)

  await test.step('nothing has come in yet: the page leads to the rates', async () => {
    await page.goto('/m/login')
    await logIn(page, say, { username: agent, password: PASSWORD })
    await openAwake(page, '/m/member/agent/agentRebeat')
    await expect(page.getByText(say('No income on these days'))).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await seen('nothing')
    await page.getByRole('link', { name: say("Set your team's rebates") }).tap()
  })

  await test.step('the player has the usual rate, and gets another one from tomorrow on', async () => {
    const card = page.getByRole('button', { name: player })
    await expect(card).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await seen('team')
    await card.tap()
    await expect(products(page).first()).toHaveValue('0.6')
    await products(page).first().selectOption('0.3')
    expect(await barriersOn(page)).toEqual([])
    await seen('edit')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Save'), exact: true })
      .tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card).toContainText('→')
    await page.reload()
    await expect(page.getByRole('button', { name: player })).toContainText('→')
  })

  await test.step('the player reads it in his mail', async () => {
    const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
    const other = await device.newPage()
    await closePopups(other)
    await other.goto('/m/login')
    await logIn(other, say, { username: player, password: PASSWORD })
    // News of the lobby that is closed as he leaves leads back there.
    await expect(async () => {
      await openAwake(other, '/m/webEmail')
      await expect(other.getByText(say('Your rebates have changed')).first()).toBeVisible()
    }).toPass()
    await device.close()
  })

  await test.step('what he bets on a day brings the agent his part in the night after it, once', async () => {
    await playRound(player, merchant, { stake: '500.00', win: '0.00' })
    const day = someDayLongAgo()
    await playedOn(playerId, day)
    await operate('agents', 'rebates', merchant, '--date', day)
    await operate('agents', 'rebates', merchant, '--date', day)
    await openAwake(page, '/m/member/agent/agentRebeat')
    // Of 0.8 and 0.6 percent.
    expect(await stillCentsOf(page.locator('main dl dd').first())).toBe(1_00)
    expect(await barriersOn(page)).toEqual([])
    await seen('income')
    await page.getByRole('button', { name: say('See the details') }).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(player)).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await seen('lines')
  })
})

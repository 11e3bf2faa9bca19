import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import type { BrandOptions } from './kit/brand.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { look } from './kit/look.ts'
import { newName } from './kit/newcomer.ts'
import { logIn } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'
import type { Say } from './kit/words.ts'

/** What `makeTestMember` gives everybody. */
const PASSWORD = 'Secret2026'
/** What moves is counted within a second or two, and looked up again every twenty. */
const LIVE_MS = 45_000

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page, say: Say, title: string) => main(page).getByRole('link', { name: say(title), exact: true })

/** An agent, one below him, and a player below that one. */
function newTeam(merchantCode: BrandOptions['merchant']) {
  return withDatabase(async ({ db }) => {
    const made = { ports: { db, clock: new ShiftedClock() } }
    const [agent, middle, player] = [newName(), newName(), newName()]
    const agentId = await makeTestMember(made, '100.00', { merchantCode, type: 1, account: agent })
    const middleId = await makeTestMember(made, '0.00', { merchantCode, type: 1, account: middle, uplineId: agentId })
    await makeTestMember(made, '500.00', { merchantCode, account: player, uplineId: middleId })
    return { agent, middle, player }
  })
}

/** One of the four counts of today: who is online, has signed in, has bet, is new. */
const countOf = (page: Page, place: 'bet' | 'new'): Locator =>
  main(page)
    .locator('dl > div')
    .nth(place === 'bet' ? 2 : 3)
    .locator('dd bdi > span')
    .first()

test('an agent sees his team today, what it comes to, and who of it won and lost', async ({
  page,
  say,
  merchant,
  language,
}) => {
  const { agent, middle, player } = await newTeam(merchant)
  const seen = (name: string) => look(page, `agent-${merchant}-${language}-${name}`)
  await page.goto('/m/login')
  await logIn(page, say, { username: agent, password: PASSWORD })

  await test.step('his home says who he is and how his team does, as it goes on', async () => {
    await openAwake(page, '/m/agent')
    await expect(main(page).getByText(agent, { exact: true })).toBeVisible()
    await expect(countOf(page, 'new')).toHaveText(/[2٢]/, { timeout: LIVE_MS })
    expect(await barriersOn(page)).toEqual([])
    await seen('home')
    await playRound(player, merchant, { stake: '100.00', win: '40.00' })
    await expect(countOf(page, 'bet')).toHaveText(/[1١]/, { timeout: LIVE_MS })
  })

  await test.step('the overview has it in money, by kind of game, and day by day', async () => {
    await entry(page, say, 'Team overview').tap()
    const result = main(page).locator('a[href*="/m/agent/team/pnl"] bdi')
    await expect(result).toBeVisible()
    expect(await stillCentsOf(result)).toBe(60_00)
    expect(await barriersOn(page)).toEqual([])
    await seen('overview')
    await main(page)
      .getByRole('button', { name: say('7 days'), exact: true })
      .tap()
    await expect(main(page).getByRole('slider')).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await seen('overview-week')
  })

  await test.step('profit and loss leads down to the player who lost it, and back', async () => {
    await main(page).locator('a[href*="/m/agent/team/pnl"]').tap()
    const card = main(page).locator('details').filter({ hasText: middle })
    await card.locator('summary').tap()
    await expect(card.locator('dl')).toBeVisible()
    expect(await stillCentsOf(card.locator('summary bdi').nth(1))).toBe(60_00)
    expect(await barriersOn(page)).toEqual([])
    await seen('profit')
    await main(page).locator('a[href*="pnl?parent="]').tap()
    await expect(main(page).locator('details').filter({ hasText: player })).toBeVisible()
    await page.reload()
    await expect(main(page).locator('details').filter({ hasText: player })).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await seen('profit-below')
    await page.goBack()
    await expect(main(page).locator('details').filter({ hasText: player })).toHaveCount(0)
    await main(page).getByRole('searchbox').fill('nobody-is-called-so')
    await expect(page).toHaveURL(/search=nobody/)
    await expect(main(page).locator('details')).toHaveCount(0)
    await seen('profit-nobody')
  })

  await test.step('his account has what he has as an agent, by kind', async () => {
    await openAwake(page, '/m/transaction/record?types=A')
    await main(page)
      .getByRole('tab', { name: say('Salaries') })
      .tap()
    await expect(page).toHaveURL(/agency=salary/)
    expect(await barriersOn(page)).toEqual([])
    await seen('records')
  })
})

test('who is no agent is led home, and another’s downline is shown to nobody @aurora', async ({
  page,
  say,
  merchant,
}) => {
  const [own, other] = [await newTeam(merchant), await newTeam(merchant)]
  const strangerId = await withDatabase(async ({ pool }) => {
    const found = await pool.query<{ id: bigint }>('select id from member where account = $1', [other.middle])
    return String(found.rows[0]?.id)
  })
  await test.step('a player', async () => {
    await page.goto('/m/login')
    await logIn(page, say, { username: own.player, password: PASSWORD })
    await page.goto('/m/agent')
    await expect(page).toHaveURL(/\/m\/home$/)
  })
  await test.step('an agent who guesses', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/m/login')
    await logIn(page, say, { username: own.agent, password: PASSWORD })
    await openAwake(page, `/m/agent/team/pnl?parent=${strangerId}`)
    await expect(main(page).getByText(say('This member is not in your team'))).toBeVisible()
    await expect(main(page)).not.toContainText(other.player)
    await look(page, 'agent-profit-refused')
    await main(page)
      .getByRole('button', { name: say('Show my team'), exact: true })
      .tap()
    await expect(main(page).locator('details').filter({ hasText: own.middle })).toBeVisible()
  })
})

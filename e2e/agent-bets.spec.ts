import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import type { BrandOptions } from './kit/brand.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf, withDatabase } from './kit/ledger.ts'
import { look } from './kit/look.ts'
import { newName } from './kit/newcomer.ts'
import { gameOf } from './kit/play.ts'
import { closePopups } from './kit/popups.ts'
import { logIn, openSlot, spinUntilItMatters } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'
import { arabic, english } from './kit/slot-words.ts'

/** What `makeTestMember` gives everybody. */
const PASSWORD = 'Secret2026'

/** An agent and a player directly below him, and an agent who has nothing to do with them. */
function newPeople(merchantCode: BrandOptions['merchant']) {
  return withDatabase(async ({ db }) => {
    const made = { ports: { db, clock: new ShiftedClock() } }
    const [agent, player, stranger] = [newName(), newName(), newName()]
    const uplineId = await makeTestMember(made, '100.00', { merchantCode, type: 1, account: agent })
    const playerId = await makeTestMember(made, '500.00', { merchantCode, account: player, uplineId })
    await makeTestMember(made, '100.00', { merchantCode, type: 2, account: stranger })
    return { agent, player, stranger, playerId: String(playerId) }
  })
}

const bets = (page: Page) => page.locator('main li > button[aria-haspopup="dialog"]')
const search = (page: Page) => new URL(page.url()).searchParams

test('an agent follows what his player bets, down to one game and one round, and no stranger does', async ({
  page,
  say,
  merchant,
  language,
  browser,
  baseURL,
}) => {
  const { agent, player, stranger, playerId } = await newPeople(merchant)
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
  const other = await device.newPage()
  await closePopups(other)
  const words = language === 'ar' ? arabic : english
  const seen = (name: string) => look(page, `bets-${merchant}-${language}-${name}`)
  let played = 0

  await test.step('nobody has bet yet: the page says so', async () => {
    await page.goto('/m/login')
    await logIn(page, say, { username: agent, password: PASSWORD })
    await openAwake(page, '/m/teamBetting?days=month')
    await expect(page.getByText(say('Your team has not bet in 30 days'))).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await seen('empty')
  })

  await test.step('the player plays a slot, and another game takes and pays', async () => {
    await other.goto('/m/login')
    await logIn(other, say, { username: player, password: PASSWORD })
    played = await spinUntilItMatters(await openSlot(other, say), words, other.locator('header'))
    await playRound(player, merchant, { at: gameOf('FISH', merchant), stake: '2.00', win: '7.00' })
    played += 1
    await expect.poll(() => roundsOf(player, merchant)).toBe(played)
  })

  await test.step('a look again shows each of his bets with his name', async () => {
    await page.getByRole('button', { name: say('Refresh'), exact: true }).tap()
    await expect(bets(page)).toHaveCount(played)
    await expect(bets(page).first()).toContainText(player)
    expect(await barriersOn(page)).toEqual([])
    await seen('list')
  })

  await test.step('a bet tells what moved, and leads to all bets of its game', async () => {
    await bets(page).first().tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(say('What moved'))).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await seen('detail')
    await sheet.getByRole('button', { name: say('Same game') }).tap()
    await expect.poll(() => search(page).get('game')).toMatch(/^\d+$/)
    await expect(bets(page)).toHaveCount(1)
    const result = page.locator('main dl').first().locator('dd').last()
    expect(await stillCentsOf(result)).toBe(5_00)
    await page.reload()
    await expect(bets(page)).toHaveCount(1)
    await seen('game')
  })

  await test.step('who is no part of the line is told nothing', async () => {
    const away = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
    const strange = await away.newPage()
    await closePopups(strange)
    await strange.goto('/m/login')
    await logIn(strange, say, { username: stranger, password: PASSWORD })
    await openAwake(strange, `/m/teamBetting?parent=${playerId}`)
    await expect(strange.getByText(say('This member is not in your team'))).toBeVisible()
    await expect(strange.locator('main')).not.toContainText(player)
    await away.close()
  })
  await device.close()
})

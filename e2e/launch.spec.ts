import { games } from '@ante/demo/games.ts'
import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { AURORA_ALONE } from './kit/brand.ts'
import { centsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf, withDatabase } from './kit/ledger.ts'
import { newPlayer } from './kit/newcomer.ts'
import { operate } from './kit/operator.ts'
import { openSlot, register, registerWith, tryLogIn } from './kit/steps.ts'
import { arabic, english } from './kit/slot-words.ts'

const REELS = '/m/gameList?gameType=RNG&vassalage=ANS'

const screen = (page: Page) => page.locator('main')
const frame = (page: Page) => screen(page).locator('iframe')
const bar = (page: Page) => screen(page).locator('header')
const SPIN = new RegExp(`^(${english.spin}|${arabic.spin})$`)
/** The game has come to itself: before, its own way into its frame may overtake where the frame is sent. */
const atPlay = (page: Page) => expect(page.frameLocator('iframe').getByRole('button', { name: SPIN })).toBeVisible()
const pathOf = (page: Page) => new URL(page.url()).pathname

const LEAVE_ROUND = `
  insert into game_round
    (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid, opened_at)
  select 'ANS', member.id, gen_random_uuid()::text, merchant_code, gen_random_uuid(), game.node_id, 'open', 10000, 0,
    now() - interval '1 minute'
  from member, game where member.account = $1 and member.merchant_code = $2 and game.game_id = 'northlight-reels'`

/** A round that its vendor has not ended, as one in the middle of a feature. */
const leaveRound = (account: string, merchant: string) =>
  withDatabase(({ pool }) => pool.query(LEAVE_ROUND, [account, merchant]))

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a game is entered from wherever its tile stands, and left to where its player was', async ({ page, say }) => {
  const player = newPlayer()
  const leave = page.getByRole('button', { name: say('Leave the game') })
  const slot = () => screen(page).getByRole('link', { name: 'Northlight Reels' })
  await register(page, say, player)

  await test.step('from a list, by the bar', async () => {
    await openAwake(page, REELS)
    await slot().tap()
    await leave.tap()
    await expect.poll(() => page.url()).toContain(REELS)
    await expect(slot()).toBeVisible()
  })

  await test.step('by the phone’s own button', async () => {
    await slot().tap()
    await expect(frame(page)).toBeVisible()
    await page.goBack()
    await expect(slot()).toBeVisible()
  })

  await test.step('by the game, which goes to the lobby’s address in its frame', async () => {
    await slot().tap()
    await atPlay(page)
    const lobbyUrl = new URL('/wps/game/leave', page.url()).href
    await frame(page).evaluate((element, address) => element.setAttribute('src', address), lobbyUrl)
    await expect(slot()).toBeVisible()
    expect(pathOf(page)).toBe('/m/gameList')
  })

  await test.step('even where it goes to the lobby itself: no lobby stands in a frame', async () => {
    await slot().tap()
    await atPlay(page)
    const home = new URL('/m/home', page.url()).href
    await frame(page).evaluate((element, address) => element.setAttribute('src', address), home)
    await expect(slot()).toBeVisible()
    expect(pathOf(page)).toBe('/m/gameList')
  })

  await test.step('by the game, which takes the whole window to the lobby’s address', async () => {
    await slot().tap()
    await atPlay(page)
    await page.evaluate(() => window.location.assign('/wps/game/leave'))
    await expect(slot()).toBeVisible()
    expect(pathOf(page)).toBe('/m/gameList')
  })

  await test.step('loaded anew it opens a session of its own, and is left to the same place', async () => {
    await slot().tap()
    const before = await frame(page).getAttribute('src')
    await page.reload()
    await expect(frame(page)).toBeVisible()
    expect(await frame(page).getAttribute('src')).not.toBe(before)
    await leave.tap()
    await expect(slot()).toBeVisible()
  })

  await test.step('from an address that somebody sent him, home', async () => {
    await slot().tap()
    await expect(frame(page)).toBeVisible()
    const address = page.url()
    const tab = await page.context().newPage()
    await openAwake(tab, address)
    await tab.waitForURL('**/m/login')
    await tryLogIn(tab, say, player)
    await tab.waitForURL(address)
    await tab.getByRole('button', { name: say('Leave the game') }).tap()
    await tab.waitForURL('**/m/home')
    await tab.close()
  })
})

test('a maker’s tile leads into its hall, and a lottery into its lobby, from which one goes home', async ({
  page,
  say,
}) => {
  await register(page, say, newPlayer())
  await openAwake(page, '/m/home')
  const kinds = page.getByRole('tablist', { name: say('Kinds of game') })
  const makers = screen(page).getByRole('navigation', { name: say('Game makers') })

  await kinds.getByRole('tab', { name: say('Slots'), exact: true }).tap()
  await expect(makers.locator('a[href="/m/slotsCenter?vassalage=JL"]')).toBeVisible()

  await kinds.getByRole('tab', { name: say('Lottery'), exact: true }).tap()
  await makers.locator('a[href*="vendor=LOTT"]').tap()
  await page.waitForURL('**/m/lottery')
  await expect(page.getByRole('tablist', { name: say('Kinds of lottery') })).toBeVisible()
  await openAwake(page, '/m/launchGame?playType=trad&prize_mode=SEA&code=lobby&pageBack=home&vendor=TCG_SEA')
  await page.waitForURL('**/m/gameLobby?vassalage=TCG_SEA&gameType=LOTT')

  for (const nobodys of ['', '?vendor=%3Cb%3E&gameId=x&nodeId=1', '?code=lobby&prize_mode=%00']) {
    await openAwake(page, `/m/launchGame${nobodys}`)
    await expect(page.getByRole('heading', { level: 1, name: say('This link leads to no game') })).toBeVisible()
  }
  await openAwake(page, '/m/launchGame?vendor=ANS&gameId=gone&nodeId=999999')
  await expect(page.getByRole('heading', { level: 1, name: say('This game is no longer here') })).toBeVisible()
  await expect(page.getByRole('heading', { name: say('Open right now') })).toBeVisible()
})

const BROUGHT_HOME = `
  select count(*) as count from vendor_transfer join member on member.id = vendor_transfer.member_id
  where member.account = $1 and member.merchant_code = 'aurora' and direction = 'out' and vendor_transfer.state = 'DONE'`

const broughtHome = (account: string) =>
  withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ count: bigint }>(BROUGHT_HOME, [account])
    return Number(rows[0]?.count)
  })

test(`money that a game plays with at its vendor comes home, though its page was loaded anew or left for another ${AURORA_ALONE}`, async ({
  page,
  say,
  merchant,
}) => {
  const game = games.find(({ vendor }) => vendor === 'GLD')
  const player = await registerWith(page, say, { units: 500n, merchant })
  await openAwake(page, '/m/gameList?gameType=RNG&vassalage=GLD&gameClassify=ALL')
  await screen(page).locator(`a[href*="nodeId=${game?.nodeId}&"]`).tap()
  await expect(frame(page)).toBeVisible()
  await page.reload()
  await expect(frame(page)).toBeVisible()
  await page.getByRole('button', { name: say('Leave the game') }).tap()
  await expect.poll(() => broughtHome(player.username)).toBe(1)

  await screen(page).locator(`a[href*="nodeId=${game?.nodeId}&"]`).tap()
  await expect(frame(page)).toBeVisible()
  await openAwake(page, '/m/home')
  await expect.poll(() => broughtHome(player.username)).toBe(2)
})

test('whoever left a round is told in the lobby, and led back to it', async ({ page, say, merchant }) => {
  const player = newPlayer()
  await register(page, say, player)
  await leaveRound(player.username, merchant)
  await openAwake(page, '/m/home')
  const notice = page.getByRole('complementary', { name: say('Unfinished round') })
  await expect(notice).toContainText('Northlight Reels')
  await notice.getByRole('link', { name: say('Go back to it') }).tap()
  await expect(frame(page)).toBeVisible()
  await page.getByRole('button', { name: say('Leave the game') }).tap()
  await notice.getByRole('button', { name: say('Close'), exact: true }).tap()
  await expect(notice).toBeHidden()
})

test('a maker that the operator closes is closed on pages that are open, and opens again on them @aurora', async ({
  page,
  say,
}) => {
  await register(page, say, newPlayer())
  await openAwake(page, '/m/gameList?gameType=RNG&vassalage=KBR')
  const first = page.locator('main li[aria-posinset="1"]')
  await expect(first).toBeVisible()
  const closed = first.getByText(say('Closed'), { exact: true })
  try {
    await operate('vendors', 'close', 'KBR', '--until', '+2h')
    await expect(closed).toBeVisible()
    await first.getByRole('link').tap()
    const refusal = say('{vendorName} is closed at the moment').replace('{vendorName}', 'Kubera Reels')
    await expect(page.getByRole('heading', { level: 1, name: refusal })).toBeVisible()
    await expect(page.getByRole('heading', { name: say('Open right now') })).toBeVisible()
    expect(await screen(page).locator('a[href*="vendor=KBR"]').count()).toBe(0)

    await operate('vendors', 'open', 'KBR')
    await page.getByRole('button', { name: say('Try again'), exact: true }).tap()
    await expect(frame(page)).toBeVisible()
    await page.getByRole('button', { name: say('Leave the game') }).tap()
    await expect(first).toBeVisible()
    await expect(closed).toBeHidden()
  } finally {
    await operate('vendors', 'open', 'KBR')
  }
})

test('a connection that is lost in the middle of a round loses nothing of it @aurora', async ({
  page,
  context,
  say,
  merchant,
  language,
}) => {
  const spin = (language === 'ar' ? arabic : english).spin
  const player = await registerWith(page, say, { units: 100n, merchant })
  const slot = await openSlot(page, say)
  const notice = screen(page).getByText(say('No connection. A round that has begun is settled all the same.'))

  await slot.getByRole('button', { name: spin, exact: true }).tap()
  await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(slot.getByRole('button', { name: spin, exact: true })).toBeEnabled({ timeout: 60_000 })

  const left = await centsOf(bar(page))
  await page.reload()
  await expect(slot.getByRole('button', { name: spin, exact: true })).toBeEnabled({ timeout: 60_000 })
  expect(await centsOf(bar(page))).toBe(left)
  expect(await roundsOf(player.username, merchant)).toBe(1)
})

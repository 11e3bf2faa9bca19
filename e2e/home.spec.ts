import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { BOTH } from './kit/brand.ts'
import { centsOf, stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { newLine } from './kit/line.ts'
import { noDialogIn } from './kit/popups.ts'
import { logIn } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'

/** The merchant's order; esports stand behind sports, and cockfights behind slots. */
const KINDS = {
  aurora: 'Hot,Slots,Cockfight,Live casino,Sports,Esports,Fishing,Poker,Originals,E-lottery,Lottery',
  lotus: 'Hot,Live casino,Slots,Cockfight,Poker,Sports,Esports,Fishing,Lottery,E-lottery,Originals',
}
/** Larger than any other in the demo. */
const WIN = '876543.21'
/** A win of more than 10,000 times its stake is held. */
const STAKE = '200.00'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const jackpotCard = (page: Page) => page.locator('main a[href*="gameClassify=JP"]')
const boardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** Where the strip of matches stands; its rows are its own. */
const matchStrip = (page: Page) =>
  page.locator('main button[aria-haspopup="dialog"]').filter({ has: page.locator('time') })

test('home begins at its top, with banners that go round and notices that lead to theirs', async ({ page, say }) => {
  await openAwake(page, '/m/home')
  const slides = page.getByRole('region', { name: say('Offers and news') }).locator('li')
  // The copy of the first stands behind the last, for nobody to reach.
  const count = await slides.count()
  expect(count).toBeGreaterThan(2)
  await expect(slides.nth(count - 1)).toHaveAttribute('inert')
  await expect(slides.nth(0).getByRole('link')).toHaveAttribute('href', /^\/m\//)

  await page.evaluate(() => window.scrollTo(0, 600))
  await page.locator('main a[href="/m/notice"]').first().tap()
  await page.waitForURL('**/m/notice')
  await page.getByRole('button', { name: say('Back') }).tap()
  await page.waitForURL('**/m/home')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the matches that begin next are shown, each leads to its book, and the button to the next one', async ({
  page,
  say,
}) => {
  await openAwake(page, '/m/home')
  await matchStrip(page).tap()
  const sheet = page.getByRole('dialog', { name: say('Hot matches') })
  await expect(sheet.locator('li time').first()).toBeVisible()
  const rows = sheet.locator('li a')
  await expect(rows).toHaveCount(await sheet.locator('li').count())
  const next = (await rows.first().getAttribute('href')) ?? ''
  expect(next).toMatch(/^\/m\/launchGame\?.*roomId=/)
  await expect(sheet.getByRole('link', { name: say('Bet on the next match') })).toHaveAttribute('href', next)
})

test.describe('far from the merchant', () => {
  test.use({ timezoneId: 'America/Bogota' })

  test('a match begins by the player’s own clock, which is named', async ({ page, language }) => {
    await openAwake(page, '/m/home')
    const time = matchStrip(page).locator('time').first()
    const begins = new Date((await time.getAttribute('datetime')) ?? '')
    const clock = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
      timeZone: 'America/Bogota',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    await expect(time).toContainText(clock.format(begins))
    await expect(time.locator('small')).toHaveText(/5/)
  })
})

test(
  'the kinds of game stand in the merchant’s order behind the hot ones, each with its games or makers',
  { tag: BOTH },
  async ({ page, say, merchant }) => {
    await openAwake(page, '/m/home')
    const kinds = page.getByRole('tablist', { name: say('Kinds of game') }).getByRole('tab')
    await expect(kinds).toHaveText(KINDS[merchant].split(',').map((kind) => say(kind)))
    await expect(kinds.first()).toHaveAttribute('aria-selected', 'true')

    const panel = page.getByRole('tabpanel')
    const tapKind = (kind: string) => kinds.filter({ hasText: new RegExp(`^${say(kind)}$`) }).tap()
    await tapKind('Fishing')
    await expect(panel.locator('a[href*="gameCategory=FISH"]').first()).toBeVisible()
    await tapKind('Lottery')
    await expect(panel.locator('a[href*="gameCategory="]')).toHaveCount(0)
    const hall = panel.locator('nav a').first()
    await expect(hall).toHaveAttribute('href', /^\/m\/launchGame\?playType=trad&.*code=lobby/)
    await hall.tap()
    await page.waitForURL('**/m/login')
  },
)

test('a heart is for members, and is kept', async ({ page, say, merchant }) => {
  // Of somebody new, so that no game is marked before.
  const { player } = await newLine(merchant, { agent: '0.00', player: '0.00' })
  // Which are marked is known when the answer is there.
  const reloadWithHearts = async () => {
    await noDialogIn(page)
    await Promise.all([page.waitForResponse(/getFavoriteGamesList/), page.reload()])
  }
  const heart = page.getByRole('tabpanel').locator('button[aria-pressed]').nth(1)
  await openAwake(page, '/m/home')
  await heart.tap()
  await page.waitForURL('**/m/login')
  await logIn(page, say, player)

  await reloadWithHearts()
  for (const state of ['true', 'false']) {
    const told = page.waitForResponse(/FavoriteGameV2/)
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', state)
    expect((await told).ok()).toBe(true)
    await reloadWithHearts()
    await expect(heart).toHaveAttribute('aria-pressed', state)
  }
})

test(
  'what a vendor’s round wins and feeds stands on an open home at once',
  { tag: BOTH },
  async ({ page, say, merchant }) => {
    await openAwake(page, '/m/home')
    const board = boardOf(page, say('Latest winners'))
    const [part, cents] = merchant === 'aurora' ? ['0.40', 40] : [undefined, 0]
    if (part === undefined) {
      // This merchant has no pool: what it shows instead says what it is.
      await expect(page.getByText(say('For illustration only. It is not a prize.'))).toBeVisible()
    }
    const before = part ? await stillCentsOf(jackpotCard(page).locator('bdi').last()) : 0
    await playRound('agent00', merchant, { stake: STAKE, ...(part && { jackpotContribution: part }), win: WIN })

    const first = board.locator('li').first()
    await expect(first).toContainText('ag***0')
    await expect.poll(() => stillCentsOf(first.locator('bdi').last())).toBe(Number(WIN.replace('.', '')))
    await expect(board).not.toContainText('agent00')
    if (!part) return expect(jackpotCard(page)).toHaveCount(0)
    // Others may feed it at the same moment.
    await expect.poll(() => centsOf(jackpotCard(page))).toBeGreaterThanOrEqual(before + cents)
  },
)

import { matchesFrom } from '@ante/demo/matches.ts'
import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { expect, test } from './kit/journey.ts'

const main = (page: Page) => page.locator('main')
const search = (page: Page) => new URL(page.url()).searchParams
/** The tile of that number, wherever the list is drawn from. */
const tile = (page: Page, number: number) => main(page).locator(`li[aria-posinset="${number}"]`)
const halls = (page: Page) => main(page).locator('a[href*="vassalage="]')

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('makers have halls: found by name, entered, and left for where one was', async ({ page, say }) => {
  await test.step('the center shows the makers of one kind of game, and finds one by his name', async () => {
    await openAwake(page, '/m/gameCenter?gameType=LIVE')
    await expect(main(page).locator('[aria-current="page"]')).toHaveText(say('Live casino'))
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(say('Live casino'))
    await main(page)
      .getByRole('link', { name: say('All'), exact: true })
      .tap()
    await expect.poll(() => search(page).get('gameType')).toBeNull()
    await page.getByRole('searchbox').fill('jade lantren')
    await expect(halls(page).first()).toContainText('Jade Lantern')
    await page.getByRole('searchbox').fill('lántern')
    await expect(halls(page).first()).toContainText('Jade Lantern')
    await expect(halls(page)).toHaveCount(3)
  })

  await test.step('a hall of slots stands in their center, with all that the maker has', async () => {
    await main(page).locator('a[href="/m/slotsCenter?vassalage=JL"]').tap()
    await expect(main(page).getByRole('heading', { name: 'Jade Lantern' })).toBeVisible()
    const tiles = main(page).locator('li[aria-posinset]')
    await expect(tiles.first()).toBeVisible()
    // There is more than a page of them: how many is not known yet.
    await expect(tiles.first()).toHaveAttribute('aria-setsize', '-1')
    await tile(page, 18).scrollIntoViewIfNeeded()
    await expect.poll(() => Number(search(page).get('at'))).toBeGreaterThan(0)
  })

  await test.step('from a game one comes back to the same place in it', async () => {
    const place = search(page).get('at')
    await tile(page, 18).locator('a').tap()
    await page.waitForURL('**/m/login')
    await page.goBack()
    await expect(main(page).getByRole('heading', { name: 'Jade Lantern' })).toBeAttached()
    expect(search(page).get('at')).toBe(place)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })
})

/** Who plays next at home among those that a book shows. */
const homeOf = (vendor: string): string =>
  matchesFrom(new Date()).find((match) => match.vendor === vendor && match.kickOff > new Date())?.homeTeam ?? ''

test('a book shows its next matches, and tables are chosen before one sits down', async ({ page, say }) => {
  await test.step('the book opens by its button, and each match by its row', async () => {
    await openAwake(page, '/m/gameCenter?vassalage=BTI&gameType=SPORTS')
    await expect(main(page).getByRole('link', { name: 'Bluetide Sportsbook' }).first()).toBeVisible()
    await expect(main(page).getByText(say('Next matches'))).toBeVisible()
    await expect(
      main(page)
        .locator('li', { hasText: homeOf('BTI') })
        .first(),
    ).toBeVisible()
    // The matches of another maker's book are not in this one.
    await expect(main(page).getByText(homeOf('TF'))).toHaveCount(0)
  })

  await test.step('tables are narrowed by maker and class, and the address says so', async () => {
    await openAwake(page, '/m/gameLobby?gameType=LIVE')
    const tables = main(page).locator('li:has(a[href*="/m/launchGame"])')
    await expect(tables.first()).toBeVisible()
    const classes = page.getByRole('navigation', { name: say('Classes') })
    await classes.getByRole('link', { name: say('Roulette'), exact: true }).tap()
    await expect(classes.locator('[aria-current]')).toHaveText(say('Roulette'))
    await page
      .getByRole('navigation', { name: say('Game makers') })
      .getByRole('link', { name: 'Silverline Live' })
      .tap()
    await expect.poll(() => search(page).get('vassalage')).toBe('SLV')
    expect(search(page).get('gameClassify')).toBe('ROULETTE')
    await page.reload()
    await expect(tables.first()).toContainText('Silverline Live')
    await expect(tables.filter({ hasNotText: 'Silverline Live' })).toHaveCount(0)
  })
})

test('what is not here is said, and games follow', async ({ page }) => {
  const games = main(page).locator('a[href*="/m/launchGame"], a[href*="vassalage="]')
  for (const [address, name] of [
    ['/m/gameCenter?gameType=CHESS', 'CHESS'],
    ['/m/gameCenter?vassalage=NOBODY', 'NOBODY'],
    ['/m/slotsCenter?vassalage=%3Cscript%3E', '<script>'],
    ['/m/gameLobby?gameType=LIVE&vassalage=NOBODY', 'NOBODY'],
    ['/m/gameList?gameType=CHESS', 'CHESS'],
    ['/m/gameList?gameType=RNG&vassalage=NOBODY', 'NOBODY'],
    ['/m/gameList?gameType=RNG&gameClassify=NOTHING&at=9999', 'NOTHING'],
    ['/m/gameList?gameType=RNG&tab=best', 'best'],
    ['/m/gameList?gameType=RNG&minBet=0.07', '0.07'],
  ] as const) {
    await openAwake(page, address)
    await expect(main(page).locator('output', { hasText: name })).toBeVisible()
    await expect(games.first()).toBeVisible()
  }
})

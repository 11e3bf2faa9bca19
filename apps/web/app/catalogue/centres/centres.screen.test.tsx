import { matchesFrom } from '@ante/demo/matches.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne, addressParameter } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'
import { loginSheet } from '../../../test/screens/log-in.ts'

const HALLS = 'main a[href*="vassalage="]'
const tile = (number: number) => findOne(`main li[aria-posinset="${number}"]`)
const textsOf = (selector: string) => findAll(selector).map(({ textContent }) => textContent)

test('the center shows the vendors of one category, and finds a vendor by name', async () => {
  await openScreen('/m/gameCenter?gameType=LIVE')
  await expect.poll(() => textsOf('main [aria-current="page"]')).toEqual(['Live casino'])
  expect(textsOf('main h2')).toEqual(['Live casino'])
  await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).click()
  // Waits for the page of all categories: text typed earlier would be in the field of the page that is left.
  await expect.poll(() => textsOf('main [aria-current="page"]')).toEqual(['All'])
  expect(addressParameter('gameType')).toBeNull()
  for (const [typed, expectedGames] of [
    ['jade lantren', 'Jade Lantern'],
    ['lántern', 'Jade Lantern'],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expect.poll(() => textsOf(HALLS)[0]).toContain(expectedGames)
  }
  await expect.poll(() => findAll(HALLS).length).toBe(3)
})

test('a slots vendor page has all its games, and returning from a game restores the position', async () => {
  await openScreen('/m/slotsCenter?vassalage=JL')
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'Jade Lantern' })).toBeVisible()
  // The list has more pages, so its total is unknown: -1.
  expect((await tile(1)).getAttribute('aria-setsize')).toBe('-1')
  ;(await tile(18)).scrollIntoView({ block: 'center' })
  await expect.poll(() => Number(addressParameter('at'))).toBeGreaterThan(0)

  const position = addressParameter('at')
  ;(await tile(18)).querySelector('a')?.click()
  await expect.element(loginSheet).toBeVisible()
  history.back()
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'Jade Lantern' })).toBeInTheDocument()
  expect(addressParameter('at')).toBe(position)
  await expect.poll(() => scrollY).toBeGreaterThan(300)
})

/** The home team of the next match in a sportsbook. */
const homeOf = (vendor: string): string =>
  matchesFrom(new Date()).find((match) => match.vendor === vendor && match.kickOff > new Date())?.homeTeam ?? ''

test('a sportsbook opens by its button, and shows only its own next matches', async () => {
  await openScreen('/m/gameCenter?vassalage=BTI&gameType=SPORTS')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'Bluetide Sportsbook' }).first()).toBeVisible()
  await expect.element(main.getByText('Upcoming matches')).toBeVisible()
  await expect
    .element(
      main
        .getByRole('listitem')
        .filter({ hasText: homeOf('BTI') })
        .first(),
    )
    .toBeVisible()
  expect(main.getByText(homeOf('TF')).elements()).toHaveLength(0)
})

test('tables are filtered by vendor and class, and the address contains the filters', async () => {
  const TABLES = 'main li:has(a[href*="/m/launchGame"])'
  await openScreen('/m/gameLobby?gameType=LIVE')
  await findOne(TABLES)
  await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter games' })
  await sheet.getByRole('button', { name: 'Roulette', exact: true }).click()
  await sheet.getByRole('button', { name: /^Silverline Live/ }).click()
  await sheet.getByRole('button', { name: 'Show games' }).click()
  await expect.poll(() => addressParameter('gameClassify')).toBe('ROULETTE')
  expect(addressParameter('vassalage')).toBe('SLV')

  await openScreen(location.pathname + location.search)
  await expect.poll(() => textsOf(TABLES).length).toBeGreaterThan(0)
  expect(textsOf(TABLES).filter((text) => !text.includes('Silverline Live'))).toEqual([])

  await page.getByRole('main').getByRole('button', { name: 'Remove filter: Silverline Live' }).click()
  await expect.poll(() => addressParameter('vassalage')).toBeNull()
  expect(addressParameter('gameClassify')).toBe('ROULETTE')
})

test.each([
  ['/m/gameCenter?gameType=CHESS', 'CHESS'],
  ['/m/gameCenter?vassalage=NOBODY', 'NOBODY'],
  ['/m/slotsCenter?vassalage=%3Cscript%3E', '<script>'],
  ['/m/gameLobby?gameType=LIVE&vassalage=NOBODY', 'NOBODY'],
  ['/m/gameList?gameType=CHESS', 'CHESS'],
  ['/m/gameList?gameType=RNG&vassalage=NOBODY', 'NOBODY'],
  ['/m/gameList?gameType=RNG&gameClassify=NOTHING&at=9999', 'NOTHING'],
  ['/m/gameList?gameType=RNG&tab=best', 'best'],
  ['/m/gameList?gameType=RNG&minBet=0.07', '0.07'],
])('%s shows that %s is not available, followed by games', async (address, name) => {
  await openScreen(address)
  await expect.poll(() => textsOf('main output').join()).toContain(name)
  await findOne('main a[href*="/m/launchGame"], main a[href*="vassalage="]')
})

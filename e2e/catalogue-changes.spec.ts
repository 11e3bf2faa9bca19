import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { feedOf, importGames } from './kit/feed.ts'
import { expect, test } from './kit/journey.ts'
import { newName, newPlayer } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { tryLogIn } from './kit/steps.ts'

const tile = (page: Page, name: string) => page.locator('main li[aria-posinset]').filter({ hasText: name })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a member marks a game on one device and sees it on the other, and there too when it is taken away @aurora', async ({
  page,
  browser,
  say,
  language,
  baseURL,
}) => {
  const player = newPlayer()
  await signUp(page, player)
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, reducedMotion: 'reduce' })
  const other = await device.newPage()
  await openAwake(other, '/m/login')
  await tryLogIn(other, say, player)
  await other.waitForURL('**/m/home')
  await openAwake(other, '/m/gameList?gameType=FISH&tab=fav')
  await expect(other.getByText(say('No favourites yet'))).toBeVisible()

  await openAwake(page, '/m/gameList?gameType=FISH')
  const first = page.locator('main li[aria-posinset="1"]')
  const name = (await first.locator('a').innerText()).split('\n').at(-1) ?? ''
  await first.getByRole('button').tap()
  await expect(tile(other, name)).toBeVisible()
  await tile(other, name).getByRole('button').click()
  await expect(other.getByText(say('No favourites yet'))).toBeVisible()
  await expect(first.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  await device.close()
})

test('games that an operator imports stand on pages that are open, as the feed says @aurora', async ({
  page,
  merchant,
  say,
}) => {
  const before = await feedOf('CRB')
  const name = `Reef of ${merchant} ${newName()}`
  const own = { ...before[0], gameId: newName(), nodeId: undefined, name }
  try {
    await openAwake(page, '/m/gameList?gameType=FISH&vassalage=CRB')
    await expect(page.locator('main li[aria-posinset="1"]')).toBeVisible()
    await page.getByRole('searchbox', { name: say('Search games by name') }).fill('reef of')

    await importGames('CRB', [own, ...before], 'json')
    await expect(tile(page, name)).toBeVisible()
    await importGames('CRB', [{ ...own, name: `${name} Deluxe` }, ...before], 'csv')
    await expect(tile(page, `${name} Deluxe`)).toBeVisible()
  } finally {
    await importGames('CRB', before, 'json')
  }
  await expect(tile(page, name)).toHaveCount(0)
})

import type { DemoGame } from '@ante/demo/types.ts'
import { shareOfGate } from '@ante/gateway/test/gate-share.ts'
import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { beginRound, gameOf } from './kit/play.ts'
import { signUpWith } from './kit/session.ts'
import type { Translate } from './kit/texts.ts'

const CATEGORIES = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'INHOUSE', 'ELOTT', 'LOTT'] as const
const STARTING_BALANCE = 5_000n

const tileOf = (page: Page, { nodeId }: DemoGame): Locator =>
  page.locator('main li[aria-posinset]').filter({ has: page.locator(`a[href*="nodeId=${nodeId}&"]`) })

const favouriteOf = (page: Page, game: DemoGame): Locator => tileOf(page, game).locator('button[aria-pressed]')

test('in each category a player finds, filters, marks and plays a game, and finds the round in the record', async ({
  page,
  t,
  merchant,
}) => {
  const games = shareOfGate(CATEGORIES).map((category) => gameOf(category, merchant))
  const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })

  for (const [before, game] of games.entries()) {
    await test.step(`${game.category}: ${game.name}`, async () => {
      await find(page, t, game)
      await filterByVendor(page, t, game)
      await favouriteOf(page, game).tap()
      await tileOf(page, game).locator('a').tap()
      await beginRound(page)
      await expect.poll(() => roundsOf(player.username, merchant), { timeout: 120_000 }).toBe(before + 1)
      await page.getByRole('button', { name: t('Leave game') }).tap()
      await expect(favouriteOf(page, game)).toHaveAttribute('aria-pressed', 'true')
    })
  }

  await test.step('all played games are in the favourites and the recent games', async () => {
    for (const tab of ['fav', 'recent']) {
      await openHydrated(page, `/m/gameList?gameType=HOT&tab=${tab}`)
      for (const game of games) await expect(tileOf(page, game)).toHaveCount(1)
    }
  })

  await test.step('each round is in the record of its category', async () => {
    for (const { category, name } of games) {
      await openHydrated(page, `/m/gameRecord?gameType=${category}`)
      const lines = page.locator('main').getByRole('tabpanel').getByRole('button').filter({ hasText: name })
      await expect(lines).toHaveCount(1)
    }
  })
})

/** Searches for the game by its name. */
async function find(page: Page, t: Translate, game: DemoGame): Promise<void> {
  await openHydrated(page, `/m/gameList?gameType=${game.category}`)
  await page.getByRole('searchbox', { name: t('Search games by name') }).fill(game.name.toLowerCase())
  await expect(tileOf(page, game).locator('mark').first()).toBeVisible()
}

/** Filters by the game's vendor, if there are several vendors. */
async function filterByVendor(page: Page, t: Translate, game: DemoGame): Promise<void> {
  await page.getByRole('button', { name: t('Filter'), exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: t('Filter games') })
  const show = sheet.getByRole('button', { name: t('Show games') })
  await expect(show).toBeVisible()
  const maker = sheet
    .getByRole('group', { name: t('Providers') })
    .locator(`button:has(img[src*="/vendors/${game.vendor.toLowerCase().replaceAll('_', '-')}."])`)
  const hasVendors = await maker.isVisible()
  if (hasVendors) await maker.tap()
  await show.tap()
  await expect(sheet).toBeHidden()
  if (hasVendors) await expect.poll(() => new URL(page.url()).searchParams.get('vassalage')).toBe(game.vendor)
  await expect(tileOf(page, game)).toBeVisible()
}

import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { feedOf, importGames } from './kit/feed.ts'
import { expect, test } from './kit/journey.ts'
import { newName } from './kit/newcomer.ts'

const tile = (page: Page, name: string) => page.locator('main li[aria-posinset]').filter({ hasText: name })

test('games imported by an operator appear on open pages with the data of the feed @aurora', async ({
  page,
  merchant,
  t,
}) => {
  const before = await feedOf('CRB')
  const name = `Reef of ${merchant} ${newName()}`
  const newGame = { ...before[0], gameId: newName(), nodeId: undefined, name }
  try {
    await openHydrated(page, '/m/gameList?gameType=FISH&vassalage=CRB')
    await expect(page.locator('main li[aria-posinset="1"]')).toBeVisible()
    await page.getByRole('searchbox', { name: t('Search games by name') }).fill('reef of')

    await importGames('CRB', [newGame, ...before], 'json')
    await expect(tile(page, name)).toBeVisible()
    await importGames('CRB', [{ ...newGame, name: `${name} Deluxe` }, ...before], 'csv')
    await expect(tile(page, `${name} Deluxe`)).toBeVisible()
  } finally {
    await importGames('CRB', before, 'json')
  }
  await expect(tile(page, name)).toHaveCount(0)
})

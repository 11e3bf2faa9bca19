import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { games } from '../../tools/demo/games.ts'
import type { DemoGame, GameCategory } from '../../tools/demo/types.ts'
import { merchants } from '../../tools/demo/merchants.ts'
import { vendors } from '../../tools/demo/vendors.ts'

/** Longer than any shot. */
const FLIES_MS = 5_000

/** The first game of a category that this merchant offers, of a vendor who asks the gateway about every stake. */
export function gameOf(category: GameCategory, merchantCode: string): DemoGame {
  const without = merchants.find(({ code }) => code === merchantCode)?.withoutVendors ?? []
  const asking = vendors.filter(({ code, walletKind }) => walletKind === 'seamless' && !without.includes(code))
  const game = games.find((one) => one.category === category && asking.some(({ code }) => code === one.vendor))
  if (!game) throw new Error(`${merchantCode} has no game in ${category}`)
  return game
}

/** Begins a round of the game that stands open: a slot is spun, in the water a shot is fired; elsewhere the first pick is taken. */
export async function beginRound(page: Page): Promise<void> {
  const game = page.frameLocator('iframe')
  const spin = game.locator('#spin button')
  const pick = game.locator('#choices label').first()
  const water = game.locator('.water-front')
  await expect(spin.or(pick).or(water)).toBeVisible({ timeout: 30_000 })
  if (await spin.isVisible()) return spin.tap()
  if (await water.isVisible()) return shoot(page, water)
  await pick.tap()
  await game.locator('#play button').tap()
}

/** One shot after the other until one has hit something: only then a volley is told. */
async function shoot(page: Page, water: Locator): Promise<void> {
  const hit = page.waitForRequest('**/studio/api/round').then(() => true)
  do await water.tap()
  while (!(await Promise.race([hit, page.waitForTimeout(FLIES_MS).then(() => false)])))
}

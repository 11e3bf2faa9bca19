import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { engineOf } from '../../tools/demo/engines.ts'
import { games } from '../../tools/demo/games.ts'
import type { DemoGame, GameCategory } from '../../tools/demo/types.ts'
import { merchants } from '../../tools/demo/merchants.ts'
import { vendors } from '../../tools/demo/vendors.ts'

/** The first game of a category, or of an engine, that this merchant offers, of a vendor who asks the gateway about every stake. */
export function gameOf(category: GameCategory, merchantCode: string, engine?: string): DemoGame {
  const without = merchants.find(({ code }) => code === merchantCode)?.withoutVendors ?? []
  const asking = vendors.filter(({ code, walletKind }) => walletKind === 'seamless' && !without.includes(code))
  const isWanted = (one: DemoGame) => one.category === category && (engine === undefined || engineOf(one) === engine)
  const game = games.find((one) => isWanted(one) && asking.some(({ code }) => code === one.vendor))
  if (!game) throw new Error(`${merchantCode} has no game in ${category}`)
  return game
}

/** Begins a round of the game that stands open: a slot is spun, at a table a chip is laid; elsewhere the first pick is taken. */
export async function beginRound(page: Page): Promise<void> {
  const game = page.frameLocator('iframe')
  const spin = game.locator('#spin button')
  const pick = game.locator('#choices label').first()
  const clock = game.locator('.clock[data-state="on"]')
  await expect(spin.or(pick).or(clock)).toBeVisible({ timeout: 60_000 })
  if (await spin.isVisible()) return spin.tap()
  if (await clock.isVisible()) {
    await game.locator('.bets button').first().tap()
    return game.locator('.confirm').tap()
  }
  await pick.tap()
  await game.locator('#play button').tap()
}

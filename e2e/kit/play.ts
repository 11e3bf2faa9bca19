import { expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'

import { games } from '../../tools/demo/games.ts'
import type { DemoGame, GameCategory } from '../../tools/demo/types.ts'
import { merchants } from '../../tools/demo/merchants.ts'
import { vendors } from '../../tools/demo/vendors.ts'

/** The first game of a category that this merchant offers, of a vendor who asks the gateway about every stake. */
export function gameOf(category: GameCategory, merchantCode: string): DemoGame {
  const without = merchants.find(({ code }) => code === merchantCode)?.withoutVendors ?? []
  const asking = vendors.filter(({ code, walletKind }) => walletKind === 'seamless' && !without.includes(code))
  const game = games.find((one) => one.category === category && asking.some(({ code }) => code === one.vendor))
  if (!game) throw new Error(`${merchantCode} has no game in ${category}`)
  return game
}

/** Puts the next match's first price on the slip of the book that stands open, bets on it, and sells the ticket again. */
async function placeTicket(game: FrameLocator): Promise<void> {
  await game.locator('.tab').nth(1).tap()
  await game.locator(`.match[data-phase='before'] .price[aria-disabled='false']`).first().tap()
  await game.locator('.slip-bar').tap()
  await game.locator(`.sheet .action[aria-disabled='false']`).tap()
  await game.locator('.tab').nth(2).tap()
  const sell = game.locator(`.ticket .action[aria-disabled='false']`).first()
  await sell.tap()
  await game.locator('.ticket .action:not(.action-second)').first().tap()
}

/** Begins a round of the game that stands open: a slot is spun, a ticket placed; elsewhere the first pick is taken. */
export async function beginRound(page: Page): Promise<void> {
  const game = page.frameLocator('iframe')
  const spin = game.locator('#spin button')
  const pick = game.locator('#choices label').first()
  const tabs = game.locator('.tabs')
  await expect(spin.or(pick).or(tabs)).toBeVisible({ timeout: 30_000 })
  if (await tabs.isVisible()) return placeTicket(game)
  if (await spin.isVisible()) return spin.tap()
  await pick.tap()
  await game.locator('#play button').tap()
}

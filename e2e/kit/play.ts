import { expect } from '@playwright/test'
import type { FrameLocator, Locator, Page } from '@playwright/test'

import { engineOf } from '../../tools/demo/engines.ts'
import { games } from '../../tools/demo/games.ts'
import type { DemoGame, GameCategory } from '../../tools/demo/types.ts'
import { merchants } from '../../tools/demo/merchants.ts'
import { vendors } from '../../tools/demo/vendors.ts'

/** A table takes bets once in so long at least. */
const OPENS_WITHIN = { timeout: 90_000 }
/** Longer than any shot. */
const FLIES_MS = 5_000

/** The first game of a category, or of an engine, that this merchant offers, of a vendor who asks the gateway about every stake. */
export function gameOf(category: GameCategory, merchantCode: string, engine?: string): DemoGame {
  const without = merchants.find(({ code }) => code === merchantCode)?.withoutVendors ?? []
  const asking = vendors.filter(({ code, walletKind }) => walletKind === 'seamless' && !without.includes(code))
  const isWanted = (one: DemoGame) => one.category === category && (engine === undefined || engineOf(one) === engine)
  const game = games.find((one) => isWanted(one) && asking.some(({ code }) => code === one.vendor))
  if (!game) throw new Error(`${merchantCode} has no game in ${category}`)
  return game
}

/** By what a page is known, and how a round of it is begun. */
const HANDS: { seenBy: string; begin(page: Page, game: FrameLocator): Promise<void> }[] = [
  { seenBy: '#spin button', begin: (_, game) => game.locator('#spin button').tap() },
  { seenBy: '#choices', begin: (_, game) => pick(game) },
  { seenBy: '.water-front', begin: (page, game) => shoot(page, game.locator('.water-front')) },
  { seenBy: '.tabs', begin: (_, game) => placeTicket(game) },
  { seenBy: '.clock', begin: (_, game) => layChip(game) },
]

/** Begins a round of the game that stands open, whatever game it is. */
export async function beginRound(page: Page): Promise<void> {
  const game = page.frameLocator('iframe')
  await expect(game.locator(HANDS.map(({ seenBy }) => seenBy).join(', ')).first()).toBeVisible({ timeout: 30_000 })
  for (const { seenBy, begin } of HANDS) if (await game.locator(seenBy).first().isVisible()) return begin(page, game)
}

async function pick(game: FrameLocator): Promise<void> {
  await game.locator('#choices label').first().tap()
  await game.locator('#play button').tap()
}

/** One shot after the other until one has hit something: only then a volley is told. */
async function shoot(page: Page, water: Locator): Promise<void> {
  const hit = page.waitForRequest('**/studio/api/round').then(() => true)
  do await water.tap()
  while (!(await Promise.race([hit, page.waitForTimeout(FLIES_MS).then(() => false)])))
}

async function layChip(game: FrameLocator): Promise<void> {
  await expect(game.locator('.clock[data-state="on"]')).toBeVisible(OPENS_WITHIN)
  await game.locator('.bets button').first().tap()
  await game.locator('.confirm').tap()
}

/** Puts the next match's first price on the book's slip, bets on it, and sells the ticket again. */
async function placeTicket(game: FrameLocator): Promise<void> {
  await game.locator('.tab').nth(1).tap()
  await game.locator(`.match[data-phase='before'] .price[aria-disabled='false']`).first().tap()
  await game.locator('.slip-bar').tap()
  await game.locator(`.sheet .action[aria-disabled='false']`).tap()
  await game.locator('.tab').nth(2).tap()
  await game.locator(`.ticket .action[aria-disabled='false']`).first().tap()
  await game.locator('.ticket .action:not(.action-second)').first().tap()
}

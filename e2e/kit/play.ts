import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { DemoGame, GameCategory } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { expect } from '@playwright/test'
import type { FrameLocator, Locator, Page } from '@playwright/test'

import { placeSlip } from './place-slip.ts'

/** Maximum wait for a table to accept bets. */
const OPENS_WITHIN = { timeout: 90_000 }
/** Time limit for the flight of a shot, in milliseconds. */
const FLIES_MS = 5_000

/**
 * Returns the first game of a category or an engine that the merchant offers, from a vendor that calls the gateway for
 * every stake. Games of the category's own engine come before Quick Pick games.
 */
export function gameOf(category: GameCategory, merchantCode: string, engine?: string): DemoGame {
  const excludedGames = merchants.find(({ code }) => code === merchantCode)?.withoutVendors ?? []
  const seamlessVendors = vendors.filter(
    ({ code, walletKind }) => walletKind === 'seamless' && !excludedGames.includes(code),
  )
  const isWanted = (game: DemoGame) => game.category === category && (engine === undefined || engineOf(game) === engine)
  const offered = games.filter((game) => isWanted(game) && seamlessVendors.some(({ code }) => code === game.vendor))
  const game = offered.find((candidate) => engineOf(candidate) !== 'quick-pick') ?? offered[0]
  if (!game) throw new Error(`${merchantCode} has no game in ${category}`)
  return game
}

/** How to start a round, by a selector that identifies the game's page. */
const ROUND_STARTS: { selector: string; begin(page: Page, game: FrameLocator): Promise<void> }[] = [
  { selector: '#spin button', begin: (_, game) => game.locator('#spin button').tap() },
  { selector: '#choices', begin: (_, game) => pick(game) },
  { selector: '.water-front', begin: (page, game) => shoot(page, game.locator('.water-front')) },
  { selector: '.play', begin: (_, game) => playOriginal(game) },
  { selector: '.lobby-row', begin: (_, game) => joinAndLeavePoker(game) },
  { selector: '.tabs', begin: (_, game) => placeTicket(game) },
  { selector: '.clock', begin: (_, game) => placeChip(game) },
]

/** Starts a round of any open game. */
export async function beginRound(page: Page): Promise<void> {
  const game = page.frameLocator('iframe')
  await expect(game.locator(ROUND_STARTS.map(({ selector }) => selector).join(', ')).first()).toBeVisible({
    timeout: 30_000,
  })
  for (const { selector, begin } of ROUND_STARTS)
    if (await game.locator(selector).first().isVisible()) return begin(page, game)
}

async function pick(game: FrameLocator): Promise<void> {
  await game.locator('#choices label').first().tap()
  await game.locator('#play button').tap()
}

/** Shoots sequentially until a shot has hit: only then a volley is reported. */
async function shoot(page: Page, water: Locator): Promise<void> {
  const hit = page.waitForRequest('**/studio/api/round').then(() => true)
  do await water.tap()
  while (!(await Promise.race([hit, page.waitForTimeout(FLIES_MS).then(() => false)])))
}

async function placeChip(game: FrameLocator): Promise<void> {
  await expect(game.locator('.clock[data-state="on"]')).toBeVisible(OPENS_WITHIN)
  await game.locator('.bets button').first().tap()
  await game.locator('.confirm').tap()
}

/** Plays an in-house game; in mines it opens one field, and cashes out if it was safe. */
export async function playOriginal(game: FrameLocator): Promise<void> {
  await expect(game.locator('.play')).toHaveAttribute('aria-disabled', 'false', OPENS_WITHIN)
  await game.locator('.play').tap()
  const field = game.locator(`.tile[data-face='closed'][aria-disabled='false']`).first()
  const taken = game.locator(`.play[data-variant='take'][aria-disabled='false']`)
  const result = game.locator('.result:not(:empty)')
  await expect(field.or(result)).toBeVisible(OPENS_WITHIN)
  if (!(await field.isVisible())) return
  await field.tap()
  await expect(taken.or(game.locator(`.tile[data-face='hit']`)).first()).toBeVisible()
  if (await taken.isVisible()) await taken.tap()
}

/** Takes the first free seat of the first poker table, and leaves as soon as possible. */
async function joinAndLeavePoker(game: FrameLocator): Promise<void> {
  await game.locator('.lobby-row').first().tap()
  await game.locator('.seat-free').first().tap()
  await game.locator('.sheet .action').tap()
  const [move, leave] = [game.locator('.act').first(), game.locator('.tools .tool:nth-child(5)')]
  await expect(async () => {
    if (await move.isVisible()) await move.tap({ timeout: 2_000 })
    await leave.tap({ timeout: 2_000 })
  }).toPass(OPENS_WITHIN)
  await game.locator('.notice .action').first().tap()
}

/** Adds the next match's first price to the bet slip, places the bet, and cashes the ticket out. */
async function placeTicket(game: FrameLocator): Promise<void> {
  await game.locator('.tab').nth(1).tap()
  await game.locator(`.match[data-phase='before'] .price[aria-disabled='false']`).first().tap()
  await game.locator('.slip-bar').tap()
  await placeSlip(game)
  await game.locator('.tab').nth(2).tap()
  await game.locator(`.ticket .action[aria-disabled='false']`).first().tap()
  await game.locator('.ticket .action:not(.action-second)').first().tap()
}

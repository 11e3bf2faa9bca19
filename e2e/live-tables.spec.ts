import { entryOfGate } from '@ante/gateway/test/gate-share.ts'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { expectNoOverflow } from './kit/overflow.ts'
import { signUpWith } from './kit/session.ts'
import { gameOf } from './kit/play.ts'

const STARTING_BALANCE = 500n
/** Maximum duration of a round at the slowest table on a busy machine, in milliseconds. */
const A_ROUND_MS = 120_000

const TABLES = [
  ['LIVE', 'baccarat', '.spot-banker'],
  ['LIVE', 'roulette', '.cell-red.cell-outer'],
  ['COCKFIGHT', 'cockfight', '.spot-meron'],
] as const

for (const [table, engine, spot] of entryOfGate(TABLES)) {
  test(`a player bets at the table of ${engine}, sees the result, and finds it in the game record`, async ({
    page,
    t,
    merchant,
  }) => {
    const { nodeId, category, name } = gameOf(table, merchant, engine)
    const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })
    await openHydrated(page, `/m/gameList?gameType=${category}`)
    await page.getByRole('searchbox', { name: t('Search games by name') }).fill(name.toLowerCase())
    await page.locator(`main li[aria-posinset] a[href*="nodeId=${nodeId}&"]`).first().tap()
    const game = page.frameLocator('iframe')

    await test.step('the table fits the phone in both orientations', async () => {
      await expect(game.locator('.rail-chip').first()).toBeVisible()
      await expectNoOverflow(page, game.locator('.frame-stage'))
    })

    await test.step('the player places a chip while bets are accepted, and confirms it', async () => {
      await expect(game.locator('.clock[data-state="on"]')).toBeVisible({ timeout: A_ROUND_MS })
      expect(await violationsInDeepRun(page)).toEqual([])
      await game.locator(spot).tap()
      await game.locator('.confirm').tap()
      await expect(game.locator(`${spot} .chip-mark:not(.chip-loose)`)).toBeVisible()
    })

    await test.step('the round is dealt, and the stake is settled', async () => {
      await expect(game.locator('[data-won="true"]').first()).toBeVisible({ timeout: A_ROUND_MS })
      await expect.poll(() => roundsOf(player.username, merchant), { timeout: A_ROUND_MS }).toBe(1)
    })

    await test.step('the record shows the round with its result and its proof', async () => {
      await openHydrated(page, '/m/gameRecord')
      await page.locator('main li > button[aria-haspopup="dialog"]').first().tap()
      const detail = page.getByRole('dialog')
      await expect(detail.getByText(name).first()).toBeVisible()
      await expect(detail.locator('img').first()).toBeVisible()
    })
  })
}

import { expect } from '@playwright/test'
import type { FrameLocator } from '@playwright/test'

/**
 * Places the bet slip that is open. Prices of a match in play change at any time, and a goal suspends them: a refused
 * ticket stays on the slip, and the player accepts the new price with the same button.
 */
export async function placeSlip(game: FrameLocator): Promise<void> {
  const place = game.locator(`.sheet .action[aria-disabled='false']`)
  await place.tap()
  await expect(async () => {
    if ((await place.count()) > 0) await place.tap({ timeout: 2_000 })
    await expect(game.locator('.slip-bar')).toBeHidden({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

import { english } from '@ante/studio/cluster/front/texts/english.ts'
import { english as frameEnglish } from '@ante/studio/kit/front/frame/texts/english.ts'
import { textsIn } from '@ante/studio/translations/catalogues.ts'
import type { FrameLocator } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expectGameFits } from './kit/game-fit.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { signUpWith } from './kit/session.ts'
import { gameOf } from './kit/play.ts'

const arabic = await textsIn('ar', 'cluster')
const frameArabic = await textsIn('ar', 'kit-frame')

const STARTING_BALANCE = 1_000n
/** Maximum number of spins: one in three and a half wins, so the probability that none wins is negligible. */
const MAX_SPINS = 80

test('a player spins until clusters tumble, reads the rules, and finds each spin in the record', async ({
  page,
  t,
  merchant,
  language,
}) => {
  const texts =
    language === 'ar' ? { ...frameEnglish, ...english, ...frameArabic, ...arabic } : { ...frameEnglish, ...english }
  const { nodeId, name, category } = gameOf('RNG', merchant, 'cluster')
  const game = page.frameLocator('iframe')
  const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })

  await test.step('the player opens the game from the lobby', async () => {
    await openHydrated(page, `/m/gameList?gameType=${category}`)
    await page.getByRole('searchbox', { name: t('Search games by name') }).fill(name.toLowerCase())
    await page.locator(`main li[aria-posinset] a[href*="nodeId=${nodeId}&"]`).first().tap()
    await expect(game.locator('.gem')).toHaveCount(49, { timeout: 60_000 })
    expect(await violationsInDeepRun(page)).toEqual([])
    await expectGameFits(page, 'cluster')
  })

  const spins = await test.step('the player spins until a spin pays', () => spinToWin(game))
  await expect.poll(() => roundsOf(player.username, merchant)).toBe(spins)

  await test.step('the player starts autoplay with a loss limit, and stops it', async () => {
    await game.locator('.auto-button').tap()
    const start = game.locator('.sheet-foot .action')
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    await game.locator('dialog .choice').nth(1).locator('label').last().tap()
    await start.tap()
    const stop = game.locator(`.play[data-variant='take']`)
    await expect(stop).toBeVisible()
    await expect.poll(() => roundsOf(player.username, merchant)).toBeGreaterThan(spins + 1)
    await stop.tap()
    await expect(stop).toBeHidden()
    await expect(game.locator('.play')).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  })

  await test.step('the rules explain the payouts of clusters and the draws of rounds', async () => {
    await game.getByRole('button', { name: texts.rules, exact: true }).tap()
    await expect(game.locator('.paytable-gem')).toHaveCount(7)
    await expect(game.getByText(texts.clustersPay)).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await game.getByRole('button', { name: texts.close }).tap()
  })

  await test.step('the win is in the record, with a picture of the winning cluster', async () => {
    await openHydrated(page, `/m/gameRecord?gameType=${category}`)
    const lines = page.locator('main').getByRole('tabpanel').getByRole('button').filter({ hasText: name })
    await expect(lines.first()).toBeVisible()
    await lines.first().tap()
    const sheet = page.getByRole('dialog', { name: t('Round'), exact: true })
    await expect(sheet.getByRole('img', { name: t('Round result') })).toBeVisible()
  })
})

/** Returns the number of spins until a win. */
async function spinToWin(game: FrameLocator): Promise<number> {
  const play = game.locator('.play')
  for (let spins = 1; spins <= MAX_SPINS; spins++) {
    await expect(play).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
    await play.tap()
    await expect(game.locator('.result:not(:empty)')).toBeVisible({ timeout: 60_000 })
    if (await game.locator(`.bead[data-won='true']`).first().isVisible()) return spins
  }
  throw new Error(`None of ${MAX_SPINS} spins won.`)
}

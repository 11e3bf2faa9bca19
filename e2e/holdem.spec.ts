import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { english } from '@ante/studio/holdem/front/texts/english.ts'
import { textsIn } from '@ante/studio/translations/catalogues.ts'
import type { FrameLocator } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { signUpWith } from './kit/session.ts'
import { roundsOf } from './kit/ledger.ts'

const arabic = await textsIn('ar', 'holdem')

const STARTING_BALANCE = 500n
const LONG_TIMEOUT = { timeout: 90_000 }

test('a player sits down at a poker table, plays a hand, leaves, and finds it in the record', async ({
  page,
  merchant,
  language,
}) => {
  const texts = { ...english, ...(language === 'ar' && arabic) }
  const title = games.find((game) => game.vendor === 'RVN' && engineOf(game) === 'holdem')
  if (!title) throw new Error('There is no title with poker tables.')
  const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })
  await openHydrated(page, `/m/gameList?gameType=PVP`)
  await page.locator(`main li[aria-posinset] a[href*="nodeId=${title.nodeId}&"]`).first().tap()
  const game = page.frameLocator('iframe')

  await test.step('the player selects the smallest table, a seat, and the chips', async () => {
    await game.locator('.lobby-row').first().tap(LONG_TIMEOUT)
    expect(await violationsInDeepRun(page)).toEqual([])
    await game.locator('.seat-free').first().tap()
    await game.locator('.sheet .action').tap()
    await expect(game.locator(`.pod[data-own='true']`)).toBeVisible()
  })

  await test.step('the player plays until the end of a hand in which they took part', async () => {
    await expect
      .poll(async () => {
        await checkOrCall(game)
        return game.locator(`.pod[data-won='true']`).count()
      }, LONG_TIMEOUT)
      .toBeGreaterThan(0)
    await expect(game.locator(`.pod[data-own='true']`)).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  await test.step('the hand is in the history with the proof of its cards', async () => {
    await expect(game.getByRole('button', { name: texts.hands })).toBeVisible(LONG_TIMEOUT)
    await game.getByRole('button', { name: texts.hands }).tap()
    await game.locator('.hand-head').first().tap()
    await game.getByRole('button', { name: texts.handProof }).first().tap()
    await expect(game.getByText(texts.handMatches)).toBeVisible()
    await game.locator('.sheet-close').tap()
  })

  await test.step('the player leaves, and the chips are credited to the balance as one round', async () => {
    await expect
      .poll(async () => {
        await checkOrCall(game)
        return game.getByRole('button', { name: texts.leaveSeat }).isVisible()
      }, LONG_TIMEOUT)
      .toBe(true)
    await game.getByRole('button', { name: texts.leaveSeat }).tap()
    await game.getByRole('button', { name: texts.leaveConfirm, exact: true }).tap()
    await expect.poll(() => roundsOf(player.username, merchant), LONG_TIMEOUT).toBe(1)
    await expect(game.locator('.seat-free').first()).toBeVisible(LONG_TIMEOUT)
  })

  await test.step('the record shows the round with its details', async () => {
    await openHydrated(page, '/m/gameRecord?gameType=PVP')
    const record = page.locator('main').getByRole('tabpanel').getByRole('button').filter({ hasText: title.name })
    await expect(record).toHaveCount(1)
    await record.tap()
    await expect(page.getByRole('dialog').getByText(/1-1 · /)).toBeVisible(LONG_TIMEOUT)
  })
})

async function checkOrCall(game: FrameLocator): Promise<void> {
  const move = game.locator(`.act[data-kind='check'], .act[data-kind='call']`).first()
  if (await move.isVisible()) await move.tap({ timeout: 2_000 }).catch(() => {})
}

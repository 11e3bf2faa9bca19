import { quickTexts } from '@ante/studio/quick-pick/front/texts/quick-texts.ts'
import { textsIn } from '@ante/studio/translations/catalogues.ts'
import type { FrameLocator } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { signUpWith } from './kit/session.ts'
import { gameOf } from './kit/play.ts'

const quickArabic = await textsIn('ar', 'quick-pick')
const fairArabic = await textsIn('ar', 'kit-fair')
const frameArabic = await textsIn('ar', 'kit-frame')

const STARTING_BALANCE = 50n
const arabic = { ...quickTexts.english, ...frameArabic, ...fairArabic, ...quickArabic }
const OWN_SEED = 'my-own-words'
const HASH = /^[0-9a-f]{64}$/

test('a player verifies a round, resumes an interrupted one, and gets a stake limit by the balance', async ({
  page,
  merchant,
  language,
}) => {
  const texts = language === 'ar' ? arabic : quickTexts.english
  const { nodeId, name, category } = gameOf('LIVE', merchant, 'quick-pick')
  const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })
  await openHydrated(page, `/m/gameList?gameType=${category}`)
  await page.locator(`main li[aria-posinset] a[href*="nodeId=${nodeId}&"]`).first().tap()
  const game = page.frameLocator('iframe')
  const beads = game.locator('#road li')
  const fair = game.getByRole('button', { name: texts.fairButton })

  await test.step('the game shows which game it replaces, and requires a pick', async () => {
    await expect(game.getByText(texts.quickPickInPlaceOf.replace('{title}', name))).toBeVisible()
    await expect(game.locator('#play button')).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('the player sees the server seed’s hash and sets a client seed', async () => {
    await fair.tap()
    await expect(game.getByText(HASH).first()).toBeVisible()
    await game.getByLabel(texts.clientSeed).fill('not a seed!')
    await game.getByRole('button', { name: texts.useSeed }).tap()
    await expect(game.getByText(texts.invalidSeed)).toBeVisible()
    await game.getByLabel(texts.clientSeed).fill(OWN_SEED)
    await game.getByRole('button', { name: texts.useSeed }).tap()
    await expect(game.getByText(texts.seedSaved)).toBeVisible()
    await game.getByRole('button', { name: texts.close }).tap()
  })

  await test.step('the player plays, and the page verifies the round', async () => {
    await play(game)
    await expect(beads).toHaveCount(1)
    await waitForNext(game)
    expect(await violationsInDeepRun(page)).toEqual([])
    await fair.tap()
    await expect(game.getByText(texts.committedBeforeBet)).toBeVisible()
    await expect(game.locator('.verdict li')).toHaveCount(4)
    await expect(game.locator(`.verdict li[data-kept='false']`)).toHaveCount(0)
    await expect(game.locator('.fact-value', { hasText: OWN_SEED })).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await game.getByRole('button', { name: texts.close }).tap()
  })

  await test.step('an interrupted round is shown after a reload', async () => {
    await waitForNext(game)
    await page.route('**/studio/api/shown', (route) => route.abort())
    const answered = page.waitForResponse((response) => response.url().endsWith('/studio/api/round'))
    await game.locator('#play button').tap()
    await answered
    await expect.poll(() => roundsOf(player.username, merchant)).toBe(2)
    await page.reload()
    await expect(beads).toHaveCount(1, { timeout: 30_000 })
  })

  await test.step('a stake above the balance is answered with one that fits', async () => {
    await game.locator('#choices label').first().tap()
    await waitForNext(game)
    await game.locator('#stakes label').last().tap()
    await game.locator('#play button').tap()
    const notice = game.getByRole('dialog', { name: texts.notEnough })
    await notice.getByRole('button').first().tap()
    await expect(notice).toBeHidden()
    await expect(game.locator('#stakes label').last().locator('input')).not.toBeChecked()
    expect(await roundsOf(player.username, merchant)).toBe(2)
  })
})

async function play(game: FrameLocator): Promise<void> {
  await game.locator('#choices label').first().tap()
  await game.locator('#play button').tap()
}

const waitForNext = (game: FrameLocator) =>
  expect(game.locator('#play button')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })

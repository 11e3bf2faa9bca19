import { english } from '@ante/studio/fish/front/texts/english.ts'
import { english as frameEnglish } from '@ante/studio/kit/front/frame/texts/english.ts'
import { textsIn } from '@ante/studio/translations/catalogues.ts'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { signUpWith } from './kit/session.ts'
import { beginRound, gameOf } from './kit/play.ts'

const arabic = await textsIn('ar', 'fish')
const frameArabic = await textsIn('ar', 'kit-frame')

const STARTING_BALANCE = 500n

test('a player shoots fish, reads their payouts, and finds each volley in the record', async ({
  page,
  t,
  merchant,
  language,
}) => {
  const texts =
    language === 'ar' ? { ...frameEnglish, ...english, ...frameArabic, ...arabic } : { ...frameEnglish, ...english }
  const { nodeId, name, category } = gameOf('FISH', merchant)
  const game = page.frameLocator('iframe')
  const rounds = () => roundsOf(player.username, merchant)
  const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })

  await test.step('the player opens the game from the lobby, and a tap is a shot', async () => {
    await openHydrated(page, `/m/gameList?gameType=${category}`)
    await page.locator(`main li[aria-posinset] a[href*="nodeId=${nodeId}&"]`).first().tap()
    await beginRound(page)
    await expect.poll(rounds).toBe(1)
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  await test.step('a shot at double power is a separate volley', async () => {
    await game.getByRole('button', { name: texts.double }).tap()
    await beginRound(page)
    await expect.poll(rounds).toBe(2)
  })

  await test.step('the rules show the payout of each target and the return to player', async () => {
    await game.getByRole('button', { name: texts.rules, exact: true }).tap()
    await expect(game.getByRole('row').filter({ hasText: texts.carp })).toBeVisible()
    await expect(game.getByText(texts.rulesDouble)).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await game.getByRole('button', { name: texts.close }).tap()
  })

  await test.step('both volleys are in the game’s own history', async () => {
    await game.getByRole('button', { name: texts.history }).tap()
    await expect(game.locator('.round-row')).toHaveCount(2)
    await game.getByRole('button', { name: texts.close }).tap()
  })

  await test.step('both volleys are in the record, with the target and its picture', async () => {
    await openHydrated(page, `/m/gameRecord?gameType=${category}`)
    const lines = page.locator('main').getByRole('tabpanel').getByRole('button').filter({ hasText: name })
    await expect(lines).toHaveCount(2)
    await lines.first().tap()
    const sheet = page.getByRole('dialog', { name: t('Round'), exact: true })
    await expect(sheet.getByRole('img', { name: t('Round result') })).toBeVisible()
  })
})

import { games } from '@ante/demo/games.ts'
import type { Locator } from '@playwright/test'

import { signUpWith } from './kit/session.ts'
import { english as texts } from './kit/slot-texts.ts'
import { openHydrated } from './kit/hydrated.ts'
import { AURORA_ONLY } from './kit/brand.ts'
import { staticCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { playRound } from './kit/vendor.ts'

const STARTING_BALANCE = 100n
/** Contribution to the jackpot in cents: two percent of the machine's initial bet of 1.00. */
const PART_CENTS = 2
const OTHERS = { stake: '20.00', jackpotContribution: '5.00', win: '0.00' }
const OTHERS_CENTS = 500

test(
  'the jackpot machine shows the merchant’s jackpot, contributes to it, and follows the contributions of others',
  { tag: AURORA_ONLY },
  async ({ page, t, merchant }) => {
    const title = games.find(({ classes }) => classes.includes('JP'))?.name ?? ''
    const machine = page.frameLocator('iframe')
    const counter = machine.locator('.jackpot-amount')
    const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })

    await test.step('the machine opens from the games of its class, with its own name', async () => {
      await openHydrated(page, '/m/gameList?gameType=RNG&gameClassify=JP')
      await page.getByRole('searchbox', { name: t('Search games by name') }).fill(title)
      await page.getByRole('link', { name: title }).first().tap()
      await expect(machine.getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 })
      await expect(counter).toBeVisible()
    })

    const before = await staticCentsOf(counter)
    await test.step('a round contributes to the jackpot', async () => {
      const spin = machine.getByRole('button', { name: texts.spin, exact: true })
      await spin.tap()
      await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
      await expect.poll(() => staticCentsOf(counter)).toBeGreaterThanOrEqual(before + PART_CENTS)
      await expect(spin).toBeEnabled({ timeout: 60_000 })
    })

    await test.step('the contribution of another player’s stake appears without a tap', async () => {
      await playRound('agent01', merchant, OTHERS)
      await expect.poll(() => staticCentsOf(counter)).toBeGreaterThanOrEqual(before + PART_CENTS + OTHERS_CENTS)
    })

    await test.step('the rules show the return and the probability of the jackpot', async () => {
      await machine.getByRole('button', { name: texts.rules }).tap()
      const rules = machine.getByRole('dialog', { name: texts.rules })
      await expect(rules).toContainText('2.00% of each bet goes to the jackpot')
      await expect(rules).toContainText('1 in 20,000,000')
      await expect(rules).toContainText('94.60%')
      await rules.getByRole('button', { name: texts.close }).tap()
    })

    await test.step('the home page shows the same amount', async () => {
      const seen = await staticCentsOf(counter)
      await openHydrated(page, '/m/home')
      await expect
        .poll(() => spokenCentsOf(page.locator('main a[href*="gameClassify=JP"]')))
        .toBeGreaterThanOrEqual(seen)
    })
  },
)

/** Returns the first amount of a card in cents, which is the text for screen readers; the rolling digits follow it. */
async function spokenCentsOf(card: Locator): Promise<number> {
  const [amount = ''] = /[\d,]+\.\d\d/.exec((await card.textContent()) ?? '') ?? []
  return Number(amount.replaceAll(/[,.]/g, ''))
}

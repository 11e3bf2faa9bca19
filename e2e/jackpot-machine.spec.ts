import { games } from '@ante/demo/games.ts'
import type { Locator } from '@playwright/test'

import { english as words } from './kit/slot-words.ts'
import { openAwake } from './kit/awake.ts'
import { AURORA_ALONE } from './kit/brand.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { registerWith } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'

const GIVEN = 100n
/** Two percent of the bet of 1.00 that the machine begins with. */
const PART_CENTS = 2
const OTHERS = { stake: '20.00', jackpotContribution: '5.00', win: '0.00' }
const OTHERS_CENTS = 500

test(
  'the jackpot machine shows the merchant’s jackpot, feeds it, and follows what others feed',
  { tag: AURORA_ALONE },
  async ({ page, say, merchant }) => {
    const title = games.find(({ classes }) => classes.includes('JP'))?.name ?? ''
    const machine = page.frameLocator('iframe')
    const counter = machine.locator('.jackpot-amount')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const player = await registerWith(page, say, { units: GIVEN, merchant })

    await test.step('among the games of its class it opens under its own name', async () => {
      await openAwake(page, '/m/gameList?gameType=RNG&gameClassify=JP')
      await page.getByRole('searchbox', { name: say('Search games by name') }).fill(title)
      await page.getByRole('link', { name: title }).first().tap()
      await expect(machine.getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 })
      await expect(counter).toBeVisible()
    })

    const before = await stillCentsOf(counter)
    await test.step('a round gives its part', async () => {
      const spin = machine.getByRole('button', { name: words.spin, exact: true })
      await spin.tap()
      await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
      await expect.poll(() => stillCentsOf(counter)).toBeGreaterThanOrEqual(before + PART_CENTS)
      await expect(spin).toBeEnabled({ timeout: 60_000 })
    })

    await test.step('what another player’s stake gives is seen without a tap', async () => {
      await playRound('agent01', merchant, OTHERS)
      await expect.poll(() => stillCentsOf(counter)).toBeGreaterThanOrEqual(before + PART_CENTS + OTHERS_CENTS)
    })

    await test.step('its rules say what the jackpot returns, and how rare it is', async () => {
      await machine.getByRole('button', { name: words.rules }).tap()
      const rules = machine.getByRole('dialog', { name: words.rules })
      await expect(rules).toContainText('2.00% of each bet goes to the jackpot')
      await expect(rules).toContainText('1 in 20,000,000')
      await expect(rules).toContainText('94.60%')
      await rules.getByRole('button', { name: words.close }).tap()
    })

    await test.step('home shows the same money', async () => {
      const seen = await stillCentsOf(counter)
      await openAwake(page, '/m/home')
      await expect
        .poll(() => spokenCentsOf(page.locator('main a[href*="gameClassify=JP"]')))
        .toBeGreaterThanOrEqual(seen)
    })
  },
)

/** The first amount of a card: rolling figures, where they roll, come after the text that is spoken. */
async function spokenCentsOf(card: Locator): Promise<number> {
  const [amount = ''] = /[\d,]+\.\d\d/.exec((await card.textContent()) ?? '') ?? []
  return Number(amount.replaceAll(/[,.]/g, ''))
}

import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { centsOf, staticCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { playRound } from './kit/vendor.ts'

/** Larger than any other win in the demo. */
const WIN = '876543.21'
/** A stake of more than 1/10,000 of the win: larger wins are held for review. */
const STAKE = '200.00'

const jackpotCard = (page: Page) => page.locator('main a[href*="gameClassify=JP"]')
const boardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a vendor’s round updates the winners and the jackpot on an open home page immediately', async ({
  page,
  t,
  merchant,
}) => {
  await openHydrated(page, '/m/home')
  const board = boardOf(page, t('Latest winners'))
  const [part, cents] = merchant === 'aurora' ? ['0.40', 40] : [undefined, 0]
  if (part === undefined) {
    // This merchant has no jackpot pool: the placeholder is labelled as an illustration.
    await expect(page.getByText(t('For illustration only. It isn’t a prize.'))).toBeVisible()
  }
  const before = part ? await staticCentsOf(jackpotCard(page).locator('bdi').last()) : 0
  await playRound('agent00', merchant, { stake: STAKE, ...(part && { jackpotContribution: part }), win: WIN })

  const first = board.locator('li').first()
  await expect(first).toContainText('ag***0')
  await expect.poll(() => staticCentsOf(first.locator('bdi').last())).toBe(Number(WIN.replace('.', '')))
  await expect(board).not.toContainText('agent00')
  if (!part) return expect(jackpotCard(page)).toHaveCount(0)
  // Other journeys may contribute to the jackpot at the same time.
  await expect.poll(() => centsOf(jackpotCard(page))).toBeGreaterThanOrEqual(before + cents)
})

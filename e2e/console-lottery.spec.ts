import type { Page } from '@playwright/test'

import { AURORA_ONLY } from './kit/brand.ts'
import { expect, test } from './kit/console-journey.ts'
import { openHydrated } from './kit/hydrated.ts'
import { placeBets } from './kit/lottery.ts'
import { signUpWith } from './kit/session.ts'
import { staffDrawnLottery } from './kit/staff-drawn-lottery.ts'

/** Maximum wait in milliseconds for the end of a draw, until the list of awaited results shows it. */
const DUE_MS = 60_000

const panel = (page: Page) => page.getByRole('complementary')

/** Enters a result by the keyboard. */
async function enter(page: Page, { button, result }: { button: string; result: string }): Promise<void> {
  await panel(page).getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type(result)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test(
  'a lottery result is entered blind by two persons, who differ once, is checked and released, and the player reads the win',
  { tag: AURORA_ONLY },
  async ({ page, t, openAsStaff, merchant }) => {
    const game = await staffDrawnLottery(merchant)
    await signUpWith(page, { units: 100n, merchant })
    await openHydrated(page, '/m/lotteryOrders?days=today')
    const { drawNumber } = await placeBets(page, { gameCode: game, play: 'fixed_place', slips: [[['3']]] })

    const { page: first } = await openAsStaff(['trader', 'aurora'], '/m/aurora/lottery')
    const row = first.getByRole('row').filter({ hasText: `${game} · ${drawNumber}` })
    await expect(row.getByText('No entry yet')).toBeVisible({ timeout: DUE_MS })
    await row.click()
    await enter(first, { button: 'Enter result', result: '30001' })
    await expect(panel(first).getByText('3 0 0 0 1')).toBeVisible()

    const { page: second, mail } = await openAsStaff(['trader', 'aurora'], new URL(first.url()).pathname)
    await second.goto(first.url())
    await expect(panel(second).getByText('Hidden')).toBeVisible()
    await expect(panel(second).getByText('3 0 0 0 1')).toHaveCount(0)
    await enter(second, { button: 'Enter as second person', result: '30002' })
    const both = panel(second).getByRole('table', { name: 'Entries of attempt 1' })
    await expect(both.getByText('3 0 0 0 1')).toBeVisible()
    await expect(both.getByText('3 0 0 0 2')).toBeVisible()

    await first.reload()
    await expect(panel(first).getByText(mail)).toBeVisible()
    await expect(panel(first).getByText('3 0 0 0 2')).toBeVisible()
    await enter(first, { button: 'Enter result', result: '30001' })
    await expect(panel(first).getByRole('button', { name: 'Check and release' })).toHaveCount(0)
    await second.reload()
    await enter(second, { button: 'Enter as second person', result: '30001' })

    await panel(second).getByRole('button', { name: 'Check and release' }).click()
    const preview = second.getByRole('dialog')
    await expect(preview.getByRole('table', { name: 'Highest winners' }).getByText('19.00 PHP')).toBeVisible()
    await expect(preview.getByText('-17.05 PHP')).toBeVisible()
    await preview.getByRole('button', { name: 'Release' }).click()
    await expect(second.getByText('Released. The bets are being paid.')).toBeVisible()
    await expect(page.getByRole('region', { name: t('You won'), exact: true })).toContainText('19.00')
    await second.reload()
    await expect(panel(second).getByText('Paid', { exact: true }).first()).toBeVisible()
  },
)

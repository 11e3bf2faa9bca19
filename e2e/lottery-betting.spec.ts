import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { AURORA_ONLY, DEEP } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'

test(
  `a browser that cannot count exactly is told so on the server’s page, too ${AURORA_ONLY}`,
  { tag: DEEP },
  async ({ page, t }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BigInt'))
    await openHydrated(page, '/m/lottery')
    await page.locator('main a[href="/m/lotteryBet?game=FFC60"]').first().tap()
    await expect(page.getByText(t('This browser is too old for lottery bets'))).toBeVisible()
    expect.soft(await violationsInDeepRun(page), 'too old').toEqual([])
    await page.getByRole('link', { name: t('Draw results') }).tap()
    await expect(page).toHaveURL(/\/m\/startLottery/)
    await expect(page.locator('main section bdi').first()).toHaveText(/^\d{8}(-\d{4})?$/)

    // Hydrates the server-rendered page, which does not depend on the browser.
    await openHydrated(page, '/m/lotteryBet?game=FFC60')
    await expect(page.getByText(t('This browser is too old for lottery bets'))).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  },
)

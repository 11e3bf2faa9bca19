import { openHydrated } from './kit/hydrated.ts'
import { centsOf } from './kit/figures.ts'
import { killGateway } from './kit/gateway-process.ts'
import { AURORA_ONLY, BOTH, DEEP, addressOf } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { creditMember } from './kit/ledger.ts'
import { runOperator } from './kit/operator.ts'
import { signIn } from './kit/session.ts'

test(
  'without any images flags are letters, and the logo and the licence are text',
  { tag: BOTH },
  async ({ page, t, merchant }) => {
    await page.route(/\.(svg|webp|avif|png)(\?|$)/, (route) => route.abort())
    await openHydrated(page, '/m/home')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: t('Choose language') })).toHaveText(/^[a-z]{2}$/i)
    const written = () =>
      banner.locator('a[href="/m/home"]').evaluate((logo) => getComputedStyle(logo, '::before').content.toLowerCase())
    await expect.poll(written).toContain(merchant)
    await banner.getByRole('button', { name: t('Menu') }).tap()
    const menu = page.getByRole('dialog', { name: t('Menu') })
    await menu.getByText(t('Licence'), { exact: true }).scrollIntoViewIfNeeded()
    await expect(menu.locator('img')).toHaveCount(0)
  },
)

test(
  `pictures come from the next host where the first has none, and from the site itself in the end ${AURORA_ONLY}`,
  { tag: DEEP },
  async ({ page, merchant }) => {
    const [first, second] = ['https://one.images.test', 'https://two.images.test']
    await runOperator('image-hosts', 'update', merchant, first, second)
    try {
      const requestedPaths: string[] = []
      await page.route(`${first}/**`, (route) => {
        requestedPaths.push(route.request().url())
        return route.abort()
      })
      // The second host serves the game images only, not the flags.
      await page.route(`${second}/**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        if (pathname.startsWith('/pictures/flags/')) return route.abort()
        // Only the browser resolves every host of this machine; all hosts serve the same images.
        const picture = await page.request.get(new URL(pathname, addressOf('aurora')).href)
        return route.fulfill({ response: picture })
      })
      const shown = (path: string) =>
        page.evaluate(
          (part) =>
            [...document.images]
              .filter(
                ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc.includes(part),
              )
              .map(({ currentSrc }) => new URL(currentSrc).origin),
          path,
        )
      await openHydrated(page, '/m/home')
      await expect.poll(() => shown('/pictures/games/')).toContain(second)
      await expect.poll(() => shown('/pictures/flags/')).toContain(new URL(page.url()).origin)
      expect(requestedPaths.length).toBeGreaterThan(0)
    } finally {
      await runOperator('image-hosts', 'delete', merchant)
    }
  },
)

test('a page reconnects after the gateway was killed: missed events arrive automatically, and the balance is correct', async ({
  page,
  t,
  merchant,
}) => {
  const bar = page.locator('header')
  await signIn(page, { username: 'agent01', password: 'Demo2026' })
  const before = await centsOf(bar)
  await page.route('**/wps/**', (route) => route.abort())
  await page.locator('main a[href^="/m/gameList?gameType=RNG"]').first().tap()
  const retryButton = page
    .getByRole('main')
    .getByRole('button', { name: t('Try again') })
    .first()
  await expect(retryButton).toBeVisible()

  await killGateway()
  await creditMember('agent01', merchant, 7n)
  await page.unroute('**/wps/**')
  await expect(retryButton).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('main').locator('a[href*="/m/launchGame"]').first()).toBeVisible()
  await page.goBack()
  await expect.poll(() => centsOf(bar), { timeout: 60_000 }).toBe(before + 7_00)
})

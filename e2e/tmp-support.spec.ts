import { AURORA_ONLY } from './kit/brand.ts'
import { accessibilityViolations } from './kit/accessibility-violations.ts'
import { fillConsole } from './kit/console-data.ts'
import { expect, test } from './kit/console-journey.ts'
import { withSiteGateway } from './kit/site-gateway.ts'
test('shots', { tag: AURORA_ONLY }, async ({ openAsStaff }) => {
  test.slow()
  const data = await withSiteGateway(fillConsole)
  const { page } = await openAsStaff(['merchant-admin', null], '/m/aurora/dashboard')
  await page.setViewportSize({ width: 1280, height: 800 })
  const list: Record<string, string> = {
    support: 'support?list=all',
    'support-open': `support?list=all&open=${data.supportCase}`,
    'support-snippets': 'support?view=snippets&snippet=EN/hello',
    'support-settings': 'support?view=settings',
    drafts: 'safer-play?tab=drafts',
    'support-phone': `support?list=all&open=${data.supportCase}`,
  }
  for (const [name, address] of Object.entries(list)) {
    await page.goto(`/m/aurora/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (name.endsWith('phone')) await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForTimeout(1500)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.waitForTimeout(300)
      expect.soft(await accessibilityViolations(page, false), `${name} ${theme}`).toEqual([])
      await page.screenshot({ path: `test-results/screens/w-${name}-${theme}.png` })
    }
  }
})

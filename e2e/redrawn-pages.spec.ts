import { pageAddresses } from '@ante/contract/merchant/page-addresses.ts'

import { expect, test } from './kit/journey.ts'

/** Pages with parameters that only the browser reads, each requested with one of them. */
const addresses = Object.entries(pageAddresses).flatMap(([path, queries]) =>
  Object.entries(queries).flatMap(([name, values]) => (values.length === 0 ? [`${path}?${name}=x`] : [])),
)

test('a page re-rendered by the browser never shows content of another page, and causes no layout shifts', async ({
  page,
}) => {
  const visibleContent = page.locator('#main > *').filter({ visible: true })
  await page.route(/\/assets\/entry-/, (route) => route.abort())
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('#main')).toBeVisible()
      await expect(visibleContent).toHaveCount(0)
    })
  }
  await page.goto('/m/gameList')
  await expect(visibleContent.first()).toBeVisible()
  await page.unrouteAll()

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.info('shift', JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifts: string[] = []
  page.on('console', (message) => message.text().startsWith('shift') && shifts.push(message.text()))
  await page.goto('/m/gameList?gameType=RNG&gameName=a')
  await expect(page.locator('html[data-redrawn]')).toHaveCount(0)
  await expect(page.locator('#main mark').first()).toBeVisible()
  expect(shifts).toEqual([])
})

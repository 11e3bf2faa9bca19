import { centsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney } from './kit/ledger.ts'
import { register } from './kit/steps.ts'

test('on the narrowest phone seven figures leave room for every button of the header', async ({
  page,
  say,
  merchant,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const rich = { username: `rich${String(Date.now()).slice(-8)}`, password: 'Demo2026' }
  await register(page, say, rich)
  await giveMoney(rich.username, merchant, 1_234_567n)
  const banner = page.getByRole('banner')
  await expect
    .poll(() => centsOf(banner.getByRole('button', { name: say('Hide balance') })))
    .toBeGreaterThan(99_999_999)
  const outside = () =>
    banner.evaluate((head) => {
      const parts = [...head.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
      const sorted = parts.sort((one, other) => one.left - other.left)
      const overlaps = sorted.filter(({ left }, index) => index > 0 && left < (sorted[index - 1]?.right ?? 0) - 1)
      const figures = head.querySelector('bdi')?.getBoundingClientRect()
      const room = head.querySelector('bdi')?.closest('button')?.getBoundingClientRect()
      const cut = figures && room ? Number(figures.left < room.left - 1 || figures.right > room.right + 1) : 1
      return overlaps.length + sorted.filter(({ left, right }) => left < -1 || right > innerWidth + 1).length + cut
    })
  await expect.poll(outside).toBe(0)
  await expect(banner.getByRole('button', { name: say('Refresh balance') })).toBeInViewport({ ratio: 1 })
})

test('on the narrowest phone the ways from the door stand apart in the language with the longest words', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/m/login')
  await context.addCookies([{ name: 'language', value: 'TA', url: page.url() }])
  await page.reload()
  const ways = page.getByRole('navigation').getByRole('listitem')
  await expect(ways).toHaveCount(4)
  // A word that is wider than its place would run into the next one.
  const tooWide = () =>
    ways.evaluateAll((places) => places.filter((place) => place.scrollWidth > place.clientWidth).length)
  await expect.poll(tooWide).toBe(0)
})

import { openAwake } from './kit/awake.ts'
import { BOTH } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { signIn } from './kit/session.ts'

const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

test(
  'on small phones an agent’s sums stand apart, and rows of days open with a whole chip',
  { tag: BOTH },
  async ({ page, say }) => {
    await signIn(page, { username: 'agent01', password: 'Demo2026' })
    for (const size of PHONES) {
      await page.setViewportSize(size)
      await openAwake(page, '/m/teamBetting?days=month')
      const sums = page.getByLabel(say('Totals'))
      await expect(sums.locator('dd')).toHaveCount(5)
      expect(await sums.evaluate(touching), `the sums at ${size.width}`).toEqual([])
      const bets = page.locator('main li > button[aria-haspopup="dialog"]')
      await expect(bets.first()).toBeVisible()
      expect(await bets.evaluateAll(astray), `the names at ${size.width}`).toEqual([])
      const days = page.getByRole('navigation', { name: say('Days') })
      await expect.poll(() => days.evaluate(isWholeAtBothEnds), { message: `the days at ${size.width}` }).toBe(true)
    }
  },
)

/** Runs in the page: the labels and figures that come closer to one another than a space, or leave the screen. */
function touching(list: Element): string[] {
  const parts = [...list.querySelectorAll('dt, dd')].map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return { text: part.textContent, box: range.getBoundingClientRect() }
  })
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right + 4 && other.left < one.right + 4 && one.top < other.bottom - 1 && other.top < one.bottom - 1
  const collide = parts.filter(({ box }, place) => parts.slice(place + 1).some((other) => meet(box, other.box)))
  const outside = parts.filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
  return [...collide, ...outside].map(({ text }) => text)
}

/** Runs in the page: names that do not begin where the line below them does, in either direction of writing. */
function astray(entries: Element[]): string[] {
  const beginOf = (part: Element) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const { left, right } = range.getBoundingClientRect()
    return document.dir === 'rtl' ? right : left
  }
  const names = entries.flatMap((entry) => [...entry.querySelectorAll('bdi')].slice(0, 1))
  const isAstray = (name: Element) =>
    !name.nextElementSibling || Math.abs(beginOf(name) - beginOf(name.nextElementSibling)) > 1
  return names.filter(isAstray).map(({ textContent }) => textContent)
}

/** Runs in the page: the pressed chip is whole in sight, and a chip begins where the row does. */
function isWholeAtBothEnds(row: Element): boolean {
  const edge = row.getBoundingClientRect()
  const padding = parseFloat(getComputedStyle(row).paddingLeft)
  const isRightToLeft = getComputedStyle(row).direction === 'rtl'
  const chips = [...row.children].map((chip) => chip.getBoundingClientRect())
  const chosen = row.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
  const starts = chips.map(({ left, right }) =>
    isRightToLeft ? edge.right - padding - right : left - edge.left - padding,
  )
  const begins = starts.some((start) => Math.abs(start) < 1.5)
  return begins && chosen !== undefined && chosen.left >= edge.left - 1 && chosen.right <= edge.right + 1
}

test('the prize wheel and the button that spins it are whole on the screen of every phone', async ({ page }) => {
  await signIn(page, { username: 'player02', password: 'Demo2026' })
  for (const size of PHONES) {
    await page.setViewportSize(size)
    await openAwake(page, '/m/activityInfo?id=lucky-wheel')
    const wheel = page.locator('main [class*="stage"]')
    await expect(wheel).toBeVisible()
    const free = await page.locator('main [data-keep-clear]').getByRole('button').last().boundingBox()
    const drawn = await wheel.boundingBox()
    expect(drawn && drawn.y >= 0 && free && drawn.y + drawn.height <= free.y, `the wheel at ${size.width}`).toBe(true)
    await expect(page.locator('main [data-keep-clear]').getByRole('button').last()).toBeInViewport({ ratio: 1 })
  }
})

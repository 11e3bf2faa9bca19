import { openAwake } from './kit/awake.ts'
import { centsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney } from './kit/ledger.ts'
import { sideways } from './kit/sideways.ts'
import { logIn, register, registerWith } from './kit/steps.ts'

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
      return (
        overlaps.length +
        sorted.filter(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1).length +
        cut
      )
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

const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

test('on small phones the largest balance stays within its card on every page of money', async ({
  page,
  say,
  merchant,
}) => {
  await registerWith(page, say, { units: 999_999_999_999n, merchant })
  for (const size of PHONES) {
    await page.setViewportSize(size)
    for (const address of ['/m/mine', '/m/voucherCenter', '/m/withdraw', '/m/transfer']) {
      await openAwake(page, address)
      await expect(page.locator('main bdi', { hasText: '999' }).first()).toBeVisible()
      const message = `${address} at ${size.width}`
      await expect.poll(() => page.evaluate(sideways), { message }).toBe(0)
      expect(await page.locator('main').evaluate(outOfCards), message).toEqual([])
    }
  }
})

test('on small phones an agent’s sums stand apart, and rows of days open with a whole chip', async ({ page, say }) => {
  await page.goto('/m/login')
  await logIn(page, say, { username: 'agent01', password: 'Demo2026' })
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
})

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

/** Runs in the page: the balance where it is too small, leaves the room in the coloured box around it, or runs into what can be tapped. */
function outOfCards(main: Element): string[] {
  const isCard = (part: Element) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)'
  const cardOf = (part: Element | null): Element =>
    part && part !== main && !isCard(part) ? cardOf(part.parentElement) : (part ?? main)
  const roomIn = (card: Element) => {
    const { left, right } = card.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(card)
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
  }
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const amounts = [...main.querySelectorAll('bdi')].filter(({ textContent }) => textContent.includes('999'))
  const misfits = amounts.filter((amount) => {
    const box = amount.getBoundingClientRect()
    const card = roomIn(cardOf(amount))
    const size = parseFloat(getComputedStyle(amount).fontSize)
    const covered = [...main.querySelectorAll('button')].some(
      (button) => !button.contains(amount) && meets(box, button.getBoundingClientRect()),
    )
    return size < 12 || box.left < card.left - 0.5 || box.right > card.right + 0.5 || covered
  })
  return misfits.map(({ textContent }) => textContent)
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

test('the prize wheel and the button that spins it are whole on the screen of every phone', async ({ page, say }) => {
  await page.goto('/m/login')
  await logIn(page, say, { username: 'player02', password: 'Demo2026' })
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

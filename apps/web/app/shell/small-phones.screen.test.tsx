import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../test/screens/run-server-action.ts'
import { findAll, findOne, horizontalOverflow } from '../../test/screens/find.ts'
import { demoMember, newMember, openScreen } from '../../test/screens/open-screen.tsx'

const PHONES = [
  [320, 640],
  [390, 844],
] as const
const BRANDS = [
  { merchant: 'aurora', language: 'EN' },
  { merchant: 'lotus', language: 'AR' },
] as const

beforeEach(() => page.viewport(390, 844))

/** Returns the parts of the header that overlap, leave the screen, or are truncated. */
function headerFaults(): string[] {
  const [head] = findAll('header')
  if (!head) return ['no header']
  const parts = [...head.children]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .toSorted((left, right) => left.left - right.left)
  const overlaps = parts.filter(({ left }, index) => index > 0 && left < (parts[index - 1]?.right ?? 0) - 1)
  const outside = parts.filter(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1)
  const figures = head.querySelector('bdi')?.getBoundingClientRect()
  const room = head.querySelector('bdi')?.closest('button')?.getBoundingClientRect()
  const isCut = !figures || !room || figures.left < room.left - 1 || figures.right > room.right + 1
  return [...overlaps.map(() => 'overlap'), ...outside.map(() => 'outside'), ...(isCut ? ['cut'] : [])]
}

test.each(BRANDS)('on the narrowest phone seven digits fit in the header of $merchant', async (brand) => {
  await page.viewport(320, 640)
  const { merchant } = brand
  await openScreen('/m/home', {
    ...brand,
    member: await newMember({ merchant, balance: '1234567.00' }),
  })
  await findOne('header bdi')
  await expect.poll(headerFaults).toEqual([])
})

test.each(BRANDS)('on small phones the largest balance fits in the header of $merchant', async (brand) => {
  const member = await newMember({ merchant: brand.merchant, balance: '999999999999.00' })
  await openScreen('/m/home', { ...brand, member })
  for (const [width, height] of PHONES) {
    await page.viewport(width, height)
    await expect.poll(() => findAll('header bdi').some(({ textContent }) => /999|٩٩٩/.test(textContent))).toBe(true)
    await expect.poll(headerFaults, { message: `${width} px` }).toEqual([])
    expect(horizontalOverflow()).toBe(0)
  }
})

test('on the narrowest phone the links of the login do not touch in the language with the longest words', async () => {
  await page.viewport(320, 640)
  await openScreen('/m/login', { language: 'TA' })
  const LINKS = 'nav li'
  await expect.poll(() => findAll(LINKS).length).toBe(4)
  // A word wider than its box would run into the next one.
  await expect.poll(() => findAll(LINKS).filter((link) => link.scrollWidth > link.clientWidth).length).toBe(0)
})

function freeSpaceIn(card: Element): { left: number; right: number } {
  const { left, right } = card.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(card)
  return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
}

/** Returns the balances that are too small, leave their coloured box, or overlap a button. */
function outOfCards(): string[] {
  const [main] = findAll('main')
  if (!main) return ['no main']
  const isCard = (part: Element) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)'
  const cardOf = (part: Element | null): Element =>
    part && part !== main && !isCard(part) ? cardOf(part.parentElement) : (part ?? main)
  const boxesOverlap = (box: DOMRect, other: DOMRect) =>
    box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
  const misfits = findAll('main bdi').filter((amount) => {
    if (!amount.textContent.includes('999')) return false
    const box = amount.getBoundingClientRect()
    const card = freeSpaceIn(cardOf(amount))
    const size = parseFloat(getComputedStyle(amount).fontSize)
    const covered = findAll('main button').some(
      (button) => !button.contains(amount) && boxesOverlap(box, button.getBoundingClientRect()),
    )
    return size < 12 || box.left < card.left - 0.5 || box.right > card.right + 0.5 || covered
  })
  return misfits.map(({ textContent }) => textContent)
}

test.each(['/m/mine', '/m/voucherCenter', '/m/withdraw', '/m/transfer'])(
  'on small phones the largest balance stays within its card at %s',
  async (address) => {
    for (const brand of BRANDS) {
      const member = await newMember({ merchant: brand.merchant, balance: '999999999999.00' })
      await openScreen(address, { ...brand, member })
      for (const [width, height] of PHONES) {
        await page.viewport(width, height)
        const name = `${brand.merchant} at ${width}`
        await expect
          .poll(
            () =>
              findAll(address === '/m/voucherCenter' ? 'header bdi' : 'main bdi').filter((amount) =>
                /999|٩٩٩/.test(amount.textContent),
              ).length,
          )
          .toBeGreaterThan(0)
        await expect.poll(horizontalOverflow, { message: name }).toBe(0)
        await expect.poll(outOfCards, { message: name }).toEqual([])
      }
    }
  },
)

/** Returns labels and digits that are closer to each other than a space, or leave the screen. */
function touching(list: Element): string[] {
  const parts = [...list.querySelectorAll('dt, dd')].map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return { text: part.textContent, box: range.getBoundingClientRect() }
  })
  const textsOverlap = (box: DOMRect, other: DOMRect) =>
    box.left < other.right + 4 && other.left < box.right + 4 && box.top < other.bottom - 1 && other.top < box.bottom - 1
  const collide = parts.filter(({ box }, index) => parts.slice(index + 1).some((part) => textsOverlap(box, part.box)))
  const outside = parts.filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
  return [...collide, ...outside].map(({ text }) => text)
}

/** Returns names that do not start at the same edge as the line below them, in either writing direction. */
function misaligned(): string[] {
  const beginOf = (part: Element) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const { left, right } = range.getBoundingClientRect()
    return document.dir === 'rtl' ? right : left
  }
  const names = findAll(BETS).flatMap((entry) => [...entry.querySelectorAll('bdi')].slice(0, 1))
  const isAstray = (name: Element) =>
    !name.nextElementSibling || Math.abs(beginOf(name) - beginOf(name.nextElementSibling)) > 1
  return names.filter(isAstray).map(({ textContent }) => textContent)
}

/** Whether the pressed chip is completely visible, and a chip starts at the start of the row. */
function isWholeAtBothEnds(row: Element): boolean {
  const edge = row.getBoundingClientRect()
  const padding = parseFloat(getComputedStyle(row).paddingLeft)
  const isRightToLeft = getComputedStyle(row).direction === 'rtl'
  const chosen = row.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
  const starts = [...row.children]
    .map((chip) => chip.getBoundingClientRect())
    .map(({ left, right }) => (isRightToLeft ? edge.right - padding - right : left - edge.left - padding))
  const begins = starts.some((start) => Math.abs(start) < 1.5)
  return begins && chosen !== undefined && chosen.left >= edge.left - 1 && chosen.right <= edge.right + 1
}

const BETS = 'main li > button[aria-haspopup="dialog"]'

test.each(BRANDS)(
  'on small phones the sums of an agent of $merchant do not touch, and the row of days starts with a whole chip',
  async (brand) => {
    const { merchant } = brand
    const member = await newMember({ merchant, type: 1 })
    const player = await newMember({ merchant, balance: '999999.00', upline: member.memberId })
    await runServerAction('playRound', { memberId: player.memberId, stake: '99999.00', win: '120000.00' })
    await runServerAction('playRound', { memberId: player.memberId, stake: '12.00', win: '0.00' })
    for (const [width, height] of PHONES) {
      await page.viewport(width, height)
      await openScreen('/m/teamBetting?days=month', { ...brand, member })
      const name = `${merchant} at ${width}`
      await expect.poll(() => findAll(BETS).length).toBe(2)
      const [sums] = findAll('main dl')
      if (!sums) throw new Error('There are no sums')
      expect(sums.querySelectorAll('dd')).toHaveLength(5)
      await expect.poll(() => touching(sums), { message: name }).toEqual([])
      await expect.poll(misaligned, { message: name }).toEqual([])
      const days = await findOne('main nav:has([aria-pressed=true])')
      await expect.poll(() => isWholeAtBothEnds(days), { message: name }).toBe(true)
    }
  },
)

test('the prize wheel and its spin button are completely visible on every phone', async () => {
  const member = await demoMember({ account: 'player02' })
  for (const [width, height] of PHONES) {
    await page.viewport(width, height)
    await openScreen('/m/activityInfo?id=lucky-wheel', { member })
    await findOne('main [class*="stage"]')
    const boxes = () => {
      const wheel = findAll('main [class*="stage"]')[0]?.getBoundingClientRect()
      return { wheel, spin: findAll('main [data-keep-clear] button').at(-1)?.getBoundingClientRect() }
    }
    const isWhole = () => {
      const { wheel, spin } = boxes()
      return Boolean(wheel && spin && wheel.top >= 0 && wheel.bottom <= spin.top && spin.bottom <= height)
    }
    await expect.poll(isWhole, { message: `${width} px` }).toBe(true)
  }
})

import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { openScreen } from '../../../test/screens/open-screen.tsx'

const main = page.getByRole('main')
/** Rows of a digit board. */
const rowsOfBoard = main.getByRole('group').filter({ has: page.getByRole('button', { name: '7', exact: true }) })

/** Whether an element is wholly within the window, between the header and the bar of the bet. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const head = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0
  return top >= head && bottom <= innerHeight
}

test.each([
  ['three rows on a small phone', 320, 640, 3],
  ['four rows on a phone in landscape', 844, 390, 4],
])('the board is in sight without scrolling: %s', async (_, width, height, rows) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(390, 844))
  await openScreen('/m/lotteryBet?game=SSC300&type=tradition')
  await expect.poll(() => rowsOfBoard.elements().length).toBe(5)
  await expect.poll(() => rowsOfBoard.elements().filter(isInSight).length).toBeGreaterThanOrEqual(rows)
  window.scrollTo(0, document.documentElement.scrollHeight)
  expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(isShown(page.getByRole('timer').first().element())).toBe(true)
})

const isShown = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight && bottom > top
}

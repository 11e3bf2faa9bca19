import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { allowMotion, setTimeZone } from '../../../test/screens/device.ts'
import { findAll, findOne, addressParameter, horizontalOverflow } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, ownGateway, repairNetwork } from '../../../test/screens/own-gateway.ts'
import { closePopup } from '../../../test/screens/popup.ts'
import { runServerAction } from '../../../test/screens/run-server-action.ts'

ownGateway({ messages: true })

beforeAll(() => runServerAction('openSportsbooks', undefined))
beforeEach(() => page.viewport(390, 844))

const main = page.getByRole('main')
const sports = main.getByRole('tablist', { name: 'Sports' })
const PRICE = 'main [role=tabpanel] li a[href*="match."]'
const SPORTS = 'Football,Basketball,Esports'
/** The time for which the circuit breaker stays open, with a margin for a busy machine. */
const BREAKER_PAUSE_MS = 30_000

type Opening = Parameters<typeof openScreen>[1]

/** Opens home and scrolls until the sports appear. */
async function openHome(opening?: Opening): Promise<void> {
  await openScreen('/m/home', opening)
  await closePopup()
  await scrollUntil(() => findAll(PRICE).length > 0)
}

async function scrollUntil(isThere: () => boolean): Promise<void> {
  await expect
    .poll(
      () => {
        if (!isThere()) scrollBy(0, 300)
        return isThere()
      },
      { timeout: BREAKER_PAUSE_MS },
    )
    .toBe(true)
}

test('home shows the matches of the first sport, and of the selected one', async () => {
  await openHome()
  await expect.element(sports).toBeVisible()
  expect(
    sports
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent)
      .join(),
  ).toBe(SPORTS)
  const names = () =>
    findAll('main li bdi')
      .map(({ textContent }) => textContent)
      .join()
  await expect.poll(names).toMatch(/Archipelago League|Northern Cup|Siam Premier|Gulf Masters/)
  await sports.getByRole('tab', { name: 'Basketball' }).click()
  await expect.poll(names).toMatch(/Visayas Hoops|Pacific Rim League/)
})

test('a running match has its score, and a coming one its kick-off in the player’s time zone', async () => {
  await setTimeZone('America/Bogota')
  await openHome()
  await expect.element(main.getByText('Live', { exact: true }).first()).toBeInTheDocument()
  await sports.getByRole('tab', { name: 'Esports' }).click()
  const cards = () => findAll('main li').filter((card) => card.querySelector('a[href*="match.winner"]'))
  await expect.poll(() => cards().some((card) => card.querySelector('time'))).toBe(true)
  const time = cards().flatMap((card) => [...card.querySelectorAll('time')])[0]
  const begins = new Date(time?.dateTime ?? '')
  const shape = { timeZone: 'America/Bogota', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  expect(time?.textContent).toContain(new Intl.DateTimeFormat('en', shape).format(begins))
})

test('a price opens the sportsbook with its pick on the bet slip', async () => {
  await openHome()
  const room = new URL(findAll(PRICE)[0]?.getAttribute('href') ?? '', location.href).searchParams.get('roomId')
  expect(room).toMatch(/^[a-z]+-\d+:match\.result\.0:(home|draw|away):\d{4,}$/)
  const book = main.getByRole('link', { name: 'All matches' }).element()
  expect(book.getAttribute('href')).toMatch(/gameId=bluetide-sportsbook/)
})

test('results list the finished matches of a day', async () => {
  await openScreen('/m/sportsResults')
  await expect.element(sports.getByRole('tab', { name: 'Football' })).toHaveAttribute('aria-selected', 'true')
  const days = main.getByRole('navigation', { name: 'Day' }).getByRole('button')
  expect(days.elements()).toHaveLength(7)
  await expect.poll(() => findAll('main li time').length).toBeGreaterThan(0)
  await days.nth(6).click()
  await expect.element(main.getByText('No results on this day')).toBeVisible()
  expect(addressParameter('ago')).toBe('6')
  await sports.getByRole('tab', { name: 'Basketball' }).click()
  await expect.poll(() => addressParameter('sport')).toBe('basketball')
  expect(addressParameter('ago')).toBe('6')
})

test('standings have a table for each league of the sport', async () => {
  await openScreen('/m/sportsStandings?sport=football')
  const tables = main.getByRole('table')
  await expect.poll(() => tables.elements().length).toBe(4)
  expect(tables.first().getByRole('row').elements()).toHaveLength(7)
  await sports.getByRole('tab', { name: 'Esports' }).click()
  await expect.poll(() => tables.elements().length).toBe(2)
  // Only football has draws.
  expect(tables.first().getByRole('columnheader', { name: 'Drawn' }).elements()).toHaveLength(0)
})

test.each([
  { merchant: 'aurora', language: 'EN' },
  { merchant: 'lotus', language: 'AR' },
] as const)('on the narrowest phone no sports page of $merchant is wider than the screen', async (brand) => {
  await page.viewport(320, 640)
  for (const path of ['/m/sportsResults?sport=football', '/m/sportsStandings?sport=football']) {
    await openScreen(path, brand)
    await findOne('main li time, main table')
    await expect.poll(horizontalOverflow).toBe(0)
    expect(await violationsInDeepRun()).toEqual([])
  }
})

test('without a connection the standings show a message, and load after a tap', async () => {
  await breakNetwork(/GCSGAME_getSportsStandings/, 'cut')
  await openScreen('/m/sportsStandings?sport=football')
  await expect.element(main.getByRole('alert'), { timeout: BREAKER_PAUSE_MS }).toBeVisible()
  await repairNetwork()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByRole('table').first()).toBeVisible()
})

test('while no sportsbook responds, home shows a message with a retry', { timeout: 3 * BREAKER_PAUSE_MS }, async () => {
  await runServerAction('setSportsbooksOut', true)
  await openScreen('/m/home')
  await closePopup()
  const failed = main.getByText('The sportsbook isn’t responding. Try again in a moment.')
  await scrollUntil(() => failed.elements().length > 0)
  await runServerAction('setSportsbooksOut', false)
  await expect
    .poll(
      async () => {
        const again = main.getByRole('button', { name: 'Try again' })
        if (again.elements().length > 0) await again.first().click()
        return findAll(PRICE).length
      },
      { timeout: BREAKER_PAUSE_MS, interval: 1_000 },
    )
    .toBeGreaterThan(0)
})

test('a tap just after the strip has moved to another match does not bet on this match', async () => {
  await allowMotion()
  await openScreen('/m/home')
  const shown = async () => findOne('main a[href*="roomId="]:has(bdi)')
  const first = (await shown()).getAttribute('href')
  await expect.poll(async () => (await shown()).getAttribute('href'), { timeout: 15_000 }).not.toBe(first)
  expect(getComputedStyle(await shown()).pointerEvents).toBe('none')
  await expect.poll(async () => getComputedStyle(await shown()).pointerEvents).toBe('auto')
})

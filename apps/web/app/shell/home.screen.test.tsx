import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { allowMotion, setTimeZone } from '../../test/screens/device.ts'
import { findAll, findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { loginSheet } from '../../test/screens/log-in.ts'

test('banners rotate, with an inert copy of the first one at the end', async () => {
  await allowMotion()
  await openScreen('/m/home')
  const slides = page.getByRole('region', { name: 'Offers and news' }).getByRole('listitem', { includeHidden: true })
  await expect.poll(() => slides.elements().length).toBeGreaterThan(2)
  expect(slides.elements().at(-1)?.hasAttribute('inert')).toBe(true)
  expect(slides.elements()[0]?.querySelector('a')?.getAttribute('href')).toMatch(/^\/m\//)
  const track = slides.elements()[0]?.parentElement
  await expect.poll(() => track?.scrollLeft, { timeout: 10_000 }).toBe(track?.clientWidth)
  // After the movement neither its mark nor an animation remains.
  expect(track?.dataset.moving).toBeUndefined()
  expect(track?.getAnimations({ subtree: true })).toEqual([])
})

test('the home page is at its top after returning by the button of a notice', async () => {
  await openScreen('/m/home')
  scrollTo(0, 600)
  ;(await findOne('main a[href="/m/notice"]')).click()
  await expect.poll(() => location.pathname).toBe('/m/notice')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/m/home')
  await expect.poll(() => scrollY).toBe(0)
})

test('upcoming matches link to their sportsbook, and the button to the next match', async () => {
  await openScreen('/m/home')
  const strip = await findOne('main button[aria-haspopup="dialog"]:has(time)')
  // Only the shown match and the one that moves out are rendered.
  expect(strip.querySelectorAll('li').length).toBeLessThanOrEqual(2)
  strip.click()
  const sheet = page.getByRole('dialog', { name: 'Hot matches' })
  await findOne('dialog[open] li time')
  const rows = findAll('dialog[open] li a')
  expect(rows).toHaveLength(findAll('dialog[open] li').length)
  const next = rows[0]?.getAttribute('href') ?? ''
  expect(next).toMatch(/^\/m\/launchGame\?.*roomId=/)
  await expect.element(sheet.getByRole('link', { name: 'Bet on next match' })).toHaveAttribute('href', next)
})

/** The merchant's order; esports follow sports, and cockfights follow slots. */
const KINDS = {
  aurora: 'Hot,Slots,Cockfight,Live casino,Sports,Esports,Fishing,Poker,Originals,Lottery,E-lottery',
  lotus: 'Hot,Live casino,Slots,Cockfight,Poker,Sports,Esports,Fishing,Lottery,E-lottery,Originals',
}

const tapKind = (name: string) =>
  findAll('[role=tab]')
    .find(({ textContent }) => textContent === name)
    ?.click()

test.each(['aurora', 'lotus'] as const)(
  'the game categories are in the order of %s after the hot games, each with its games or vendors',
  async (merchant) => {
    await openScreen('/m/home', { merchant })
    const kinds = page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab')
    await expect.poll(() => kinds.elements().map(({ textContent }) => textContent)).toEqual(KINDS[merchant].split(','))
    await expect.element(kinds.first()).toHaveAttribute('aria-selected', 'true')

    tapKind('Fishing')
    await findOne('[role=tabpanel] a[href*="gameCategory=FISH"]')
    tapKind('Lottery')
    await expect.poll(() => findAll('[role=tabpanel] a[href*="gameCategory="]').length).toBe(0)
    const hall = await findOne('[role=tabpanel] nav a')
    expect(hall.getAttribute('href')).toMatch(/^\/m\/launchGame\?playType=trad&.*code=lobby/)
    hall.click()
    await expect.element(loginSheet).toBeVisible()
  },
)

const HEARTS = '[role=tabpanel] button[aria-pressed]'

test('a visitor’s tap on a heart leads to the login', async () => {
  await openScreen('/m/home')
  await findOne(HEARTS)
  findAll(HEARTS)[1]?.click()
  await expect.element(loginSheet).toBeVisible()
})

test('a member’s favourite is saved, and so is its removal', async () => {
  const member = await newMember()
  for (const state of ['true', 'false']) {
    await openScreen('/m/home', { member })
    await expect.poll(() => findAll(HEARTS)[1]?.ariaPressed).toBe(state === 'true' ? 'false' : 'true')
    findAll(HEARTS)[1]?.click()
    await expect.poll(() => findAll(HEARTS)[1]?.ariaPressed).toBe(state)
    await openScreen('/m/gameList?gameType=RNG&tab=fav', { member })
    const marked = () => findAll('main li[aria-posinset]').length
    await expect.poll(marked).toBe(state === 'true' ? 1 : 0)
  }
})

test('a match is shown in the player’s named time zone', async () => {
  await setTimeZone('America/Bogota')
  await openScreen('/m/home')
  const time = await findOne('main button[aria-haspopup="dialog"] time')
  const begins = new Date(time.getAttribute('datetime') ?? '')
  const timeZone = 'America/Bogota'
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  expect(time.textContent).toContain(clock.format(begins))
  expect(time.querySelector('small')?.textContent).toContain('5')
})

import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne, addressParameter, horizontalOverflow } from '../../../test/screens/find.ts'
import { openedGame } from '../game-info/opened-game.ts'
import { loginSheet } from '../../../test/screens/log-in.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, ownGateway, repairNetwork } from '../../../test/screens/own-gateway.ts'

ownGateway()

const SLOTS = '/m/gameList?gameType=RNG'
const TILES = 'main li[aria-posinset]'
const main = page.getByRole('main')
const sheet = page.getByRole('dialog', { name: 'Filter games' })
const chips = main.getByRole('list', { name: 'Chosen filters' })

const namesShown = () =>
  findAll(TILES)
    .toSorted((before, after) => Number(before.ariaPosInSet) - Number(after.ariaPosInSet))
    .map((tile) => tile.querySelector('a > [dir="auto"]')?.textContent ?? '')

const areAllNew = () =>
  findAll(TILES).length > 0 && findAll(TILES).every(({ textContent }) => textContent.includes('New'))

/** Returns the distinct vertical positions of all rows above the first game. */
function rowsAbove(tile: HTMLElement): number[] {
  const top = tile.getBoundingClientRect().top
  const tops = findAll('header, main form, main nav, main ul[aria-label]').map((row) => row.getBoundingClientRect().top)
  return [...new Set(tops.map(Math.round))].filter((at) => at < top)
}

test.each([
  ['aurora', 'EN', 390, 844],
  ['lotus', 'AR', 390, 844],
  ['aurora', 'EN', 320, 640],
  ['lotus', 'AR', 320, 640],
] as const)('%s in %s has three rows above the first game at %i × %i', async (merchant, language, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(390, 844))
  for (const address of [SLOTS, '/m/gameLobby?gameType=LIVE']) {
    await openScreen(address, { merchant, language })
    const first = await findOne('main li:has(a[href*="/m/launchGame"])')
    await expect.poll(() => rowsAbove(first)).toHaveLength(3)
    expect(first.getBoundingClientRect().top).toBeLessThan(230)
    expect(horizontalOverflow()).toBe(0)
  }
})

test('the filter applies vendor, class and minimum bet, each with a chip that removes it', async () => {
  await openScreen(SLOTS)
  await main.getByRole('button', { name: 'Filter: New', exact: true }).click()
  const vendor = sheet.getByRole('button', { name: /^Jade Lantern/ })
  await vendor.click()
  expect(vendor.element().textContent).toMatch(/\d$/)
  await sheet.getByRole('button', { name: 'Video slots' }).click()
  await sheet.getByRole('group', { name: 'Minimum bet' }).getByRole('button').nth(4).click()
  expect(await violationsInDeepRun()).toEqual([])
  await sheet.getByRole('button', { name: 'Show games' }).click()
  await expect.poll(() => addressParameter('minBet')).toBe('0.5')
  expect([addressParameter('vassalage'), addressParameter('gameClassify')]).toEqual(['JL', 'VIDEO'])
  await expect.element(main.getByRole('button', { name: 'Filter: 3' })).toBeVisible()

  await chips.getByRole('button', { name: 'Remove filter: Jade Lantern' }).click()
  await expect.poll(() => addressParameter('vassalage')).toBeNull()
  expect(addressParameter('minBet')).toBe('0.5')
  await chips.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(chips).not.toBeInTheDocument()
  await expect.poll(() => [addressParameter('minBet'), addressParameter('gameClassify')]).toEqual([null, 'ALL'])
})

test('slots start with new games, as the filter button shows; a link at the end and the filter lead to all', async () => {
  await openScreen(SLOTS)
  const start = main.getByRole('button', { name: 'Filter: New', exact: true })
  await expect.element(start).toHaveTextContent('New')
  await expect.element(chips).not.toBeInTheDocument()
  await expect.poll(areAllNew).toBe(true)
  await start.click()
  const types = sheet.getByRole('group', { name: 'Game types' })
  await expect.element(types.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  await types.getByRole('button', { name: 'All' }).click()
  await sheet.getByRole('button', { name: 'Show games' }).click()
  await expect.poll(() => addressParameter('gameClassify')).toBe('ALL')
  await expect.element(main.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await expect.poll(areAllNew).toBe(false)

  await openScreen(SLOTS)
  await findOne(TILES)
  const seeAll = main.getByRole('link', { name: 'See all: Slots' })
  await expect.poll(() => (window.scrollTo(0, document.documentElement.scrollHeight), seeAll.elements().length)).toBe(1)
  await seeAll.click()
  await expect.poll(() => addressParameter('gameClassify')).toBe('ALL')
  await expect.element(main.getByRole('button', { name: 'Filter', exact: true })).toBeInTheDocument()
  await expect.poll(() => window.scrollY).toBe(0)
})

/** Sets the size of a tablet in landscape until the end of the test. */
async function wideScreen(): Promise<void> {
  await page.viewport(1024, 768)
  onTestFinished(() => page.viewport(390, 844))
}

test.each([
  ['aurora', 'EN'],
  ['lotus', 'AR'],
] as const)('on a wide screen the filter of %s in %s is beside the games', async (merchant, language) => {
  await wideScreen()
  await openScreen(SLOTS, { merchant, language })
  const choices = await findOne('main section fieldset')
  const side = choices.getBoundingClientRect()
  const tile = (await findOne(TILES)).getBoundingClientRect()
  const gap = language === 'AR' ? side.left - tile.right : tile.left - side.right
  expect(gap).toBeGreaterThan(0)
  await expect.poll(() => new Set(findAll(TILES).map(({ offsetLeft }) => offsetLeft)).size).toBe(4)
  expect(horizontalOverflow()).toBe(0)
})

test('beside the games each choice applies immediately, and Reset lists all games', async () => {
  await wideScreen()
  await openScreen(SLOTS)
  const panel = main.getByRole('region', { name: 'Filter games' })
  const vendor = panel.getByRole('button', { name: /^Jade Lantern/ })
  await vendor.click()
  await expect.poll(() => addressParameter('vassalage')).toBe('JL')
  await expect.element(vendor).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chips.getByRole('button', { name: 'Remove filter: Jade Lantern' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: /^Filter/ })).not.toBeInTheDocument()
  expect(await violationsInDeepRun()).toEqual([])
  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => [addressParameter('vassalage'), addressParameter('gameClassify')]).toEqual([null, 'ALL'])
  await expect.element(chips).not.toBeInTheDocument()
  await findOne(TILES)
})

test('a phone, and a list of all categories, have no filter beside the games', async () => {
  await openScreen(SLOTS)
  await findOne(TILES)
  expect(findAll('main section fieldset')).toEqual([])
  await wideScreen()
  await openScreen('/m/gameList?gameType=HOT')
  await expect.poll(() => new Set(findAll(TILES).map(({ offsetLeft }) => offsetLeft)).size).toBe(6)
  expect(findAll('main section fieldset')).toEqual([])
})

test('new games of a vendor are a chip', async () => {
  await openScreen(`${SLOTS}&vassalage=JL&gameClassify=NEW`)
  await expect.element(main.getByRole('button', { name: 'Filter: 2' })).toBeVisible()
  await chips.getByRole('button', { name: 'Remove filter: Jade Lantern' }).click()
  await expect.element(main.getByRole('button', { name: 'Filter: New', exact: true })).toBeVisible()
  await expect.element(chips).not.toBeInTheDocument()
})

test('a second tap deselects the vendor, and a closed sheet discards its choices', async () => {
  await openScreen(`${SLOTS}&vassalage=JL`)
  await main.getByRole('button', { name: 'Filter: 1' }).click()
  const vendor = sheet.getByRole('button', { name: /^Jade Lantern/ })
  await expect.element(vendor).toHaveAttribute('aria-pressed', 'true')
  await vendor.click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(addressParameter('vassalage')).toBe('JL')
  await main.getByRole('button', { name: 'Filter: 1' }).click()
  await vendor.click()
  await sheet.getByRole('button', { name: 'Show games' }).click()
  await expect.poll(() => addressParameter('vassalage')).toBeNull()
})

test('the chosen order and the filter are in the address, and survive a game and a reload', async () => {
  await openScreen(`${SLOTS}&vassalage=JL`)
  await main.getByRole('button', { name: 'Sort: Recommended' }).click()
  await page.getByRole('dialog', { name: 'Sort by' }).getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => addressParameter('sort')).toBe('name')
  const sorted = (names: string[]) => names.toSorted(new Intl.Collator('en', { numeric: true }).compare)
  await expect.poll(() => namesShown().slice(0, 9).length > 8 && namesShown()[0]).toMatch(/^A/)
  expect(namesShown()).toEqual(sorted(namesShown()))

  findAll(`${TILES} a`)[0]?.click()
  await expect.element(loginSheet).toBeVisible()
  history.back()
  await expect.element(main.getByRole('button', { name: 'Sort: Name' })).toBeVisible()
  await expect.element(chips.getByRole('button', { name: 'Remove filter: Jade Lantern' })).toBeVisible()
  await openScreen(location.pathname + location.search)
  await expect.poll(() => namesShown()[0]).toMatch(/^A/)
  expect([addressParameter('sort'), addressParameter('vassalage')]).toEqual(['name', 'JL'])
})

test('the whole list can be ordered by the return to player', async () => {
  await openScreen(`${SLOTS}&sort=return&vassalage=JL`)
  const first = await findOne('main li[aria-posinset="1"] button:last-child')
  expect(first.closest('li')?.textContent).toContain('RTP 97%')
  first.click()
  onTestFinished(() => openedGame.close())
  const info = page.getByRole('dialog', { name: 'Game information' })
  await expect.element(info.getByText('97%')).toBeVisible()
})

test('above the games of a lottery category is a link to the own lottery, but not above another vendor’s', async () => {
  const lottery = main.getByRole('link', { name: /^Ante Lottery/ })
  await openScreen('/m/gameList?gameType=LOTT')
  await lottery.click()
  await expect.poll(() => location.pathname).toBe('/m/lottery')
  await openScreen('/m/gameList?gameType=LOTT&vassalage=TCG_SEA')
  await findOne(TILES)
  expect(lottery.elements()).toEqual([])
  await openScreen(SLOTS)
  await findOne(TILES)
  expect(lottery.elements()).toEqual([])
})

test('the tile of an own lottery opens its betting page', async () => {
  await openScreen('/m/gameList?gameType=ELOTT&gameName=half-minute+lottery', { member: await newMember() })
  ;(await findOne(`${TILES} a`)).click()
  await expect.poll(() => location.pathname).toBe('/m/lotteryBet')
  expect(addressParameter('game')).toBe('FFC30')
  await expect.element(page.getByRole('button', { name: 'Repeat last bet' })).toBeVisible()
})

test('an empty filtered list offers to clear the filter', async () => {
  await openScreen(`${SLOTS}&vassalage=ANS&gameClassify=BG`)
  await expect.element(main.getByText('No games match')).toBeVisible()
  await main.getByRole('link', { name: 'Clear filters' }).click()
  await findOne(TILES)
  expect([addressParameter('vassalage'), addressParameter('gameClassify')]).toEqual([null, 'ALL'])
})

test('when the list cannot be loaded a message is shown under its head, and a retry loads it', async () => {
  await breakNetwork(/GCSGAME_gameList/, 'cut')
  await openScreen(`${SLOTS}&sort=popular`)
  await expect.element(page.getByRole('alert').getByText('Couldn’t load games')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Sort: Popularity' })).toBeVisible()
  await repairNetwork()
  await main.getByRole('button', { name: 'Try again' }).click()
  await findOne(TILES)
})

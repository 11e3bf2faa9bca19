import { addFavourite, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '../../lib/calls/call.ts'
import { findAll, findOne, addressParameter } from '../../../test/screens/find.ts'
import { loginSheet, logInByForm } from '../../../test/screens/log-in.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'

const SLOTS = '/m/gameList?gameType=RNG'
const GAME = 'Northlight Reels'
const TILES = 'main li[aria-posinset]'

const searchField = page.getByRole('searchbox', { name: 'Search games by name' })
const tileOf = (name: string) => findAll(TILES).find(({ textContent }) => textContent.includes(name))
const tileAt = (position: number) => `main li[aria-posinset="${position}"]`
const tapTab = (name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true }).click()
const noFavourites = page.getByText('No favourites yet')

/** Scrolls towards a position until its tile is drawn; the next page loads near the end. */
async function scrollTo(position: number): Promise<void> {
  await expect
    .poll(() => {
      const positions = findAll(TILES).map(({ ariaPosInSet }) => Number(ariaPosInSet))
      if (Math.max(...positions) < position) window.scrollTo(0, document.documentElement.scrollHeight)
      else if (Math.min(...positions) > position) window.scrollBy(0, -innerHeight)
      return findAll(tileAt(position)).length
    })
    .toBe(1)
}

/** Scrolls down and up, and records in each frame the picture of each game. */
async function picturesWhileScrolling(): Promise<[game: string, picture: string][]> {
  const seen = new Map<string, [string, string]>()
  for (let frame = 0; frame < 160; frame += 1) {
    window.scrollBy(0, frame < 80 ? 120 : -120)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const drawn of findAll(TILES)) {
      const game = drawn.querySelector('a')?.getAttribute('href') ?? ''
      const picture = drawn.querySelector('img')?.getAttribute('src')
      if (picture) seen.set(`${game} ${picture}`, [game, picture])
    }
  }
  return [...seen.values()]
}

/** Attributes that may change for an unchanged tile: how its picture is loaded, and the list's size. */
const CHANGES = ['loading', 'fetchpriority', 'aria-setsize']

function textOf(node: Element): string {
  const attributes = [...node.attributes].filter(({ name }) => !CHANGES.includes(name))
  const text = node.children.length === 0 ? node.textContent : ''
  return [node.tagName, text, ...attributes.map(({ name, value }) => `${name}=${value}`).toSorted()].join(' ')
}

/** Content of each node of the first tiles, without the changing attributes. */
function firstTileContents(): string[][] {
  const positionOf = ({ ariaPosInSet }: HTMLElement) => Number(ariaPosInSet)
  return findAll(TILES)
    .filter((item) => positionOf(item) <= 12)
    .toSorted((before, after) => positionOf(before) - positionOf(after))
    .map((item) => [item, ...item.querySelectorAll('*')].map(textOf))
}

test('slots start with new games; a name is searched while it is typed, and matches are highlighted', async () => {
  await openScreen(SLOTS)
  expect((await findOne(tileAt(1))).textContent).toContain('New')
  await searchField.fill('nórthlight re')
  await expect
    .poll(() => [...(tileOf(GAME)?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent))
    .toEqual(['Northlight', 'Re'])
  await expect.poll(() => addressParameter('gameName')).toBe('nórthlight re')
  await expect.element(searchField).toHaveFocus()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.poll(() => findAll(TILES).length).toBeGreaterThan(5)
  await searchField.fill('zzqqzz')
  await page.getByRole('link', { name: 'Search all games' }).click()
  await expect.poll(() => addressParameter('gameType')).toBe('HOT')
})

test('a visitor who requests favourites returns to them after login', async () => {
  const member = await newMember()
  await openScreen(SLOTS)
  await tapTab('Favourites')
  await expect.element(loginSheet).toBeVisible()
  await logInByForm(member)
  await expect.element(noFavourites).toBeVisible()
  expect(addressParameter('tab')).toBe('fav')
})

test('a heart adds a game to the favourites, and another tap removes it immediately', async () => {
  await openScreen(SLOTS, { member: await newMember() })
  await expect.poll(() => tileOf(GAME)).toBeDefined()
  const heart = () => tileOf(GAME)?.querySelector('button')
  heart()?.click()
  await expect.poll(() => heart()?.ariaPressed).toBe('true')
  await tapTab('Favourites')
  await expect.poll(() => findAll(TILES).length).toBe(1)
  heart()?.click()
  await expect.element(noFavourites).toBeVisible()
})

test('a heart deep in the list belongs to its current game, although its tile was reused', async () => {
  const member = await newMember()
  await openScreen(`${SLOTS}&gameClassify=ALL`, { member })
  await findOne(TILES)
  await scrollTo(60)
  const game = () => findAll(`${tileAt(60)} a`)[0]?.getAttribute('href')
  const openedGame = game()
  findAll(`${tileAt(60)} button`)[0]?.click()
  await expect.poll(() => findAll(`${tileAt(60)} button`)[0]?.ariaPressed).toBe('true')
  expect(game()).toBe(openedGame)
  await openScreen(`${SLOTS}&tab=fav`, { member })
  await expect.poll(() => findAll(`${TILES} a`).map((link) => link.getAttribute('href'))).toEqual([openedGame])
})

test('opened games are listed as recent games', async () => {
  const member = await newMember()
  await openScreen(SLOTS, { member })
  await expect.poll(() => tileOf(GAME)).toBeDefined()
  tileOf(GAME)?.querySelector('a')?.click()
  await findOne('main iframe')
  await openScreen(`${SLOTS}&tab=recent`, { member })
  await expect.poll(() => findAll(TILES).map(({ textContent }) => textContent.includes(GAME))).toEqual([true])
})

test.each([
  ['a rotated phone', true],
  ['the next list', false],
] as const)('covers are squares without gaps on %s', async (_, isTurnedWhileOpen) => {
  onTestFinished(() => page.viewport(390, 844))
  await openScreen(SLOTS)
  await findOne(tileAt(4))
  if (isTurnedWhileOpen) await page.viewport(844, 390)
  else await openScreen('/m/gameList?gameType=FISH')
  const columns = isTurnedWhileOpen ? 6 : 3
  const boxOf = (position: number) => findAll(tileAt(position))[0]?.getBoundingClientRect()
  const gapBelow = () => Math.round((boxOf(columns + 1)?.top ?? Number.NaN) - (boxOf(1)?.bottom ?? Number.NaN))
  await expect.poll(gapBelow).toBe(8)
  const cover = findAll(`${tileAt(1)} img`)[0]?.getBoundingClientRect()
  expect(cover?.width).toBeCloseTo(boxOf(1)?.width ?? Number.NaN, 0)
  expect(cover?.height).toBeCloseTo(cover?.width ?? Number.NaN, 0)
})

test('a favourite marked or removed on another device is updated here', async () => {
  const member = await newMember()
  await openScreen('/m/gameList?gameType=FISH', { member, live: true })
  const address = (await findOne(`${tileAt(1)} a`)).getAttribute('href') ?? ''
  const nodeId = Number(new URL(address, location.href).searchParams.get('nodeId'))
  const heart = () => findAll(`${tileAt(1)} button`)[0]?.ariaPressed
  await call(addFavourite, { nodeId })
  await expect.poll(heart).toBe('true')
  await call(removeFavourite, { nodeId })
  await expect.poll(heart).toBe('false')

  await openScreen('/m/gameList?gameType=FISH&tab=fav', { member, live: true })
  await expect.element(noFavourites).toBeVisible()
  await call(addFavourite, { nodeId })
  await expect.poll(() => findAll(TILES).length).toBe(1)
})

test('with fast scrolling, no tile shows the picture of another game', async () => {
  await openScreen(`${SLOTS}&gameClassify=ALL`)
  await findOne(`${TILES} img`)
  const shownPictures = await picturesWhileScrolling()
  expect(shownPictures.length).toBeGreaterThan(30)
  expect(new Set(shownPictures.map(([game]) => game)).size).toBe(shownPictures.length)
})

test.each(['gameClassify=ALL', 'gameName=re'])('a reused tile is restored exactly: %s', async (filter) => {
  await openScreen(`${SLOTS}&${filter}`)
  await expect.poll(() => findAll(TILES).length).toBeGreaterThan(11)
  const noneWithout = () => expect.poll(() => findAll(`${TILES} img:not([src])`).length).toBe(0)
  await noneWithout()
  const before = firstTileContents()
  expect(before).toHaveLength(12)
  await picturesWhileScrolling()
  // The pictures of the last row must load too, although it is incomplete in most lists.
  await noneWithout()
  await expect.poll(firstTileContents).toEqual(before)
})

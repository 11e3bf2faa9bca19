import { getGameInfo } from '@ante/contract/catalogue/game-info.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne, addressParameter } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, ownGateway, repairNetwork } from '../../../test/screens/own-gateway.ts'
import { call } from '../../lib/calls/call.ts'
import { openedGame } from './opened-game.ts'

ownGateway()
afterEach(() => openedGame.close())

const SLOTS = '/m/gameList?gameType=RNG'
const GAME = 'Northlight Reels'
const TILE = 'main li[aria-posinset="1"]'
const info = page.getByRole('dialog', { name: 'Game information' })
const button = page.getByRole('button', { name: `About the game: ${GAME}` })
const facts = () =>
  Object.fromEntries(
    findAll('dialog[open] dl > div').map(({ children: [name, value] }) => [name?.textContent, value?.textContent]),
  )

/** Dispatches a touch event on an element, at an offset from the element's corner. */
function touch(kind: 'touchstart' | 'touchmove' | 'touchend', target: Element, offset = 20): boolean {
  const { left, top } = target.getBoundingClientRect()
  const at = new Touch({ identifier: 1, target, clientX: left + 20, clientY: top + offset })
  const touches = kind === 'touchend' ? [] : [at]
  return target.dispatchEvent(new TouchEvent(kind, { touches, changedTouches: [at], bubbles: true, cancelable: true }))
}

/** Returns a tile once it reacts to a touch: the overlays that watch for long presses are mounted when idle. */
async function watchedTile(): Promise<Element> {
  const tile = (await findOne(`${TILE} a`)).querySelector('img') ?? document.body
  await expect
    .poll(async () => {
      touch('touchstart', tile)
      const isWatched = await expect
        .poll(() => findAll('a[data-held]').length, { timeout: 400 })
        .toBe(1)
        .then(
          () => true,
          () => false,
        )
      touch('touchmove', tile, 60)
      return isWatched
    })
    .toBe(true)
  return tile
}

test('the button of a tile opens the declared figures, the demo and the game', async () => {
  await openScreen(SLOTS)
  await button.click()
  await expect.element(info.getByText('Northlight Studio')).toBeVisible()
  expect(facts()).toEqual({
    'Return to player (RTP)': '96.4%',
    Volatility: 'Medium',
    'Minimum bet': '₱0.20',
    'Maximum bet': '₱100.00',
    Demo: 'Available',
  })
  expect(await violationsInDeepRun()).toEqual([])
  await info.getByRole('link', { name: 'Play demo' }).click()
  await expect.poll(() => location.pathname).toBe('/m/trail')
  expect(sessionStorage.getItem('returnTo')).toContain('/m/launchGame')
})

test('the button works with the keyboard, and has a sufficient target', async () => {
  await openScreen(SLOTS)
  await findOne(TILE)
  const { width, height } = button.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(info.getByText(GAME)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(info).not.toBeInTheDocument()
})

test('holding a tile opens the information, and lifting the finger does not open the game', async () => {
  await openScreen(SLOTS)
  const tile = await watchedTile()
  touch('touchstart', tile)
  await expect.element(info.getByText(GAME)).toBeVisible()
  expect(touch('touchend', tile)).toBe(false)
  expect(location.pathname).toBe('/m/gameList')
})

test('a scroll or a short tap does not open the information, and the context menu of a mouse still opens', async () => {
  await openScreen(SLOTS)
  const tile = await watchedTile()
  expect(findAll('a[data-held]')).toEqual([])
  touch('touchstart', tile)
  expect(touch('touchend', tile)).toBe(true)
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  expect(tile.dispatchEvent(menu)).toBe(true)
  touch('touchstart', tile)
  expect(tile.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(false)
  touch('touchmove', tile, 60)
  expect(findAll('dialog[open]')).toEqual([])
})

test('a table shows the return to player of its best bet, and neither a demo nor a volatility', async () => {
  await openScreen('/m/gameLobby?gameType=LIVE&gameClassify=ROULETTE')
  ;(await findOne('main li:has(a) button:last-child')).click()
  await expect.element(info.getByText('Up to 97.3%')).toBeVisible()
  expect(facts()).toMatchObject({ Demo: 'Not available' })
  expect(facts()).not.toHaveProperty('Volatility')
})

test('in the information a member marks the favourite, sees the players, and opens the game', async () => {
  const member = await newMember()
  await openScreen(SLOTS, { member })
  ;(await findOne(`${TILE} a`)).click()
  await findOne('main iframe')
  const nodeId = Number(addressParameter('nodeId'))
  await openScreen(SLOTS, { member })
  await button.click()
  const heart = info.getByRole('button', { name: `Favourite: ${GAME}` })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await call(getGameInfo, { nodeId })).playersNow, { timeout: 20_000 }).toBe(1)
  await info.getByRole('link', { name: 'Play', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/m/launchGame')
})

test('the jackpot of a game is shown', async () => {
  await openScreen(`${SLOTS}&gameClassify=JP`)
  ;(await findOne(`${TILE} button:last-child`)).click()
  await expect.poll(() => facts()['Jackpot']).toMatch(/^₱[\d,]+\.\d\d$/)
})

test('when the information cannot be loaded a message is shown, and a retry loads it', async () => {
  await openScreen(SLOTS)
  await findOne(TILE)
  await breakNetwork(/GCSGAME_gameInfo/, 'cut')
  await button.click()
  await expect.element(info.getByText('Couldn’t load this')).toBeVisible()
  await repairNetwork()
  await info.getByRole('button', { name: 'Try again' }).click()
  await expect.element(info.getByText('Northlight Studio')).toBeVisible()
})

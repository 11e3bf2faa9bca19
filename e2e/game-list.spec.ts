import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { expect, test } from './kit/journey.ts'
import { newPlayer } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { openSlot, signOut, tryLogIn } from './kit/steps.ts'

const SLOTS = '/m/gameList?gameType=RNG'
const GAME = 'Northlight Reels'

const tiles = (page: Page) => page.locator('main li[aria-posinset]')
const tile = (page: Page, name: string) => tiles(page).filter({ hasText: name })
const search = (page: Page) => new URL(page.url()).searchParams

/** Whether it stands on the screen, below the header. */
const isInSight = (what: Locator) =>
  what.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return bottom > 60 && top < innerHeight
  })

/** Runs in the page: scrolls down and up again, and looks in each frame which game stands with which picture. */
async function picturesWhileScrolling(): Promise<[game: string, picture: string][]> {
  const seen = new Map<string, [string, string]>()
  for (let frame = 0; frame < 240; frame += 1) {
    window.scrollBy(0, frame < 120 ? 90 : -90)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const drawn of document.querySelectorAll('main li[aria-posinset]')) {
      const game = drawn.querySelector('a')?.getAttribute('href') ?? ''
      const picture = drawn.querySelector('img')?.getAttribute('src')
      if (picture) seen.set(`${game} ${picture}`, [game, picture])
    }
  }
  return [...seen.values()]
}

/** What changes of a tile that stays the same: how its picture is asked for, and the list's size, once its end has come. */
const CHANGES = ['loading', 'aria-setsize']

/** Each node of the first tiles with all that it says, but for what changes. */
const saidByFirst = (page: Page) =>
  tiles(page).evaluateAll((drawn, changes) => {
    const said = (node: Element) => {
      const attributes = [...node.attributes].filter(({ name }) => !changes.includes(name))
      const text = node.children.length === 0 ? node.textContent : ''
      return [node.tagName, text, ...attributes.map(({ name, value }) => `${name}=${value}`).toSorted()].join(' ')
    }
    const placeOf = (item: Element) => Number(item.ariaPosInSet)
    return drawn
      .filter((item) => placeOf(item) <= 12)
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((item) => [item, ...item.querySelectorAll('*')].map(said))
  }, CHANGES)

/** Runs in the page: goes towards a place of the list; the next page comes when the end of it is near. */
function scrollTowards(place: number): void {
  const places = [...document.querySelectorAll('main li[aria-posinset]')].map((drawn) => Number(drawn.ariaPosInSet))
  if (Math.max(...places) < place) window.scrollTo(0, document.documentElement.scrollHeight)
  else if (Math.min(...places) > place) window.scrollBy(0, -innerHeight)
}

/** Scrolls until the tile of this place is drawn. */
async function tileAt(page: Page, place: number): Promise<Locator> {
  const far = page.locator(`main li[aria-posinset="${place}"]`)
  await expect
    .poll(async () => {
      await page.evaluate(scrollTowards, place)
      return far.count()
    })
    .toBe(1)
  return far
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a member finds games by name, marks them, plays one and finds it again', async ({ page, say }) => {
  const player = newPlayer()
  const tab = (name: string) =>
    page.getByRole('navigation', { name: say('Which games') }).getByRole('link', { name: say(name), exact: true })
  const line = page.getByRole('searchbox', { name: say('Search games by name') })

  await test.step('slots begin with the new ones; a name is looked for while it is typed, and marked', async () => {
    await signUp(page, player)
    await signOut(page, say)
    await openAwake(page, SLOTS)
    const classes = page.getByRole('navigation', { name: say('Classes') })
    await expect(classes.locator('[aria-current]')).toHaveText(say('New'))
    await line.pressSequentially('nórthlight re')
    await expect(tile(page, GAME).locator('mark')).toHaveText(['Northlight', 'Re'])
    await expect.poll(() => search(page).get('gameName')).toBe('nórthlight re')
    await expect(line).toBeFocused()
    await expect(classes.locator('[aria-current]')).toHaveText(say('All'))
    await page.getByRole('button', { name: say('Clear the search') }).tap()
    await expect(tiles(page).nth(5)).toBeVisible()
    await line.fill('zzqqzz')
    await line.press('Enter')
    await page.getByRole('link', { name: say('Look in all games') }).tap()
    await expect.poll(() => search(page).get('gameType')).toBe('HOT')
  })

  await test.step('a visitor who asks for his favourites comes back to them from the login', async () => {
    await openAwake(page, SLOTS)
    await tab('Favourites').tap()
    await page.waitForURL('**/m/login')
    await tryLogIn(page, say, player)
    await expect(page.getByText(say('No favourites yet'))).toBeVisible()
    expect(search(page).get('tab')).toBe('fav')
  })

  await test.step('a heart puts a game there, and another tap takes it away at once', async () => {
    await page.getByRole('link', { name: say('Find games') }).tap()
    const heart = tile(page, GAME).locator('button')
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await tab('Favourites').tap()
    await tile(page, GAME).locator('button').tap()
    await expect(page.getByText(say('No favourites yet'))).toBeVisible()
  })

  await test.step('a heart deep in the list is that of the game it stands with, though its tile was others before', async () => {
    await openAwake(page, `${SLOTS}&gameClassify=ALL`)
    const far = await tileAt(page, 60)
    await expect(tiles(page).locator('img:not([src])')).toHaveCount(0)
    const game = (await far.locator('a').getAttribute('href')) ?? ''
    await far.locator('button').tap()
    await expect(far.locator('button')).toHaveAttribute('aria-pressed', 'true')
    await openAwake(page, `${SLOTS}&tab=fav`)
    await expect(tiles(page)).toHaveCount(1)
    await expect(tiles(page).locator('a')).toHaveAttribute('href', game)
    await tiles(page).locator('button').tap()
    await expect(page.getByText(say('No favourites yet'))).toBeVisible()
  })

  await test.step('what he has opened stands among the recent games', async () => {
    await openSlot(page, say)
    await openAwake(page, `${SLOTS}&tab=recent`)
    await expect(tiles(page)).toHaveCount(1)
    await expect(tile(page, GAME)).toBeVisible()
  })
})

test('the address holds what is filtered and how far one has come @aurora', async ({ page, say }) => {
  await test.step('the filter narrows by maker and smallest bet, and a second tap takes the maker back', async () => {
    await openAwake(page, SLOTS)
    await page.getByRole('button', { name: say('Filter'), exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: say('Filter games') })
    const maker = sheet
      .getByRole('group', { name: say('Game makers') })
      .getByRole('button')
      .first()
    const bet = sheet
      .getByRole('group', { name: say('Smallest bet') })
      .getByRole('button')
      .nth(4)
    await maker.tap()
    await bet.tap()
    await sheet.getByRole('button', { name: say('Show games') }).tap()
    await expect.poll(() => search(page).get('minBet')).toBe('0.5')
    expect(search(page).get('vassalage')).toBeTruthy()
    await expect(tiles(page).first()).toBeVisible()
    await page.getByRole('button', { name: say('Filter: on') }).tap()
    await expect(maker).toHaveAttribute('aria-pressed', 'true')
    await maker.tap()
    await sheet.getByRole('button', { name: say('Show games') }).tap()
    await expect.poll(() => search(page).get('vassalage')).toBeNull()
    expect(search(page).get('minBet')).toBe('0.5')
  })

  await test.step('who goes on from deep in the list comes back there, and so does who loads it anew', async () => {
    await openAwake(page, `${SLOTS}&gameClassify=ALL`)
    const far = await tileAt(page, 70)
    // It goes for a moment where more of the list came meanwhile.
    await expect(() => far.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
    // The end of the pages before it is at no more than 45: this is where the tile is in sight.
    await expect.poll(() => Number(search(page).get('at'))).toBeGreaterThan(50)
    const game = (await far.locator('a').getAttribute('href')) ?? ''
    await page.reload()
    await expect.poll(() => far.count()).toBe(1)
    await expect.poll(() => isInSight(far)).toBe(true)
    await expect(far.locator('a')).toHaveAttribute('href', game)

    await far.locator('a').tap()
    await page.waitForURL('**/m/login')
    await page.goBack()
    await expect.poll(() => far.count()).toBe(1)
    await expect.poll(() => isInSight(far)).toBe(true)
  })

  await test.step('however fast one scrolls, no tile shows the picture of another game', async () => {
    await openAwake(page, `${SLOTS}&gameClassify=ALL`)
    const shown = await page.evaluate(picturesWhileScrolling)
    expect(shown.length).toBeGreaterThan(30)
    expect(new Set(shown.map(([game]) => game)).size).toBe(shown.length)
  })

  for (const what of ['gameClassify=ALL', 'gameName=re']) {
    await test.step(`a tile that was others meanwhile is what it was before: ${what}`, async () => {
      // The server draws the new ones, whatever the class or the name: the page draws its own list once it has come.
      await Promise.all([page.waitForResponse(/GCSGAME_gameList/), openAwake(page, `${SLOTS}&${what}`)])
      await expect(tiles(page).nth(11)).toBeVisible()
      const before = await saidByFirst(page)
      expect(before).toHaveLength(12)
      await page.evaluate(picturesWhileScrolling)
      // The last row of most lists is not full; all pictures come all the same.
      await expect(tiles(page).locator('img:not([src])')).toHaveCount(0)
      await expect.poll(() => saidByFirst(page)).toEqual(before)
    })
  }

  await test.step('what makes no sense in an address leads to games', async () => {
    await openAwake(page, '/m/gameList?gameType=CHESS&vassalage=nobody&gameClassify=x&tab=q&at=abc&minBet=7')
    await expect(tiles(page).first()).toBeVisible()
    await openAwake(page, '/m/gameList?gameType=RNG&vassalage=nobody&gameClassify=CHESS&at=99999&minBet=0.02')
    await expect(tiles(page).first()).toBeVisible()
  })
})

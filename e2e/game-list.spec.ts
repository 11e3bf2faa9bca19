import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { expect, test } from './kit/journey.ts'

const SLOTS = '/m/gameList?gameType=RNG'

const search = (page: Page) => new URL(page.url()).searchParams

/** Whether the element is on the screen, below the header. */
const isInSight = (locator: Locator) =>
  locator.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return bottom > 60 && top < innerHeight
  })

/** Runs in the page: scrolls towards a position in the list; the next page is loaded near the end. */
function scrollTowards(index: number): void {
  const places = [...document.querySelectorAll('main li[aria-posinset]')].map((drawn) => Number(drawn.ariaPosInSet))
  if (Math.max(...places) < index) window.scrollTo(0, document.documentElement.scrollHeight)
  else if (Math.min(...places) > index) window.scrollBy(0, -innerHeight)
}

/** Scrolls until the tile at this position is rendered. */
async function tileAt(page: Page, index: number): Promise<Locator> {
  const tile = page.locator(`main li[aria-posinset="${index}"]`)
  await expect
    .poll(async () => {
      await page.evaluate(scrollTowards, index)
      return tile.count()
    })
    .toBe(1)
  return tile
}

test('returning to a position deep in the list, by back or by a reload, restores it @aurora', async ({ page, t }) => {
  await openHydrated(page, `${SLOTS}&gameClassify=ALL&sort=name`)
  const farTile = await tileAt(page, 70)
  // The tile disappears for a moment while more of the list arrives.
  await expect(() => farTile.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  // The pages before the last one end at 45 at most, so a higher number is the position of the visible tile.
  await expect.poll(() => Number(search(page).get('at'))).toBeGreaterThan(50)
  const game = (await farTile.locator('a').getAttribute('href')) ?? ''
  await page.reload()
  await expect.poll(() => farTile.count()).toBe(1)
  await expect.poll(() => isInSight(farTile)).toBe(true)
  await expect(farTile.locator('a')).toHaveAttribute('href', game)

  await farTile.locator('a').tap()
  await expect(page.getByRole('dialog', { name: t('Log in') })).toBeVisible()
  await page.goBack()
  await expect.poll(() => farTile.count()).toBe(1)
  await expect.poll(() => isInSight(farTile)).toBe(true)
})

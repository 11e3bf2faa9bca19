import { openHydrated } from './kit/hydrated.ts'
import { expect, test } from './kit/journey.ts'
import { signUp } from './kit/session.ts'
import { newPlayer } from './kit/newcomer.ts'

/** An iPhone with a notch and a home indicator, in CSS pixels. */
const NOTCH = 59
const INDICATOR = 34
const insets = { top: NOTCH, topMax: NOTCH, bottom: INDICATOR, bottomMax: INDICATOR }

/** Runs in a page: returns the controls that are fixed to an edge and reach into the areas that the phone covers. */
function covered([top, bottom]: readonly [number, number]): string[] {
  const atEdges = 'header a, header button, nav a, dialog[open] button, dialog[open] a'
  return [...document.querySelectorAll(atEdges)]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const box = control.getBoundingClientRect()
      const isOnScreen = box.bottom > 0 && box.top < innerHeight
      return isOnScreen && (box.top < top || box.bottom > innerHeight - bottom)
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

test('on a phone with a notch no control is below it or below the home indicator @aurora', async ({ page, t }) => {
  const device = await page.context().newCDPSession(page)
  await signUp(page, newPlayer())
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets })
  for (const address of ['/m/home', '/m/withdraw', '/m/gameList?gameType=RNG']) {
    await openHydrated(page, address)
    const { top } = await page.locator('header').evaluate((header) => header.getBoundingClientRect())
    // The background of the bar fills the covered area.
    expect(top, address).toBe(0)
    await expect.poll(() => page.evaluate(covered, [NOTCH, INDICATOR] as const), address).toEqual([])
  }
  await page.getByRole('button', { name: t('Your wallets') }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => page.evaluate(covered, [NOTCH, INDICATOR] as const), 'a sheet').toEqual([])
})

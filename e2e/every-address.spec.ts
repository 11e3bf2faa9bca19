import { fetchInPage } from './kit/fetch-in-page.ts'
import { openHydrated } from './kit/hydrated.ts'
import { expect, test } from './kit/journey.ts'
import { HOME, menu, SHELLS } from './kit/shells.ts'

test('every address answers, six of them with the home page, and an unknown one is not found', async ({ page }) => {
  await openHydrated(page, '/m/login')
  for (const address of [...HOME, ...Object.keys(SHELLS), '/m/maintenance', '/m/launchGame']) {
    const { status, text } = await fetchInPage(page, address)
    expect.soft(status, address).toBe(200)
    expect.soft(text, address).toContain('<main')
  }
  for (const address of ['/m/no-such-page', '/m/home/more', '/m/constructor', '/nowhere']) {
    expect.soft((await fetchInPage(page, address)).status, address).toBe(404)
  }

  for (const address of HOME) {
    await openHydrated(page, address)
    await expect.soft(page.getByRole('banner').locator('a[href="/m/home"]'), address).toBeVisible()
    await expect.soft(menu(page), address).toBeVisible()
  }
})

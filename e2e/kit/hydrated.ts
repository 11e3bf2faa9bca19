import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Waits until the server-rendered page is hydrated: before, its buttons have no effect. */
export async function hydrated(page: Page): Promise<void> {
  // The page may be about to be replaced by another one, which is then checked.
  const isHydrated = () => page.evaluate(() => history.state !== null).catch(() => false)
  await expect.poll(isHydrated).toBe(true)
}

/** Opens an address and waits until the page is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

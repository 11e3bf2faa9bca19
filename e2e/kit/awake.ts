import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Waits until the page that the server sent has come to life: before, its buttons are pictures of buttons. */
export async function awake(page: Page): Promise<void> {
  // It may be about to be replaced by another page, which is asked then.
  const isAwake = () => page.evaluate(() => history.state !== null).catch(() => false)
  await expect.poll(isAwake).toBe(true)
}

/** Opens an address and waits until the page can be used. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(page)
}

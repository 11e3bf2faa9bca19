import type { Page } from '@playwright/test'

/** Requests an address of the site from the current page: only a browser resolves every host of this machine. */
export function fetchInPage(page: Page, address: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (input) => {
    const answer = await fetch(input)
    return { status: answer.status, text: await answer.text() }
  }, address)
}

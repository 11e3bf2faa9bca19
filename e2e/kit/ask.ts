import type { Page } from '@playwright/test'

/** What an address of the site answers to the page that stands there: only a browser finds every host of this machine. */
export function ask(page: Page, address: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (asked) => {
    const answer = await fetch(asked)
    return { status: answer.status, text: await answer.text() }
  }, address)
}

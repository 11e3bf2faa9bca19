import type { Page } from '@playwright/test'

/** Lets the next call of this address reach the gateway, and its answer get lost on the way back. */
export function loseAnswer(page: Page, address: string): Promise<void> {
  return page.evaluate((lost) => {
    const { fetch } = window
    window.fetch = async (...call) => {
      const answer = await fetch(...call)
      if (!answer.url.endsWith(lost)) return answer
      window.fetch = fetch
      throw new TypeError('Failed to fetch')
    }
  }, address)
}

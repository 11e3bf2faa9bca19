import type { Browser, Page } from '@playwright/test'

import { newPlayer } from '../../e2e/kit/newcomer.ts'
import { phone } from '../../e2e/kit/phone.ts'
import { closePopups } from '../../e2e/kit/popups.ts'
import { signInHere, signUpHere } from '../../e2e/kit/session.ts'

const { launchOptions, ...device } = phone
export { launchOptions }

const SLOWER = 4
/** Waiting time in milliseconds that excludes the work that starts when the browser is idle. */
const SETTLED_MS = 3_000
const EMPTY = '/healthz'

type SignIn = (page: Page) => Promise<void>

export interface Site {
  browser: Browser
  url: string
  signIn: SignIn
}

/** Returns a site with one member, who is registered at the first use, and signs in on each page. */
export function siteOf(browser: Browser, url: string): Site {
  const player = newPlayer()
  let isRegistered = false
  const signIn = async (page: Page) => {
    await page.goto(url + EMPTY)
    await (isRegistered ? signInHere(page, player) : signUpHere(page, player))
    isRegistered = true
  }
  return { browser, url, signIn }
}

interface Opened {
  path: string
  isForMembers?: boolean
  /** Runs in the page before the page's own scripts. */
  script?: () => void
}

export interface SlowPage {
  page: Page
  /** Throttles the processor to a quarter of its speed. */
  slowDown(): Promise<void>
}

/** Opens a page of the site in a phone-sized browser without a cache, and waits until the page is idle. */
export async function onSlowPage<Result>(
  { browser, url, signIn }: Site,
  { path, isForMembers = false, script }: Opened,
  measure: (opened: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (script) await page.addInitScript(script)
    await closePopups(page)
    if (isForMembers) await signIn(page)
    await page.goto(url + path)
    await page.waitForTimeout(SETTLED_MS)
    const slowDown = async () => {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    return await measure({ page, slowDown })
  } finally {
    await context.close()
  }
}

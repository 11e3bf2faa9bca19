import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { newPlayer } from '../../e2e/kit/newcomer.ts'
import { phone } from '../../e2e/kit/phone.ts'
import { closePopups } from '../../e2e/kit/popups.ts'
import { signInHere, signUpHere } from '../../e2e/kit/session.ts'
import { installChromium } from '../../tools/run/lib/chromium.ts'
import { median } from '../figures.ts'
import type { Figure } from '../figures.ts'
import { interactions } from './interactions.ts'
import type { Interaction } from './interactions.ts'

const { launchOptions, ...device } = phone
const SLOWER = 4
const PASSES = 5
/** Excludes the work that starts when the browser is idle. */
const SETTLED_MS = 3_000
/** Within it, an interaction has been painted and reported, in milliseconds. */
const REPORTED_MS = 1_500
const GOAL = { median: 100, worst: 200 }
const EMPTY = '/healthz'

type SignIn = (page: Page) => Promise<void>

/**
 * Measures the time from each interaction to the next frame (the Event Timing API, of which INP is the worst), on a
 * processor throttled to a quarter of this one's speed. Browsers round it to 8 ms.
 */
export async function taps(url: string): Promise<Figure[]> {
  installChromium()
  const browser = await chromium.launch(launchOptions)
  const site = { browser, url, signIn: oneMember(url) }
  try {
    const figures: Figure[] = []
    const all: number[] = []
    for (const interaction of interactions) {
      const times: number[] = []
      for (let pass = 0; pass < PASSES; pass += 1) times.push(await measure(site, interaction))
      all.push(...times)
      figures.push([interaction.name, `median ${median(times)} ms, worst ${Math.max(...times)} ms`])
    }
    const goal = `goal: median below ${GOAL.median}, worst below ${GOAL.worst}`
    return [...figures, ['all', `median ${median(all)} ms, worst ${Math.max(...all)} ms (${goal})`]]
  } finally {
    await browser.close()
  }
}

/** Registers one member, who signs in on each page. */
function oneMember(url: string): SignIn {
  const player = newPlayer()
  let isRegistered = false
  return async (page) => {
    await page.goto(url + EMPTY)
    await (isRegistered ? signInHere(page, player) : signUpHere(page, player))
    isRegistered = true
  }
}

interface Site {
  browser: Browser
  url: string
  signIn: SignIn
}

async function measure(
  { browser, url, signIn }: Site,
  { path, isForMembers = false, before, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observeInteractions)
    await closePopups(page)
    if (isForMembers) await signIn(page)
    await page.goto(url + path)
    await page.waitForTimeout(SETTLED_MS)
    await before?.(page)
    await page.waitForTimeout(REPORTED_MS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(() => performance.mark('measured'))
    await act(page)
    await page.waitForTimeout(REPORTED_MS)
    return await page.evaluate(longestSince)
  } finally {
    await context.close()
  }
}

interface Observed extends Window {
  interactionTimes?: { start: number; ms: number }[]
}

/** Runs in the page: collects the events that belong to interactions. The threshold is the smallest that browsers allow. */
function observeInteractions() {
  const times: { start: number; ms: number }[] = []
  ;(window as Observed).interactionTimes = times
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0)
        times.push({ start: entry.startTime, ms: entry.duration })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: the longest interaction since the mark; one below the threshold counts as 16 ms. */
function longestSince(): number {
  const begun = performance.getEntriesByName('measured').at(-1)?.startTime ?? 0
  const times = (window as Observed).interactionTimes ?? []
  return Math.max(16, ...times.filter(({ start }) => start >= begun).map(({ ms }) => ms))
}

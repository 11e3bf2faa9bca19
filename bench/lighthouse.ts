import { chromium } from '@playwright/test'

import { newPlayer } from '../e2e/kit/newcomer.ts'
import { launchOptions } from '../e2e/kit/phone.ts'
import { SESSION_KEY, signUpHere } from '../e2e/kit/session.ts'
import { installChromium } from '../tools/run/lib/chromium.ts'
import { serveBarePage } from './bare-page/serve.ts'
import type { Certificate } from './certificate.ts'
import type { Figure } from './figures.ts'
import { lineOf, measure, mediansOf } from './lighthouse-run.ts'
import type { LighthouseRun, Measured } from './lighthouse-run.ts'

const RUNS = 5
/** A page without content, on which a session is stored. */
const EMPTY = '/healthz'

const PAGES = [
  { name: 'home', path: '/m/home' },
  { name: 'game list', path: '/m/gameList?gameType=RNG' },
  { name: 'login', path: '/m/login' },
  { name: 'register', path: '/m/register' },
  { name: 'lottery lobby', path: '/m/lottery' },
  { name: 'deposit', path: '/m/voucherCenter', isForMembers: true },
] as const

type Prepare = NonNullable<LighthouseRun['prepare']>

/**
 * Measures Lighthouse's mobile profile (simulated slow 4G, processor slowed four times) over HTTP/2, and a bare page
 * with the same libraries before and after each run: ratios to the bare page depend less on the machine. Reports the
 * median of each figure.
 */
export async function lighthouseFigures(url: string, certificate: Certificate): Promise<Figure[]> {
  installChromium()
  const bare = await serveBarePage(certificate)
  try {
    const bareRuns: Measured[] = []
    const asMember = await signedIn(url)
    const pages = PAGES.map((page) => ({ ...page, runs: [] as Measured[] }))
    for (let run = 0; run < RUNS; run += 1) {
      bareRuns.push(await measure(bare.url))
      for (const page of pages)
        page.runs.push(await measure(url + page.path, { prepare: 'isForMembers' in page ? asMember : undefined }))
    }
    const base = mediansOf(bareRuns)
    return [
      ['bare page', lineOf(base)],
      ...pages.map(({ name, runs }) => [name, comparedLine(mediansOf(runs), base)] as const),
    ]
  } finally {
    await bare.close()
  }
}

/** Returns a function that signs in a new member before each run. */
async function signedIn(url: string): Promise<Prepare> {
  const session = await newSession(url)
  return async (page) => {
    await page.goto(url + EMPTY)
    await page.evaluate((key, text) => sessionStorage.setItem(key, text), SESSION_KEY, session)
  }
}

/** Registers a member and returns the session as the app stores it. */
async function newSession(url: string): Promise<string> {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    await page.goto(url + EMPTY)
    await signUpHere(page, newPlayer())
    return (await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)) ?? ''
  } finally {
    await browser.close()
  }
}

const comparedLine = (page: Measured, bare: Measured): string =>
  `${lineOf(page)}; LCP × ${(page.lcpMs / bare.lcpMs).toFixed(2)}, TBT ${comparedTbt(page, bare)}`

/** Returns the ratio of the blocking times; on a fast machine the bare page has none, so there is no ratio. */
const comparedTbt = (page: Measured, bare: Measured): string =>
  bare.tbtMs > 0 ? `× ${(page.tbtMs / bare.tbtMs).toFixed(1)}` : `+ ${page.tbtMs.toFixed(0)} ms`

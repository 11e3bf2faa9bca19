import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Flags } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import type { Page } from 'puppeteer-core'

import { newPlayer } from '../e2e/kit/newcomer.ts'
import { launchOptions } from '../e2e/kit/phone.ts'
import { SESSION_KEY, signUpHere } from '../e2e/kit/session.ts'
import { CHROMIUM, installChromium } from '../tools/run/lib/chromium.ts'
import { serveBarePage } from './bare-page/serve.ts'
import type { Certificate } from './certificate.ts'
import { median } from './figures.ts'
import { ownBlockingTime } from './page-work.ts'
import type { Figure } from './figures.ts'

const RUNS = 5
/** Slowdown of the processor in Lighthouse's mobile profile. */
const CPU_SLOWDOWN = 4
/**
 * Maximum duration of a page load in milliseconds: the network is never idle, because the live stream never ends, but
 * the page is complete long before this limit.
 */
const WAIT_MS = 12_000
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

const CHROME = {
  executablePath: CHROMIUM,
  headless: true,
  acceptInsecureCerts: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
}

interface Measured {
  performance: number
  accessibility: number
  lcpMs: number
  cls: number
  tbtMs: number
  /** Total blocking time by the processor time of the page's thread, which other processes do not influence. */
  ownTbtMs: number
  /** Lighthouse's benchmark index of the processor: higher is faster. */
  processor: number
}

type Prepare = (page: Page) => Promise<void>

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
        page.runs.push(await measure(url + page.path, 'isForMembers' in page ? asMember : undefined))
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

/** Attempts per run: occasionally the browser loses the beginning of a trace, and Lighthouse requests a repetition. */
const ATTEMPTS = 3

async function measure(address: string, prepare?: Prepare): Promise<Measured> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(address, prepare)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** Runs Lighthouse once in a new browser, in which nothing is cached. */
async function measureOnce(address: string, prepare?: Prepare): Promise<Measured> {
  const browser = await puppeteer.launch(CHROME)
  try {
    const page = await browser.newPage()
    await prepare?.(page)
    const flags: Flags = {
      onlyCategories: ['performance', 'accessibility'],
      maxWaitForLoad: WAIT_MS,
      // A reset of the storage would delete the member's session.
      disableStorageReset: true,
      logLevel: 'error',
    }
    const result = await lighthouse(address, flags, undefined, page)
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result')
    const { categories, audits, environment } = result.lhr
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      performance: (categories['performance']?.score ?? 0) * 100,
      accessibility: (categories['accessibility']?.score ?? 0) * 100,
      lcpMs: valueOf('largest-contentful-paint'),
      cls: valueOf('cumulative-layout-shift'),
      tbtMs: valueOf('total-blocking-time'),
      ownTbtMs: ownBlockingTime(result.artifacts.Trace.traceEvents, CPU_SLOWDOWN),
      processor: environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}

function mediansOf(runs: Measured[]): Measured {
  const medianOf = (figure: keyof Measured) => median(runs.map((run) => run[figure]))
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    lcpMs: medianOf('lcpMs'),
    cls: medianOf('cls'),
    tbtMs: medianOf('tbtMs'),
    ownTbtMs: medianOf('ownTbtMs'),
    processor: medianOf('processor'),
  }
}

const lineOf = ({ performance, accessibility, lcpMs, cls, tbtMs, ownTbtMs, processor }: Measured): string =>
  [
    `performance ${performance.toFixed(0)}`,
    `accessibility ${accessibility.toFixed(0)}`,
    `LCP ${(lcpMs / 1000).toFixed(2)} s`,
    `CLS ${cls.toFixed(3)}`,
    `TBT ${tbtMs.toFixed(0)} ms (${ownTbtMs.toFixed(0)} ms by processor time)`,
    `processor ${processor.toFixed(0)}`,
  ].join(', ')

const comparedLine = (page: Measured, bare: Measured): string =>
  `${lineOf(page)}; LCP × ${(page.lcpMs / bare.lcpMs).toFixed(2)}, TBT ${comparedTbt(page, bare)}`

/** Returns the ratio of the blocking times; on a fast machine the bare page has none, so there is no ratio. */
const comparedTbt = (page: Measured, bare: Measured): string =>
  bare.tbtMs > 0 ? `× ${(page.tbtMs / bare.tbtMs).toFixed(1)}` : `+ ${page.tbtMs.toFixed(0)} ms`

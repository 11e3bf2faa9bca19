import lighthouse from 'lighthouse'
import type { Config, Flags } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import type { Page } from 'puppeteer-core'

import { CHROMIUM } from '../tools/run/lib/chromium.ts'
import { median } from './figures.ts'
import { ownBlockingTime } from './page-work.ts'

/** Slowdown of the processor in Lighthouse's mobile profile. */
const MOBILE_SLOWDOWN = 4
/**
 * Maximum duration of a page load in milliseconds: the network is never idle, because the live stream never ends, but
 * the page is complete long before this limit.
 */
const WAIT_MS = 12_000

const CHROME = {
  executablePath: CHROMIUM,
  headless: true,
  acceptInsecureCerts: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
}

export interface Measured {
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

export interface LighthouseRun {
  /** Called with the new page before the run, for example to sign in. */
  prepare?: ((page: Page) => Promise<void>) | undefined
  /** Lighthouse's profile; the mobile one by default. */
  config?: Config
  /** Slowdown of the processor in the profile. */
  slowdown?: number
}

/** Attempts per run: occasionally the browser loses the beginning of a trace, and Lighthouse requests a repetition. */
const ATTEMPTS = 3

export async function measure(address: string, run: LighthouseRun = {}): Promise<Measured> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(address, run)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** Runs Lighthouse once in a new browser, in which nothing is cached. */
async function measureOnce(
  address: string,
  { prepare, config, slowdown = MOBILE_SLOWDOWN }: LighthouseRun,
): Promise<Measured> {
  const browser = await puppeteer.launch(CHROME)
  try {
    const page = await browser.newPage()
    await prepare?.(page)
    const flags: Flags = {
      onlyCategories: ['performance', 'accessibility'],
      maxWaitForLoad: WAIT_MS,
      // A reset of the storage would delete the session.
      disableStorageReset: true,
      logLevel: 'error',
    }
    const result = await lighthouse(address, flags, config, page)
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
      ownTbtMs: ownBlockingTime(result.artifacts.Trace.traceEvents, slowdown),
      processor: environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}

export function mediansOf(runs: Measured[]): Measured {
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

export const lineOf = ({ performance, accessibility, lcpMs, cls, tbtMs, ownTbtMs, processor }: Measured): string =>
  [
    `performance ${performance.toFixed(0)}`,
    `accessibility ${accessibility.toFixed(0)}`,
    `LCP ${(lcpMs / 1000).toFixed(2)} s`,
    `CLS ${cls.toFixed(3)}`,
    `TBT ${tbtMs.toFixed(0)} ms (${ownTbtMs.toFixed(0)} ms by processor time)`,
    `processor ${processor.toFixed(0)}`,
  ].join(', ')

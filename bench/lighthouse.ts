import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { CHROMIUM, installChromium } from '../tools/run/lib/chromium.ts'
import { median } from './figures.ts'
import type { Figure } from './figures.ts'

const RUNS = 5
/**
 * The live stream never ends, so the network is never idle; the page is complete long before this limit, in
 * milliseconds.
 */
const WAIT_MS = 12_000
const PAGES = [
  ['home', '/m/home'],
  ['game list', '/m/gameList?gameType=RNG'],
  ['login', '/m/login'],
  ['register', '/m/register'],
] as const

const CHROME = {
  chromePath: CHROMIUM,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--ignore-certificate-errors',
  ],
}

interface Measured {
  performance: number
  accessibility: number
  lcpMs: number
  cls: number
  tbtMs: number
}

/**
 * Measures Lighthouse's mobile profile (simulated slow 4G, 4 × CPU) over HTTP/2; the median of each figure separately.
 */
export async function lighthouseFigures(url: string): Promise<Figure[]> {
  installChromium()
  const figures: Figure[] = []
  for (const [name, path] of PAGES) {
    const runs: Measured[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(url + path))
    figures.push([name, wordsOf(runs)])
  }
  return figures
}

/** A new browser for each run: nothing is cached from the run before. */
async function measure(address: string): Promise<Measured> {
  const chrome = await launch(CHROME)
  try {
    const onlyCategories = ['performance', 'accessibility']
    const flags = { port: chrome.port, onlyCategories, maxWaitForLoad: WAIT_MS, logLevel: 'error' } as const
    const result = await lighthouse(address, flags)
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing')
    const { categories, audits } = result.lhr
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      performance: (categories['performance']?.score ?? 0) * 100,
      accessibility: (categories['accessibility']?.score ?? 0) * 100,
      lcpMs: valueOf('largest-contentful-paint'),
      cls: valueOf('cumulative-layout-shift'),
      tbtMs: valueOf('total-blocking-time'),
    }
  } finally {
    chrome.kill()
  }
}

function wordsOf(runs: Measured[]): string {
  const of = (figure: keyof Measured) => median(runs.map((run) => run[figure]))
  return [
    `performance ${of('performance').toFixed(0)}`,
    `accessibility ${of('accessibility').toFixed(0)}`,
    `LCP ${(of('lcpMs') / 1000).toFixed(2)} s`,
    `CLS ${of('cls').toFixed(3)}`,
    `TBT ${of('tbtMs').toFixed(0)} ms`,
  ].join(', ')
}

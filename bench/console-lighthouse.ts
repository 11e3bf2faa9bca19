import desktop from 'lighthouse/core/config/desktop-config.js'

import { installChromium } from '../tools/run/lib/chromium.ts'
import { CONSOLE_HOST, signInAsOwner } from './console-sign-in.ts'
import type { Figure } from './figures.ts'
import { lineOf, measure, mediansOf } from './lighthouse-run.ts'
import type { LighthouseRun, Measured } from './lighthouse-run.ts'

const RUNS = 3
/** Minimum score of each page. */
const GOAL = 95
/** The desktop profile does not slow the processor. */
const SLOWDOWN = 1

const PAGES = ['dashboard', 'players', 'withdrawals', 'deposits', 'approvals', 'reconciliation', 'staff', 'audit']

/** Measures Lighthouse's desktop profile of the console's pages, with the demo's data; reports the median of each figure. */
export async function consoleLighthouse(url: string): Promise<Figure[]> {
  installChromium()
  const { port } = new URL(url)
  const origin = `http://${CONSOLE_HOST}:${port}`
  const [name = '', value = ''] = (await signInAsOwner(url)).split('=')
  const asOwner: LighthouseRun['prepare'] = async (page) => {
    const session = await page.createCDPSession()
    await session.send('Network.setCookie', { name, value, url: origin, path: '/', httpOnly: true, secure: true })
    await session.detach()
  }
  const figures: Figure[] = [['sign-in', await medianOfRuns(origin)]]
  for (const page of PAGES) figures.push([page, await medianOfRuns(`${origin}/m/aurora/${page}`, asOwner)])
  return figures
}

async function medianOfRuns(address: string, prepare?: LighthouseRun['prepare']): Promise<string> {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await measure(address, { prepare, config: desktop, slowdown: SLOWDOWN }))
  return `${lineOf(mediansOf(runs))} (goal: ${GOAL})`
}

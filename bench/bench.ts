import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '@ante/plain-server/test/free-port.ts'

import { Stack } from '../tools/run/lib/stack.ts'
import { bets } from './bets.ts'
import { catalogue } from './catalogue.ts'
import { consoleCalls } from './console.ts'
import { consoleLighthouse } from './console-lighthouse.ts'
import { makeCertificate } from './certificate.ts'
import type { Certificate } from './certificate.ts'
import { decisions } from './decisions.ts'
import { draws } from './draws.ts'
import { print } from './figures.ts'
import type { Figure } from './figures.ts'
import { firstLoad } from './first-load.ts'
import { gameFrames } from './game-frames.ts'
import { games } from './games.ts'
import { ledger } from './ledger.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { liveTable } from './live-table.ts'
import { lotteryRules } from './lottery-rules.ts'
import { lotterySettlement } from './lottery-settlement.ts'
import { machine } from './machine.ts'
import { pageFlood } from './page-flood.ts'
import { pokerTables } from './poker-tables.ts'
import { records } from './records.ts'
import { redRain } from './red-rain.ts'
import { requests } from './requests.ts'
import { scroll } from './scroll.ts'
import { idlePage } from './idle-page.ts'
import { navigationTimes } from './taps/navigations.ts'
import { taps } from './taps/taps.ts'
import { team } from './team.ts'

interface Bench {
  title: string
  tls: boolean
  /** Whether only the page is measured: the servers, in reality other machines, then run at a lower priority. */
  phoneOnly?: boolean
  take(url: string, dataDir: string, certificate: Certificate): Promise<Figure[]>
}

export const BENCHES: Record<string, Bench> = {
  home: { title: 'First load of home, brotli', tls: false, take: firstLoad },
  requests: { title: 'Answers, 64 connections', tls: false, take: (url) => requests(url) },
  catalogue: { title: 'First pages of 20,000 games, 50 clients', tls: false, take: catalogue },
  scroll: {
    title: 'A thousand tiles of 20,000 games, 4 × slower processor',
    tls: false,
    phoneOnly: true,
    take: scroll,
  },
  records: { title: 'Records of a member with 1,000,000 rounds', tls: false, take: records },
  team: { title: 'A team of 200,000 among 1,000,000 members, 20 clients', tls: false, take: team },
  bets: { title: 'Bets over the seamless wallet', tls: false, take: bets },
  'page-flood': { title: 'Bets of eight players while pages are flooded, 64 connections', tls: false, take: pageFlood },
  ledger: { title: 'The proof of the ledger', tls: false, take: ledger },
  lottery: { title: 'The rules of the lottery, one process', tls: false, take: lotteryRules },
  draws: { title: 'Lottery draws', tls: false, take: draws },
  settlement: { title: 'Settlement of a lottery draw', tls: false, take: lotterySettlement },
  games: { title: 'Ten million rounds of each game', tls: false, take: games },
  'game-frames': {
    title: 'Frames of each game while it is played, 4 × slower processor',
    tls: false,
    phoneOnly: true,
    take: gameFrames,
  },
  'live-table': { title: 'One live table, 500 players', tls: false, take: liveTable },
  'poker-tables': { title: 'Poker tables, six players each', tls: false, take: pokerTables },
  rain: { title: 'Red rain', tls: false, take: redRain },
  taps: {
    title: 'From a tap to the next frame, 4 × slower processor',
    tls: false,
    phoneOnly: true,
    take: taps,
  },
  navigation: {
    title: 'From a tap to the content of the next page, 4 × slower processor',
    tls: false,
    phoneOnly: true,
    take: navigationTimes,
  },
  console: { title: 'Calls of the operator console, a million members', tls: false, take: consoleCalls },
  'console-lighthouse': {
    title: 'Lighthouse desktop of the console, median of 3',
    tls: false,
    take: consoleLighthouse,
  },
  decisions: { title: 'Withdrawals decided by keyboard in the console', tls: false, take: decisions },
  still: { title: 'Main thread load of an idle page', tls: false, take: idlePage },
  lighthouse: {
    title: 'Lighthouse mobile over HTTP/2, median of 5',
    tls: true,
    phoneOnly: true,
    take: (url, _, certificate) => lighthouseFigures(url, certificate),
  },
}

const NO_CERTIFICATE: Certificate = { cert: '', key: '' }

/** Runs the named benchmarks, each on a freshly started gateway with the demo's data. */
export async function bench(names: string[]): Promise<void> {
  console.log(machine())
  for (const name of names) {
    const selected = BENCHES[name]
    if (selected) print(selected.title, await onFreshGateway(selected))
  }
}

async function onFreshGateway({ tls, phoneOnly = false, take }: Bench): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ante-bench-'))
  const certificate = tls ? makeCertificate(folder) : NO_CERTIFICATE
  const dataDir = join(folder, 'data')
  const stack = new Stack({
    port: await freePort(),
    sandboxPort: await freePort(),
    smtpPort: await freePort(),
    dataDir,
    tls,
    environment: {
      LOG_LEVEL: 'warn',
      ...(tls && { TLS_CERT: certificate.cert, TLS_KEY: certificate.key }),
      ...(phoneOnly && { LOTTERY_DRAWS: 'off' }),
    },
  })
  try {
    await (phoneOnly ? atLowPriority(() => stack.start()) : stack.start())
    return await take(stack.url, dataDir, certificate)
  } finally {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs `start` at the lowest priority, which the processes that it starts inherit. */
async function atLowPriority(start: () => Promise<void>): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    await start()
  } finally {
    try {
      setPriority(constants.priority.PRIORITY_NORMAL)
    } catch {
      console.warn('Without permission to raise priorities, the browser is measured at the priority of the servers.')
    }
  }
}

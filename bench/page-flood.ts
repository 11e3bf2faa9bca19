import { randomUUID } from 'node:crypto'

import autocannon from 'autocannon'

import { openPlayers } from './bet-players.ts'
import { latencyText, load } from './bets.ts'
import { perSecond } from './figures.ts'
import type { Figure } from './figures.ts'

const PLAYERS = 8
const WARM_UP_SECONDS = 3
const SECONDS = 8
const FLOODING_CONNECTIONS = 64
/** Number of pages per second in the flood, which a single machine can easily request. */
const FLOODED_PER_SECOND = 100
/** Unknown pages, known pages with unknown parameters, and known pages with a known parameter. */
const FLOOD = [
  () => `/m/${randomUUID()}`,
  () => `/m/home?x=${randomUUID()}`,
  () => `/m/gameList?gameType=RNG&gameName=${randomUUID()}`,
  () => `/m/lotteryBet?game=${randomUUID().slice(0, 8).toUpperCase()}`,
]

/** Measures the bets of a few players without other load, and during many requests for uncached pages. */
export async function pageFlood(url: string): Promise<Figure[]> {
  const seats = await openPlayers(url, PLAYERS)
  await load(url, seats, WARM_UP_SECONDS)
  const alone = await load(url, seats, SECONDS)
  const flooding = flood(url)
  const during = await load(url, seats, SECONDS)
  const { requests, latency, non2xx } = await flooding
  return [
    ['bets without the flood', latencyText(alone.latencies, alone.refused)],
    ['bets during the flood', latencyText(during.latencies, during.refused)],
    [
      'pages of the flood',
      `${perSecond(requests.average)}, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx} refused or missing`,
    ],
  ]
}

function flood(url: string) {
  const requests = FLOOD.map((address) => ({
    setupRequest: (request: autocannon.Request) => ({ ...request, path: address() }),
  }))
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  return autocannon({
    url,
    connections: FLOODING_CONNECTIONS,
    overallRate: FLOODED_PER_SECOND,
    duration: SECONDS,
    headers,
    requests,
  })
}

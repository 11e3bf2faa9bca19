import autocannon from 'autocannon'

import { perSecond } from './figures.ts'
import type { Figure } from './figures.ts'

const SECONDS = 8
const CONNECTIONS = 64
const WARM_UP_SECONDS = 2

const QUERIES = [
  ['home, cached HTML', '/m/home'],
  ['game list, cached HTML', '/m/gameList?gameType=RNG'],
  ['settings', '/wps/system/settings/consolidated'],
  ['games of a category', '/wps/relay/GCSGAME_gameList?gameType=RNG'],
] as const

/** Measures answers per second over HTTP/1.1 from the same machine, which shares its cores with the load. */
export async function requests(
  url: string,
  requested: readonly (readonly [string, string])[] = QUERIES,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [label, path] of requested) figures.push([label, await load(url + path)])
  return figures
}

async function load(url: string): Promise<string> {
  const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } }
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const { requests: answers, latency, non2xx } = await autocannon({ ...options, duration: SECONDS })
  const refused = non2xx > 0 ? `, ${non2xx} refused` : ''
  return `${perSecond(answers.average)}, p50 ${latency.p50} ms, p99 ${latency.p99} ms${refused}`
}

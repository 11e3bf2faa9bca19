import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import autocannon from 'autocannon'

import type { Figure } from './figures.ts'
import { perSecond } from './figures.ts'
import { GAMES, largeFeed } from './large-feed.ts'
import { operate, signInToOperator } from './operator.ts'

const SECONDS = 6
const WARM_UP_SECONDS = 2
const CLIENTS = 50
const GAME_LIST = '/wps/relay/GCSGAME_gameList'

const LAST_PAGE = Math.ceil((GAMES * 3) / 4 / 26)
/** Search texts: every 41st name of the feed, so many that few searches are answered from a cache. */
const NAMES = largeFeed()
  .map(({ name }) => name)
  .filter((_, index) => index % 41 === 0)

/** Measured requests, each with its alternating queries. */
const QUERIES: readonly (readonly [what: string, queries: readonly string[]])[] = [
  ['all slots', ['']],
  ['the last page of all slots', [`&pageNo=${LAST_PAGE}`]],
  ['slots of a vendor', ['JL', 'KBR', 'SLN', 'PXE'].map((vendor) => `&vassalage=${vendor}`)],
  ['slots of a class', ['VIDEO', 'JP', 'TG', 'BG'].map((name) => `&gameClassify=${name}`)],
  ['new slots', ['&isNew=1']],
  ['slots by smallest bet', ['0.01', '0.05', '0.1', '0.5', '0.75'].map((bet) => `&minBet=${bet}`)],
  [
    'slots by vendor, class and bet',
    ['JL', 'GLD', 'TDW'].map((item) => `&vassalage=${item}&gameClassify=JP&minBet=0.1`),
  ],
  ['search by 2 letters', NAMES.map((name) => searchFor(name.slice(0, 2)))],
  ['search by 5 letters', NAMES.map((name) => searchFor(name.slice(-5)))],
  ['search by a whole name', NAMES.map(searchFor)],
  ['search by a misspelled word', NAMES.map((name) => searchFor(misspelt(name.split(' ').at(-1) ?? '')))],
  ['search without results', NAMES.map((_, index) => searchFor(`qwxq${index}`))],
]

/**
 * Measures first pages of a catalogue of 20,000 games at the gateway, which shares the machine's cores with the
 * clients.
 */
export async function catalogue(url: string, dataDir: string): Promise<Figure[]> {
  const figures: Figure[] = [[`import of ${GAMES.toLocaleString('en')} games`, await offerLargeFeed(url, dataDir)]]
  for (const [label, queries] of QUERIES) figures.push([label, await load(url, queries)])
  return figures
}

function searchFor(name: string): string {
  return `&gameName=${encodeURIComponent(name)}`
}

/** Returns a word with two letters in the middle swapped. */
function misspelt(word: string): string {
  return word.replace(/^(..)(.)(.)/, '$1$3$2')
}

/**
 * Imports the feed with the operator CLI and waits until its games are available; returns the duration of the command.
 */
export async function offerLargeFeed(url: string, dataDir: string): Promise<string> {
  const importMs = await importFeed(dataDir)
  await untilOffered(url)
  return importMs
}

async function importFeed(dataDir: string): Promise<string> {
  const file = join(dataDir, 'feed.json')
  await writeFile(file, JSON.stringify(largeFeed()))
  await signInToOperator(dataDir)
  const startedAt = performance.now()
  await operate(dataDir, ['games', 'import', 'aurora', file])
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s, including the start of the command`
}

async function untilOffered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(
      `${url}${GAME_LIST}?gameType=RNG&gameName=${encodeURIComponent('Golden Dragon Fortune')}`,
    )
    if ((await answer.text()).includes('"nodeId"')) return
  }
}

async function load(url: string, queries: readonly string[]): Promise<string> {
  const requests = queries.map((query) => ({ path: `${GAME_LIST}?gameType=RNG${query}` }))
  let clients = 0
  // Each client starts with another query: otherwise all clients would send the same query at the same time.
  const setupClient = (client: autocannon.Client) => {
    const begin = Math.floor((clients++ * requests.length) / CLIENTS) % requests.length
    client.setRequests([...requests.slice(begin), ...requests.slice(0, begin)])
  }
  const options = { url, connections: CLIENTS, requests, setupClient, headers: { 'accept-encoding': 'br' } }
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const { requests: answers, latency, non2xx } = await autocannon({ ...options, duration: SECONDS })
  const refused = non2xx > 0 ? `, ${non2xx} refused` : ''
  return `p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${perSecond(answers.average)}${refused}`
}

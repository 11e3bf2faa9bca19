import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'

import type { Winner } from '@ante/contract/catalogue/winners.ts'
import { LIVE_PATH } from '@ante/contract/live/events.ts'
import { VISITOR_HEADER } from '@ante/contract/support/chat.ts'

import type { SharedGateway } from '../../test/start-gateway.ts'
import { LIVE_TOPIC, publishLive } from '../publish-live.ts'
import type { NewLiveEvent } from '../publish-live.ts'

export interface ReaderOptions {
  host?: string
  token?: string
  lastEventId?: string
  /** Country in the header of a proxy. */
  country?: string
  /** Client address in the header of a proxy. */
  ip?: string
  /** Token of a visitor's conversation. */
  visitor?: string
}

export interface ReadEvent {
  name: string
  data: unknown
}

/** Reads a page's stream as browsers do: by the standard, in chunks of any size. */
export class LiveReader {
  readonly events: ReadEvent[] = []
  /** Id for reconnecting. */
  lastId: string | undefined
  heartbeats = 0
  isOver = false
  status = 0
  headers: IncomingMessage['headers'] = {}
  answer: IncomingMessage | null = null
  readonly opened: Promise<void>
  readonly #request: ClientRequest
  #incomplete = ''

  constructor(
    { url }: Pick<SharedGateway, 'url'>,
    { host = 'localhost', token, lastEventId, country, ip, visitor }: ReaderOptions = {},
  ) {
    const headers = {
      host,
      ...(token !== undefined && { authorization: token }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...(visitor !== undefined && { [VISITOR_HEADER]: visitor }),
      ...(ip !== undefined && { 'x-forwarded-for': ip }),
      ...(country !== undefined && { 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': country }),
    }
    this.#request = request(url + LIVE_PATH, { headers, agent: false })
    this.opened = new Promise((resolve, reject) => {
      this.#request.on('error', reject)
      this.#request.on('response', (answer) => {
        this.#onResponse(answer)
        resolve()
      })
    })
    this.#request.end()
  }

  /** Returns the data of all received events with this name, in order. */
  dataOf(name: string): unknown[] {
    return this.events.filter((event) => event.name === name).map((event) => event.data)
  }

  /** Breaks the connection: unread data is lost. */
  disconnect(): void {
    this.#request.destroy()
  }

  #onResponse(answer: IncomingMessage): void {
    this.answer = answer
    this.status = answer.statusCode ?? 0
    this.headers = answer.headers
    answer.setEncoding('utf8')
    answer.on('data', (piece: string) => this.#onData(piece))
    for (const end of ['end', 'error', 'close']) answer.on(end, () => (this.isOver = true))
  }

  #onData(piece: string): void {
    const blocks = (this.#incomplete + piece).split('\n\n')
    this.#incomplete = blocks.pop() ?? ''
    for (const block of blocks) this.#onEventBlock(block.split('\n'))
  }

  #onEventBlock(lines: string[]): void {
    const valueOf = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2)
    this.lastId = valueOf('id') ?? this.lastId
    if (lines.includes(':')) this.heartbeats++
    const data = valueOf('data')
    if (data !== undefined) this.events.push({ name: valueOf('event') ?? 'message', data: JSON.parse(data) })
  }
}

export const winner = (roundId: string, changes: Partial<Winner> = {}): Winner => ({
  roundId,
  iconUrl: '/pictures/games/northlight-reels.webp',
  gameName: 'Northlight Reels',
  nodeId: 10_001,
  customerName: 'pl***1',
  winAmount: '120.00',
  currency: 'PHP',
  ...changes,
})

export const wonAt = (merchantCode: string, roundId: string): NewLiveEvent => ({
  merchantCode,
  type: 'winners',
  payload: winner(roundId),
})

/** Publishes in a separate transaction and notifies the bus, as the composition root does. */
export async function publish({ ports }: Pick<SharedGateway, 'ports'>, ...events: NewLiveEvent[]): Promise<void> {
  await ports.db.transaction().execute((tx) => publishLive(tx, ports.clock, events))
  ports.bus.publish(LIVE_TOPIC, '')
}

/** Returns the rounds that a reader received, in order. */
export const publishedRounds = (reader: LiveReader): string[] =>
  reader.dataOf('winners').map((event) => (event as Winner).roundId)

import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import type { DemoGame } from '@ante/demo/types.ts'
import { holdemPath } from '@ante/studio/holdem/play-contract.ts'
import { RoomBody } from '@ante/studio/holdem/table/table-contract.ts'
import { playPath } from '@ante/studio/kit/play-contract.ts'
import { RoomMessage } from '@ante/studio/kit/room-contract.ts'
import type { FakeGateway } from '@ante/studio/test/fake-gateway.ts'
import { launchToken } from '@ante/studio/test/page-calls.ts'

/** Minimum and additional random thinking time of a player, in milliseconds. */
const MIN_DELAY_MS = 400
const EXTRA_DELAY_MS = 1_600

type Values = Record<string, unknown>

/** Measures the delay from a move until the last player at the table has received it. */
export class MoveDelays {
  /** Number of players at each table. */
  readonly #seatByTable = new Map<string, number>()
  readonly #sent = new Map<string, { at: number; left: number }>()
  #latencies: number[] = []
  #refused = 0

  sits(table: string): void {
    this.#seatByTable.set(table, (this.#seatByTable.get(table) ?? 0) + 1)
  }

  begin(): void {
    this.#latencies = []
    this.#refused = 0
  }

  end(): { latencies: number[]; refused: number } {
    return { latencies: this.#latencies, refused: this.#refused }
  }

  moved(table: string, name: string): void {
    this.#sent.set(name, { at: performance.now(), left: this.#seatByTable.get(table) ?? 0 })
  }

  refused(name: string): void {
    this.#sent.delete(name)
    this.#refused += 1
  }

  reported(name: string): void {
    const move = this.#sent.get(name)
    if (!move) return
    move.left -= 1
    if (move.left > 0) return
    this.#sent.delete(name)
    this.#latencies.push(performance.now() - move.at)
  }
}

export interface Playing {
  url: string
  gateway: FakeGateway
  title: DemoGame
  delays: MoveDelays
  table: string
  seat: number
}

/**
 * Opens the page, takes the seat, opens the stream, and checks or calls on each turn, or sometimes raises. Returns null
 * if the seat is taken.
 */
export async function openPlayer(playing: Playing): Promise<{ stop(): void } | null> {
  const { url, gateway, title, table, seat } = playing
  const key = randomBytes(18).toString('base64url')
  const call = async (path: string, body: object): Promise<{ ok: boolean; value: Values }> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { ok: answer.ok, value: valuesIn(await answer.json()) }
  }
  const token = launchToken(gateway)
  await call(playPath.open, { token, key, vendor: title.vendor, game: title.gameId })
  const tapId = randomBytes(16).toString('base64url')
  const stakeCents = String(Number(title.minBet) * 100 * 100)
  const bought = await call(playPath.round, { tapId, stakeCents, choice: { table, seat } })
  // A bot may have taken the seat, if the table was started before.
  if (!bought.ok) return null
  playing.delays.sits(table)
  const tableInfo = await call(holdemPath.tableInfo, { table })
  return listen(`${url}${playPath.room}${String(tableInfo.value['room'])}`, key, reaction(playing, call))
}

type Call = (path: string, body: object) => Promise<{ ok: boolean; value: Values }>

function reaction({ delays, table, seat }: Playing, call: Call): (body: RoomBody) => void {
  let [hand, after] = [0, 0]
  let bodyText = ''
  return (body) => {
    const view = body.table?.hand
    if (view) {
      ;[hand, after] = [view.number, view.log.length]
      delays.reported(`${table} ${hand} ${after}`)
    }
    const choices = body.own?.choices
    const name = `${table} ${hand} ${after + 1}`
    if (!choices || choices.seat !== seat || bodyText === name) return
    bodyText = name
    const move = { kind: choices.toCall > 0 ? 'call' : 'check' }
    void moveAfterDelay({ name, requested: { table, hand, after, move } })
  }

  async function moveAfterDelay({ name, requested: move }: { name: string; requested: object }): Promise<void> {
    await sleep(MIN_DELAY_MS + Math.random() * EXTRA_DELAY_MS)
    delays.moved(table, name)
    const answer = await call(holdemPath.move, move).catch(() => null)
    if (!answer?.ok) delays.refused(name)
  }
}

/** Reads a stream of server-sent events with minimal processor time. */
function listen(address: string, key: string, receive: (body: RoomBody) => void): { stop(): void } {
  const stream = request(address, { headers: { Authorization: `Bearer ${key}` } })
  stream.on('response', (answer: IncomingMessage) => {
    let waiting = ''
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      const events = (waiting + text).split('\n\n')
      waiting = events.pop() ?? ''
      for (const event of events) {
        const message = RoomMessage.parse(JSON.parse(event.slice('data: '.length)))
        if ('body' in message) receive(RoomBody.parse(message.body))
      }
    })
    answer.on('error', () => undefined)
  })
  stream.on('error', () => undefined)
  stream.end()
  return { stop: () => stream.destroy() }
}

const valuesIn = (answer: unknown): Values =>
  typeof answer === 'object' && answer !== null ? Object.fromEntries(Object.entries(answer)) : {}

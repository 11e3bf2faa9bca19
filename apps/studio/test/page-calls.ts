import { randomBytes, randomUUID } from 'node:crypto'

import { RoomVisit } from '../kit/front/room/room-visit.ts'
import type { RoomState } from '../kit/front/room/room-visit.ts'
import { playPath } from '../kit/play-contract.ts'
import type { FakeGateway } from './fake-gateway.ts'

export interface PageAnswer {
  status: number
  body: Record<string, unknown>
}

/** Returns a new tap id, as a page creates it. */
export function newTapId(): string {
  return randomBytes(16).toString('base64url')
}

/** Default game of the tests. */
const LAUNCH = { vendor: 'ANS', game: 'northlight-reels' }
/** Timeout of a page's call. */
const NO_ANSWER_MS = 12_000
/** Timeout for a message of a room: longer than any deal of an accelerated table. */
const FIND_TIMEOUT_MS = 5_000
const LINE = { gapsMs: [20], silentAfterMs: 1_500 }

export type Page = ReturnType<typeof pageAt>

/** Calls of a game's page, made directly. */
export function pageAt(url: string, key = randomBytes(18).toString('base64url')) {
  const post = async (path: string, body: object = {}): Promise<PageAnswer> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
    const requestInit = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(NO_ANSWER_MS),
    }
    const response = await fetch(url + path, requestInit)
    return { status: response.status, body: (await response.json()) as PageAnswer['body'] }
  }
  return {
    key,
    open: (token: string, launch: { vendor: string; game: string } = LAUNCH) =>
      post(playPath.open, { token, key, ...launch }),
    resume: (input: { takeOver?: boolean } = {}) => post(playPath.resume, input),
    round: (tapId: string, options: object = {}) => post(playPath.round, { tapId, stakeCents: '100', ...options }),
    act: (input: { roundId: string; actId: string; act: unknown }) => post(playPath.act, input),
    history: (input: { before?: string } = {}) => post(playPath.history, input),
    shown: (roundId: string) => post(playPath.shown, { roundId }),
    /** A call of the game's own API. */
    post,
    /** Connects to a room until a message matches, by the server's clock. */
    pollFor: <Found>(room: string, find: (body: unknown, now: number) => Found | null, withinMs = FIND_TIMEOUT_MS) =>
      new Promise<Found>((resolve, reject) => {
        const answers: (number | string)[] = []
        const fetchRoom = async (path: string, init: RequestInit) => {
          const answer = await fetch(url + path, init).catch((lost: unknown) => {
            answers.push(String(lost))
            throw lost
          })
          answers.push(answer.status)
          return answer
        }
        const fail = (reason: string) =>
          end(() =>
            reject(new Error(`No message in ${room} matches: ${reason}, after ${answers.join() || 'no answer'}.`)),
          )
        const late = setTimeout(() => fail('too late'), withinMs)
        const end = (finish: () => void) => {
          clearTimeout(late)
          visit.leave()
          finish()
        }
        const onMessage = (body: unknown) => {
          const visitInput = find(body, visit.clock.now())
          if (visitInput !== null) end(() => resolve(visitInput))
        }
        const state = (now: RoomState, code = 'no code') => {
          if (now === 'over' || now === 'elsewhere') fail(`${now}, ${code}`)
        }
        const handlers = { snapshot: onMessage, event: onMessage, private: onMessage, state }
        const visit: RoomVisit = new RoomVisit({ room, key, handlers, fetchRoom, ...LINE })
      }),
  }
}

/** Returns a launch token accepted by the gateway, for this player or a new one. */
export function launchToken(gateway: FakeGateway, playerId: string = randomUUID()): string {
  const token = randomUUID()
  gateway.player.playerId = playerId
  gateway.tokens.add(token)
  return token
}

/** Address of the pages, and the gateway with the players' balances. */
export interface CallTarget {
  url: string
  gateway: FakeGateway
}

export interface OpeningCall {
  /** Default: the common title of all tests. */
  title?: { vendor: string; gameId: string } | undefined
  /** Default: a new player. */
  playerId?: string | undefined
}

/** Opens a page for a player, and returns it with the answer. */
export async function openPage({ url, gateway }: CallTarget, { title, playerId = randomUUID() }: OpeningCall = {}) {
  const token = launchToken(gateway, playerId)
  const page = pageAt(url)
  const opened = await page.open(token, title && { vendor: title.vendor, game: title.gameId })
  if (opened.status !== 200) throw new Error(`The page does not open: ${JSON.stringify(opened.body)}`)
  return { ...page, playerId, opened }
}

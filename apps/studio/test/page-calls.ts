import { randomBytes, randomUUID } from 'node:crypto'

import { RoomVisit } from '../studio/front/room/room-visit.ts'
import type { RoomState } from '../studio/front/room/room-visit.ts'
import { playPath } from '../studio/play-contract.ts'
import type { FakeGateway } from './fake-gateway.ts'

export interface PageAnswer {
  status: number
  body: Record<string, unknown>
}

/** What a page calls one of its taps. */
export function newTapId(): string {
  return randomBytes(16).toString('base64url')
}

/** The game that tests play unless they say otherwise. */
const LAUNCH = { vendor: 'ANS', game: 'northlight-reels' }
/** A page gives a call up that hears nothing for so long. */
const NO_ANSWER_MS = 12_000
/** No deal at a table in haste is longer; and a line that says nothing is not waited on as a person's page would. */
const LOOKS_FOR_MS = 5_000
const LINE = { gapsMs: [20], silentAfterMs: 1_500 }

export type Page = ReturnType<typeof pageAt>

/** The calls of a game's page, made by hand. */
export function pageAt(url: string, key = randomBytes(18).toString('base64url')) {
  const post = async (path: string, body: object = {}): Promise<PageAnswer> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
    const asked = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(NO_ANSWER_MS) }
    const response = await fetch(url + path, asked)
    return { status: response.status, body: (await response.json()) as PageAnswer['body'] }
  }
  return {
    key,
    open: (token: string, launch: { vendor: string; game: string } = LAUNCH) =>
      post(playPath.open, { token, key, ...launch }),
    resume: (input: { takeOver?: boolean } = {}) => post(playPath.resume, input),
    round: (tapId: string, wish: object = {}) => post(playPath.round, { tapId, stakeCents: '100', ...wish }),
    act: (said: { roundId: string; actId: string; act: unknown }) => post(playPath.act, said),
    history: (input: { before?: string } = {}) => post(playPath.history, input),
    shown: (roundId: string) => post(playPath.shown, { roundId }),
    /** A call of the game's own. */
    ask: post,
    /** Looks into a room until something is found in what is said there, by the server's clock. */
    lookFor: <Found>(room: string, find: (body: unknown, now: number) => Found | null, withinMs = LOOKS_FOR_MS) =>
      new Promise<Found>((resolve, reject) => {
        const answers: (number | string)[] = []
        const ask = async (path: string, how: RequestInit) => {
          const answer = await fetch(url + path, how).catch((lost: unknown) => {
            answers.push(String(lost))
            throw lost
          })
          answers.push(answer.status)
          return answer
        }
        const fail = (why: string) =>
          end(() => reject(new Error(`It is not seen in ${room}: ${why}, after ${answers.join() || 'no answer'}.`)))
        const late = setTimeout(() => fail('too late'), withinMs)
        const end = (then: () => void) => {
          clearTimeout(late)
          visit.leave()
          then()
        }
        const onMessage = (body: unknown) => {
          const found = find(body, visit.clock.now())
          if (found !== null) end(() => resolve(found))
        }
        const state = (now: RoomState, code = 'no code') => {
          if (now === 'over' || now === 'elsewhere') fail(`${now}, ${code}`)
        }
        const ears = { snapshot: onMessage, event: onMessage, private: onMessage, state }
        const visit: RoomVisit = new RoomVisit({ room, key, ears, ask, ...LINE })
      }),
  }
}

/** A launch token that the gateway exchanges, for this player or somebody new. */
export function launchToken(gateway: FakeGateway, playerId: string = randomUUID()): string {
  const token = randomUUID()
  gateway.player.playerId = playerId
  gateway.tokens.add(token)
  return token
}

/** Where pages are open, and who keeps their players' money. */
export interface CallTarget {
  url: string
  gateway: FakeGateway
}

export interface Opening {
  /** Unless it is that of all tests. */
  title?: { vendor: string; gameId: string } | undefined
  /** Somebody new, unless it is said who. */
  playerId?: string | undefined
}

/** A page that its player has opened, and what it was told then. */
export async function openPage({ url, gateway }: CallTarget, { title, playerId = randomUUID() }: Opening = {}) {
  const token = launchToken(gateway, playerId)
  const page = pageAt(url)
  const opened = await page.open(token, title && { vendor: title.vendor, game: title.gameId })
  if (opened.status !== 200) throw new Error(`The page does not open: ${JSON.stringify(opened.body)}`)
  return { ...page, playerId, opened }
}

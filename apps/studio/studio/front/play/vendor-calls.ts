import type * as z from 'zod/mini'

import { HistoryView, PlayError, playPath, RoundView, SessionView } from '../../play-contract.ts'

/** The server decided against it, by this code. */
export class CallRefused extends Error {
  readonly code: string
  readonly waitMs: number
  /** Where a page finds back to that has no session. */
  readonly lobbyUrl: string | null
  /** What a game's own refusal tells besides; its page parses it. */
  readonly details: unknown

  constructor(code: string, waitMs: number, lobbyUrl: string | null = null, details: unknown = {}) {
    super(code)
    this.code = code
    this.waitMs = waitMs
    this.lobbyUrl = lobbyUrl
    this.details = details
  }
}

/** No answer, or one that decides nothing. The same call may be made again. */
export class CallFailed extends Error {}

const TIMEOUT_MS = 12_000
/** These say that somebody behind the server did not answer it, not that it decided. */
const UNDECIDED = new Set(['unavailable', 'gateway.silent'])

/** The round that a page asks for; asked again with the same id, it is the same round. */
export interface RequestedRound {
  tapId: string
  stakeCents: bigint
  choice?: unknown
  clientSeed?: string
}

export interface VendorCalls {
  open(launch: { token: string; vendor: string; game: string }): Promise<SessionView>
  resume(): Promise<SessionView>
  /** Plays here again what was opened elsewhere since. */
  takeOver(): Promise<SessionView>
  round(asked: RequestedRound): Promise<RoundView>
  /** What the player does with a round that is held; told again with the same id it is done once. */
  act(asked: { roundId: string; actId: string; act: unknown }): Promise<RoundView>
  history(before: string | null): Promise<HistoryView>
  shown(roundId: string): Promise<void>
  /** A call of the game's own. */
  ask<Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: object): Promise<z.output<Schema>>
}

export function vendorCalls(key: string): VendorCalls {
  const post = (path: string, body: object) => answerOf(key, path, body)
  return {
    open: async (launch) => parsed(SessionView, await post(playPath.open, { ...launch, key })),
    resume: async () => parsed(SessionView, await post(playPath.resume, {})),
    takeOver: async () => parsed(SessionView, await post(playPath.resume, { takeOver: true })),
    round: async ({ stakeCents, ...asked }) =>
      parsed(RoundView, await post(playPath.round, { ...asked, stakeCents: `${stakeCents}` })),
    act: async (asked) => parsed(RoundView, await post(playPath.act, asked)),
    history: async (before) => parsed(HistoryView, await post(playPath.history, before === null ? {} : { before })),
    shown: async (roundId) => {
      await post(playPath.shown, { roundId })
    },
    ask: async (path, schema, body = {}) => parsed(schema, await post(path, body)),
  }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.safeParse(answer)
  if (!read.success) throw new CallFailed('an answer that is not ours')
  return read.data
}

async function answerOf(key: string, path: string, body: object): Promise<unknown> {
  const { ok, answer } = await send(key, path, body)
  if (ok) return answer
  const refused = PlayError.safeParse(answer)
  if (!refused.success) throw new CallFailed('an answer that is not ours')
  const { code, waitMs = 0, lobbyUrl = null } = refused.data.error
  throw UNDECIDED.has(code) ? new CallFailed(code) : new CallRefused(code, waitMs, lobbyUrl, refused.data.error)
}

async function send(key: string, path: string, body: object): Promise<{ ok: boolean; answer: unknown }> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      signal: stop.signal,
    })
    const answer: unknown = await response.json()
    return { ok: response.ok, answer }
  } catch {
    throw new CallFailed('no answer')
  } finally {
    clearTimeout(timer)
  }
}

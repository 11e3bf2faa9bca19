import type * as z from 'zod/mini'

import { HistoryView, PlayError, playPath, RoundView, SessionView } from '../../play-contract.ts'

/** The server refused with this code. */
export class CallRefused extends Error {
  readonly code: string
  readonly waitMs: number
  /** Address of the lobby, for a page without a session. */
  readonly lobbyUrl: string | null
  /** Additional data of a game's own refusal; its page parses it. */
  readonly details: unknown

  constructor(code: string, waitMs: number, lobbyUrl: string | null = null, details: unknown = {}) {
    super(code)
    this.code = code
    this.waitMs = waitMs
    this.lobbyUrl = lobbyUrl
    this.details = details
  }
}

/** Thrown when there is no answer, or none that decides the call. The call may be repeated. */
export class CallFailed extends Error {}

const TIMEOUT_MS = 12_000
/** Codes for a missing answer of the gateway: the call is undecided. */
const NO_DECISION_CODES = new Set(['unavailable', 'gateway.silent'])

/** A page's request for a round; repeated with the same id, it is the same round. */
export interface RequestedRound {
  tapId: string
  stakeCents: bigint
  choice?: unknown
  clientSeed?: string
}

export interface VendorCalls {
  open(launch: { token: string; vendor: string; game: string }): Promise<SessionView>
  resume(): Promise<SessionView>
  /** Takes over a session that was opened elsewhere. */
  takeOver(): Promise<SessionView>
  round(input: RequestedRound): Promise<RoundView>
  /** The player's action on a held round; repeated with the same id it is executed once. */
  act(input: { roundId: string; actId: string; act: unknown }): Promise<RoundView>
  history(before: string | null): Promise<HistoryView>
  reportShown(roundId: string): Promise<void>
  /** A call of the game's own API. */
  callApi<Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: object): Promise<z.output<Schema>>
}

export function vendorCalls(key: string): VendorCalls {
  const post = (path: string, body: object) => answerOf(key, path, body)
  return {
    open: async (launch) => parsed(SessionView, await post(playPath.open, { ...launch, key })),
    resume: async () => parsed(SessionView, await post(playPath.resume, {})),
    takeOver: async () => parsed(SessionView, await post(playPath.resume, { takeOver: true })),
    round: async ({ stakeCents, ...requested }) =>
      parsed(RoundView, await post(playPath.round, { ...requested, stakeCents: `${stakeCents}` })),
    act: async (requested) => parsed(RoundView, await post(playPath.act, requested)),
    history: async (before) => parsed(HistoryView, await post(playPath.history, before === null ? {} : { before })),
    reportShown: async (roundId) => {
      await post(playPath.shown, { roundId })
    },
    callApi: async (path, schema, body = {}) => parsed(schema, await post(path, body)),
  }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer)
  if (!result.success) throw new CallFailed('an answer that violates the contract')
  return result.data
}

async function answerOf(key: string, path: string, body: object): Promise<unknown> {
  const { ok, answer } = await send(key, path, body)
  if (ok) return answer
  const refused = PlayError.safeParse(answer)
  if (!refused.success) throw new CallFailed('an answer that violates the contract')
  const { code, waitMs = 0, lobbyUrl = null } = refused.data.error
  throw NO_DECISION_CODES.has(code) ? new CallFailed(code) : new CallRefused(code, waitMs, lobbyUrl, refused.data.error)
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

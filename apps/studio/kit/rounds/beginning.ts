import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import { fairDraw, newServerSeed } from '../fairness/round-fairness.ts'
import type { RoundFairness } from '../fairness/round-fairness.ts'
import type { AnyGame } from '../game.ts'
import type { DrawBelow } from '../maths/draw-below.ts'
import type { Title } from '../titles.ts'
import type { DrawnRound } from './round-store.ts'

export interface RoundRequest {
  sessionId: string
  tapId: string
  stakeCents: bigint
  choice?: unknown
  clientSeed?: string | undefined
}

export interface LockedSession {
  vendor: string
  gameId: string
  playerId: string
  nickname: string
  currency: string
  playMode: 'real' | 'fun'
  replaced: boolean
  serverSeed: string
  nonce: number
  hasJackpot: boolean
}

/** Initial data of a round, which depend on the type of game. */
export interface NewRound extends Omit<
  DrawnRound,
  'id' | 'sessionId' | 'vendor' | 'gameId' | 'playerId' | 'tapId' | 'stakeCents'
> {
  /** Set when the game changed the requested stake. */
  stakeCents?: bigint
}

export interface BeginRequest<Played extends AnyGame> {
  game: Played
  title: Title
  /** Id of the new round. */
  id: string
  request: RoundRequest
  session: LockedSession
  drawBelow: DrawBelow
}

/** Returns the player's pick as parsed by the game, null without picks; throws `Refused` when it is invalid. */
export function choiceOf(game: AnyGame, title: Title, value: unknown): unknown {
  const choice = game.choiceIn(title)?.safeParse(value)
  if (choice?.success === false) throw new Refused('choice.unknown', {}, 400)
  return choice?.data ?? null
}

/** Returns the draw of a new round. A fair game draws from the committed seed; the next round's seed is stored. */
export async function drawingOf(
  tx: Queryable,
  { game, request, session, drawBelow }: BeginRequest<AnyGame>,
): Promise<{ drawBelow: DrawBelow; fairness: RoundFairness | null }> {
  if (!game.fair) return { drawBelow, fairness: null }
  const { serverSeed, nonce } = session
  const drawing = fairDraw({ serverSeed, clientSeed: request.clientSeed ?? request.tapId, nonce })
  await tx.query('update studio.play_session set next_server_seed = $2, rounds = rounds + 1 where id = $1', [
    request.sessionId,
    newServerSeed(),
  ])
  return drawing
}

import { inTransaction } from '../../kit/db.ts'
import type { Db, Queryable } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { fairDraw, newServerSeed } from '../fairness/round-fairness.ts'
import type { RoundFairness } from '../fairness/round-fairness.ts'
import type { Game, Wish } from '../game.ts'
import type { DrawBelow } from '../maths/draw-below.ts'
import { stakesOf } from '../stakes.ts'
import type { FindTitle } from '../titles.ts'
import { insertDrawn, roundById, roundByTap } from './round-store.ts'
import { roundIdPrefix } from './round.ts'
import type { Round } from './round.ts'

export interface RoundRequest {
  sessionId: string
  tapId: string
  stakeCents: bigint
  choice?: unknown
  clientSeed?: string | undefined
}

export interface Begun {
  round: Round
  /** False where the same tap was told before: then this is what came of it. */
  isNew: boolean
}

export interface BeginPorts {
  findTitle: FindTitle
  /** For games that promise nothing; the others draw from their seeds. */
  drawBelow: DrawBelow
  leaseMs: number
}

interface Place {
  vendor: string
  gameId: string
  playerId: string
  replaced: boolean
  serverSeed: string
  nonce: number
  hasJackpot: boolean
}

/** Draws and stores the outcome. A player has one open round of a title, and none begins before its time. */
export function beginRound(db: Db, request: RoundRequest, ports: BeginPorts): Promise<Begun> {
  return inTransaction(db, async (tx) => {
    const place = await lockPlace(tx, request.sessionId)
    const earlier = await roundByTap(tx, request)
    if (earlier) return { round: earlier, isNew: false }

    const { game, wish } = wishOf(request, place, ports.findTitle)
    if (place.replaced) throw new Refused('session.replaced')
    await refuseUnlessFree(tx, place)
    const { outcome, fairness } = await drawOutcome(tx, { game, wish, request, place, drawBelow: ports.drawBelow })
    const jackpot = wish.hasJackpot ? game.jackpot : null
    const drawn = {
      ...request,
      vendor: place.vendor,
      gameId: place.gameId,
      playerId: place.playerId,
      id: roundIdPrefix(request.sessionId) + request.tapId,
      choice: wish.choice,
      outcome,
      fairness,
      wonCents: game.wonCents(outcome, wish),
      jackpotCents: jackpot?.contributionCents(wish.stakeCents) ?? 0n,
      winsJackpot: jackpot?.wins(outcome) ?? false,
      leastMs: game.leastMs(outcome),
    }
    await insertDrawn(tx, drawn, ports.leaseMs)
    return { round: await roundById(tx, drawn.id), isNew: true }
  })
}

/** Holds the session until the round is stored: a second tap, or a page that takes over, waits. */
async function lockPlace(tx: Queryable, sessionId: string): Promise<Place> {
  const { rows } = await tx.query<Place>(
    `select vendor, game_id as "gameId", player_id as "playerId", replaced_at is not null as replaced,
       next_server_seed as "serverSeed", rounds as nonce, has_jackpot as "hasJackpot"
     from studio.play_session where id = $1 for update`,
    [sessionId],
  )
  if (!rows[0]) throw new Error(`Session ${sessionId} is not there.`)
  return rows[0]
}

function wishOf(request: RoundRequest, place: Place, findTitle: FindTitle): { game: Game; wish: Wish<unknown> } {
  const found = findTitle(place)
  if (!found) throw new Refused('title.unknown', {}, 404)
  const { game, title } = found
  if (!stakesOf(title).includes(request.stakeCents)) throw new Refused('stake.unknown', {}, 400)
  const choice = game.choiceIn(title)?.safeParse(request.choice)
  if (choice?.success === false) throw new Refused('choice.unknown', {}, 400)
  const { stakeCents } = request
  return { game, wish: { title, stakeCents, choice: choice?.data ?? null, hasJackpot: place.hasJackpot } }
}

async function refuseUnlessFree(tx: Queryable, { vendor, playerId, gameId }: Place): Promise<void> {
  const { rows } = await tx.query<{ open: boolean; waitMs: number }>(
    `select state not in ('closed', 'refused', 'rolled_back') as open,
       case when state in ('refused', 'rolled_back') then 0 else
         ceil(extract(epoch from drawn_at - now() + least_ms * interval '1 ms') * 1000)::float8 end as "waitMs"
     from studio.round where vendor = $1 and player_id = $2 and game_id = $3 order by drawn_at desc limit 1`,
    [vendor, playerId, gameId],
  )
  const latest = rows[0]
  if (latest?.open) throw new Refused('round.open')
  if (latest && latest.waitMs > 0) throw new Refused('round.too_soon', { waitMs: latest.waitMs })
}

interface Drawing {
  game: Game
  wish: Wish<unknown>
  request: RoundRequest
  place: Place
  drawBelow: DrawBelow
}

/** A fair game's round is drawn from the seed that was promised; the seed of the next one is made with it. */
async function drawOutcome(
  tx: Queryable,
  { game, wish, request, place, drawBelow }: Drawing,
): Promise<{ outcome: unknown; fairness: RoundFairness | null }> {
  if (!game.fair) return { outcome: game.draw(drawBelow, wish), fairness: null }
  const { serverSeed, nonce } = place
  const { drawBelow: drawFairly, fairness } = fairDraw({
    serverSeed,
    clientSeed: request.clientSeed ?? request.tapId,
    nonce,
  })
  const outcome = game.draw(drawFairly, wish)
  await tx.query('update studio.play_session set next_server_seed = $2, rounds = rounds + 1 where id = $1', [
    request.sessionId,
    newServerSeed(),
  ])
  return { outcome, fairness }
}

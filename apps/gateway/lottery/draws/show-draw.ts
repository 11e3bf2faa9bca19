import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { DRAW_ALGORITHM } from '@ante/contract/lottery/draws/draw-proof.ts'
import type { DrawProof, listDrawCommitments as commitmentsEndpoint } from '@ante/contract/lottery/draws/draw-proof.ts'
import { getDraw as endpoint } from '@ante/contract/lottery/draws/draws.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { lockAtOf } from '../games/games.ts'
import type { Game } from '../games/games.ts'
import { idOf } from '../games/list-games.ts'
import type { Slot } from '../games/schedule.ts'
import { momentOf } from '../../kit/zone-days.ts'
import { COMMITTED_DAYS } from './day-secrets.ts'
import type { DaySecrets } from './day-secrets.ts'
import { pastDraw } from './list-draws.ts'

const refuse = refusalsOf(endpoint)
/** Number of past days whose secrets are listed. */
const DAYS_PUBLISHED = 7

export interface ProofPorts extends Pick<Ports, 'db' | 'clock'> {
  secrets: DaySecrets
}

/** Returns one draw in any status, with the proof of its result. */
export async function showDraw(ports: ProofPorts, game: Game, drawNumber: string): Promise<OutputOf<typeof endpoint>> {
  const draw = await findDraw(ports, game, drawNumber)
  if (!draw) throw refuse('lottery.draw.not.found')
  const { slot, row, wasReversed } = draw
  return {
    gameId: idOf(game),
    gameCode: game.code,
    name: game.name,
    family: game.family,
    draw: pastDraw(row, ports.clock.now()),
    openAt: row.open_at.toISOString(),
    lockAt: row.lock_at.toISOString(),
    wasReversed,
    proof: game.is_house ? await proofOf(ports, game, slot) : null,
    serverTime: ports.clock.now().toISOString(),
  }
}

/** Returns the stored draw or, without a row, the scheduled one; null if neither exists. */
async function findDraw({ db, clock }: ProofPorts, game: Game, drawNumber: string) {
  const row = await db
    .selectFrom('lottery_draw')
    .select(['draw_number', 'open_at', 'lock_at', 'draw_at', 'drawn_at', 'status', 'result', 'results'])
    .select(sql<string>`day::text`.as('day'))
    .where('game_id', '=', game.id)
    .where('draw_number', '=', drawNumber)
    .executeTakeFirst()
  if (row) {
    const slot = { drawNumber, day: row.day, openAt: row.open_at.getTime(), drawAt: row.draw_at.getTime() }
    return { slot, row, wasReversed: row.results > 1 || row.status === 'RESULT_REVERSED' }
  }
  const slot = game.timetable.named(drawNumber)
  const msUntilDraw = (slot?.drawAt ?? 0) - clock.now().getTime()
  // Hides draws without a row that missed their result timeout in an outage, and draws too far in the future.
  if (!slot || msUntilDraw < -game.result_timeout_seconds * 1000 || msUntilDraw > COMMITTED_DAYS * DAY_MS) return null
  return { slot, row: unwritten(game, slot), wasReversed: false }
}

const unwritten = (game: Game, slot: Slot) => ({
  draw_number: slot.drawNumber,
  open_at: new Date(slot.openAt),
  lock_at: new Date(lockAtOf(game, slot)),
  draw_at: new Date(slot.drawAt),
  drawn_at: null,
  status: 'INIT' as const,
  result: null,
})

/** Returns the proof of a draw. It contains the secret only after the end of its day, by the merchant's calendar. */
export async function proofOf(
  { db, clock, secrets }: ProofPorts,
  game: Pick<Game, 'merchant_code' | 'zone'>,
  { day }: Pick<Slot, 'day'>,
): Promise<DrawProof | null> {
  const { merchant_code: merchantCode, zone } = game
  const publishedAt = momentOf(zone, plusDays(day, 1))
  const commitment = await db
    .selectFrom('lottery_commitment')
    .select('committed_at')
    .where('merchant_code', '=', merchantCode)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst()
  if (!(await secrets.has(merchantCode, day))) return null
  const isOver = clock.now().getTime() >= publishedAt
  const before = plusDays(day, -1)
  return {
    algorithm: DRAW_ALGORITHM,
    day,
    secretHash: await secrets.hashOf(merchantCode, day),
    committedAt: commitment?.committed_at.toISOString() ?? null,
    secret: isOver ? await secrets.of(merchantCode, day) : null,
    previousSecret: isOver && (await secrets.has(merchantCode, before)) ? await secrets.of(merchantCode, before) : null,
    publishedAt: new Date(publishedAt).toISOString(),
  }
}

/** Returns the published hashes, latest day first. */
export async function listCommitments(
  { db, clock, secrets }: ProofPorts,
  { code: merchantCode, zone }: { code: string; zone: string },
): Promise<OutputOf<typeof commitmentsEndpoint>> {
  const now = clock.now()
  const today = dayOf(zone, now.getTime())
  const rows = await db
    .selectFrom('lottery_commitment')
    .select(['secret_hash', 'committed_at', sql<string>`day::text`.as('day')])
    .where('merchant_code', '=', merchantCode)
    .where('day', '>=', sql<Date>`${plusDays(today, -DAYS_PUBLISHED)}::date`)
    .orderBy('day', 'desc')
    .execute()
  const days = rows.map(async ({ day, secret_hash: secretHash, committed_at: committedAt }) => ({
    day,
    secretHash,
    committedAt: committedAt.toISOString(),
    secret: day < today ? await secrets.of(merchantCode, day) : null,
  }))
  return { days: await Promise.all(days), serverTime: now.toISOString() }
}

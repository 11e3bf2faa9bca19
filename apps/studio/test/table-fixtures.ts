import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'

import { sealOf } from '../kit/fairness/seal.ts'
import type { Seal } from '../kit/fairness/seal.ts'
import { heldRounds } from '../kit/held/held.ts'
import type { HeldRounds } from '../kit/held/held.ts'
import { drawSecurely } from '../kit/maths/random.ts'
import type { RoundPorts } from '../kit/rounds/advance.ts'
import { roundPlayer } from '../kit/rounds/play-round.ts'
import type { PlayRound } from '../kit/rounds/play-round.ts'
import type { Round } from '../kit/rounds/round.ts'
import type { FindTitle, Title } from '../kit/titles.ts'
import { insertDeal, latestDeal } from '../tables/deals/deal-store.ts'
import type { Deal } from '../tables/deals/deal.ts'
import { decideDeal } from '../tables/run/decide-deal.ts'
import { tableGame } from '../tables/table-game.ts'
import type { TableRules } from '../tables/table-rules.ts'
import { newTapId } from './page-calls.ts'
import { newSession, playing, roundFixtures } from './round-fixtures.ts'
import type { RoundFixtures } from './round-fixtures.ts'

export interface TableFixtures extends RoundFixtures {
  ports: RoundPorts
  heldRounds: HeldRounds
  seal: Seal
  play: PlayRound
  title: Title
  rules: TableRules
  /** Stakes whose changes were reported. */
  received: Round[]
}

/** Creates a table with these rules on a real database, with a clock controlled by the test. */
export async function tableFixtures(rules: TableRules): Promise<TableFixtures> {
  const fixtures = await roundFixtures()
  await migrate(fixtures.db, { owner: 'tables', folder: join(import.meta.dirname, '../tables/migrations') })
  const received: Round[] = []
  const game = tableGame(rules, { changed: (round) => void received.push(round) })
  const playedTitle = playing()({ vendor: '', gameId: '' })
  if (!playedTitle) throw new Error('There is no title to play.')
  const title = { ...playedTitle.title, gameId: `table-${randomUUID()}`, minBet: '1' }
  const findTitle: FindTitle = () => ({ title, game })
  const ports = { ...fixtures.ports, findTitle }
  const play = roundPlayer(ports, { drawBelow: drawSecurely })
  const heldService = heldRounds({ db: fixtures.db, log: fixtures.ports.log, stake: play, wake: () => undefined })
  return {
    ...fixtures,
    ports,
    heldRounds: heldService,
    seal: sealOf('a-secret-of-this-test'),
    play,
    title,
    rules,
    received,
  }
}

/** Opens the next deal. Its betting closes after `closesInMs`; a negative time is in the past. */
export async function openDeal(fixtures: TableFixtures, closesInMs = 60_000): Promise<Deal> {
  const table = { vendor: fixtures.title.vendor, gameId: fixtures.title.gameId }
  const [before, now] = [await latestDeal(fixtures.db, table), Date.now()]
  const times = { opensAt: new Date(now - 1_000), closesAt: new Date(now + closesInMs) }
  await insertDeal(fixtures.db, table, { before, dealsOfSet: fixtures.rules.dealsOfSet, seal: fixtures.seal, ...times })
  const deal = await latestDeal(fixtures.db, table)
  if (!deal) throw new Error('No deal was opened.')
  return deal
}

/** Decides a deal; its stakes are paid after this delay. */
export const decide = async (fixtures: TableFixtures, { id }: Deal, revealMs = 0) =>
  (await decideDeal({ ...fixtures, revealMs }, id))?.deal

interface ChipsOptions {
  sessionId?: string
  tapId?: string
  playerId?: string
}

/** Places chips, in cents by spot, for the given player or a new one. */
export async function placeChips(
  fixtures: TableFixtures,
  deal: Pick<Deal, 'id'>,
  cents: Record<string, number>,
  { sessionId, tapId = newTapId(), playerId }: ChipsOptions = {},
): Promise<Round> {
  const spots = Object.entries(cents).map(([spot, amount]) => [spot, `${amount}`])
  const stakeCents = BigInt(Object.values(cents).reduce((sum, amount) => sum + amount, 0))
  const session = sessionId ?? (await sessionAt(fixtures, playerId))
  return fixtures.play({ sessionId: session, tapId, stakeCents, choice: { deal: deal.id, spots } })
}

/** Creates a session at this table. */
export async function sessionAt(fixtures: TableFixtures, playerId: string = randomUUID()): Promise<string> {
  const id = await newSession(fixtures, { playerId })
  await fixtures.db.query('update studio.play_session set game_id = $2 where id = $1', [id, fixtures.title.gameId])
  return id
}

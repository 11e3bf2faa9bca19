import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import { listPlayRecords } from '@ante/contract/launch/play-records.ts'
import type { PlayRecord, PlayRecords } from '@ante/contract/launch/play-records.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { gamesOf, writeRounds } from '../test/rounds.ts'
import type { PlayedRound } from '../test/rounds.ts'

const VENDORS = ['ANS', 'CRB', 'OPL'] as const
const STATES = ['open', 'closed', 'closed', 'closed', 'voided'] as const
const RUNS = 15
/** Requested days. Some of the generated rounds are outside this range. */
const REQUESTED_DAYS = { from: '2026-02-10', to: '2026-03-05' }
const FIRST = Date.parse('2026-02-07T00:00:00Z')
/** Few moments for many rounds: many begin simultaneously, and many at a day boundary. */
const STEP_MS = 4 * 3_600_000

const gateway = sharedGateway()
let games: { vendor: string; nodeId: bigint }[]

beforeAll(async () => {
  games = await gamesOf(gateway, VENDORS)
})

const anyRound = fc.record({
  game: fc.nat({ max: VENDORS.length - 1 }),
  state: fc.constantFrom(...STATES),
  staked: fc.constantFrom(10_000n, 25_000n, 100n),
  paid: fc.constantFrom(0n, 10_000n, 25_000n, 990_000n),
  step: fc.nat({ max: 180 }),
  /** State after a later change: rounds are closed, voided or reopened. */
  later: fc.option(fc.constantFrom('open', 'closed', 'voided'), { freq: 3 }),
})

const anyFilter = fc.record(
  {
    category: fc.constantFrom<GameCategory>('RNG', 'FISH', 'LIVE', 'PVP'),
    vendor: fc.constantFrom(...VENDORS),
    outcome: fc.constantFrom(...PlayOutcome.options),
  },
  { requiredKeys: [] },
)
type Filter = Partial<Record<'category' | 'vendor' | 'outcome', string>>

function roundOf({ game, state, staked, paid, step }: typeof anyRound extends fc.Arbitrary<infer R> ? R : never) {
  const money = state === 'voided' ? { staked: 0n, paid: 0n } : { staked, paid }
  const played: PlayedRound = { ...games[game]!, state, ...money, beganAt: new Date(FIRST + step * STEP_MS) }
  return { ...played, roundId: crypto.randomUUID() }
}

async function become(memberId: bigint, roundId: string, state: 'open' | 'closed' | 'voided'): Promise<void> {
  await gateway.ports.db
    .updateTable('game_round')
    .set({
      state,
      closed_at: state === 'closed' ? new Date(FIRST) : null,
      ...(state === 'voided' && { staked: 0n, paid: 0n }),
    })
    .where('member_id', '=', memberId)
    .where('round_id', '=', roundId)
    .execute()
}

async function allPages({ token }: SignedInMember, filter: object): Promise<PlayRecords[]> {
  const pages: PlayRecords[] = []
  for (let after: string | undefined; ;) {
    const input = { ...REQUESTED_DAYS, ...filter, ...(after !== undefined && { after }) }
    const answer = await gateway.call(listPlayRecords, input, { token })
    if (!answer.ok) throw new Error(answer.code)
    pages.push(answer.value)
    if (answer.value.next === null) return pages
    after = answer.value.next
  }
}

const passes = (filter: Filter) => (record: PlayRecord) =>
  (['category', 'vendor', 'outcome'] as const).every(
    (name) => filter[name] === undefined || record[name] === filter[name],
  )

const sumOf = (records: PlayRecord[], field: 'stake' | 'payout' | 'net') =>
  textOf(records.reduce((sum, record) => sum + unitsOf(record[field]), 0n))

test('the pages of any filter contain each round once, latest first, and match its totals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRound, { minLength: 1, maxLength: 90 }),
      fc.array(anyFilter, { minLength: 1, maxLength: 4 }),
      async (drawn, filters) => {
        const member = await signedIn(gateway)
        const rounds = drawn.map(roundOf)
        await writeRounds(gateway, member.memberId, rounds)
        for (const [index, { later }] of drawn.entries()) {
          if (later) await become(member.memberId, rounds[index]!.roundId, later)
        }
        const everything = (await allPages(member, {})).flatMap(({ records }) => records)
        const moments = new Map<string, Date>(rounds.map(({ roundId, beganAt }) => [roundId, beganAt]))
        const inside = rounds.filter(({ beganAt }) => isRequested(beganAt))
        expect(everything.map(({ roundId }) => roundId).toSorted()).toEqual(
          inside.map(({ roundId }) => roundId).toSorted(),
        )
        for (const filter of [{}, ...filters]) {
          const pages = await allPages(member, filter)
          const records = pages.flatMap((page) => page.records)
          expect(records.map(({ roundId }) => roundId)).toEqual(
            everything.filter(passes(filter)).map(({ roundId }) => roundId),
          )
          const times = records.map(({ roundId }) => moments.get(roundId)?.getTime() ?? 0)
          expect(times).toEqual(times.toSorted((a, b) => b - a))
          const totals = {
            rounds: records.length,
            stake: sumOf(records, 'stake'),
            payout: sumOf(records, 'payout'),
            net: sumOf(records, 'net'),
          }
          for (const page of pages) expect(page.totals).toEqual(totals)
        }
      },
    ),
    { numRuns: RUNS },
  )
})

/** Whether a time is in the requested days, in Manila, which has no clock changes. */
function isRequested(at: Date): boolean {
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  return day >= REQUESTED_DAYS.from && day <= REQUESTED_DAYS.to
}

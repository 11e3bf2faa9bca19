import { randomUUID } from 'node:crypto'

import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { inTransaction } from '../../kit/db.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TransactionCode } from '../../wallet/transaction-codes.ts'
import { mainAccountOf, merchantAccount, postTransfer } from '../../wallet/public.ts'
import { lineMember, moveBelow, problemsOf } from './test/team.ts'
import { countAllChanges, countTeamChanges } from './team-changes.ts'
import { verifyTeams } from './verify-teams.ts'

const VENDORS = ['ANS', 'CRB', 'OPL'] as const
const RUNS = 15
const PEOPLE = 6
const FIRST = Date.parse('2026-02-07T00:00:00Z')
/**
 * Time between events: few days with many rounds, so that new days come between existing ones and some rounds are at a
 * day boundary.
 */
const STEP_MS = 8 * 3_600_000
const STEPS = 24
const FULL_RANGE = { startDate: '2026-02-08', endDate: '2026-02-12', size: 0 }

let gateway: TestGateway
let games: { vendor: string; nodeId: bigint }[]
const { runCommand } = cliOf(() => gateway)

beforeAll(async () => {
  gateway = await startGateway()
  games = await gamesOf(gateway, VENDORS)
})
afterAll(() => gateway.stop())

const memberIndex = fc.nat({ max: PEOPLE - 1 })
const step = fc.nat({ max: STEPS })
const anyEvent = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('play' as const), memberIndex, step, game: fc.nat({ max: 2 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('become' as const),
      place: fc.nat({ max: 30 }),
      state: fc.constantFrom('open' as const, 'closed' as const, 'voided' as const),
      /** Time between bet and end of a round, which may be on another day. */
      step,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('cash' as const),
      memberIndex,
      step,
      code: fc.constantFrom(6101, 6201, 6202, 6104, 6207, 6111, 6114, 6214, 4205, 4104),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const), memberIndex, below: memberIndex }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('type' as const), memberIndex, type: fc.constantFrom(0, 1, 40, 41) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('sign in' as const), memberIndex, step }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('count' as const), atOnce: fc.constantFrom(1, 3, 50) }) },
  { weight: 1, arbitrary: fc.constant({ what: 'die while counting' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'count twice at once' as const }) },
)
type Event = typeof anyEvent extends fc.Arbitrary<infer One> ? One : never

interface Played {
  memberId: bigint
  roundId: string
}

/** Events in a tree of members, through the same calls as in production. */
class History {
  readonly #memberIds: bigint[]
  readonly #played: Played[] = []

  constructor(people: bigint[]) {
    this.#memberIds = people
  }

  async happen(event: Event): Promise<void> {
    const { db } = gateway.ports
    switch (event.what) {
      case 'play':
        return this.#play(this.#memberId(event.memberIndex), games[event.game]!, at(event.step))
      case 'become':
        return this.#changeRound(event.place, event.state, at(event.step))
      case 'cash':
        return cash(this.#memberId(event.memberIndex), event.code, at(event.step))
      case 'move':
        // A member cannot be moved below itself.
        return moveBelow(gateway, this.#memberId(event.memberIndex), this.#memberId(event.below)).catch(() => undefined)
      case 'type':
        return void (await sql`update member set type = ${event.type} where id = ${this.#memberId(event.memberIndex)}`.execute(
          db,
        ))
      case 'sign in':
        return void (await sql`
          insert into sign_in (member_id, at, method, ip, network, device, user_agent, known)
          values (${this.#memberId(event.memberIndex)}, ${at(event.step)}, 'password', '', '', 'MOBILE', '', true)`.execute(
          db,
        ))
      case 'count':
        return countTeamChanges(db, { atOnce: event.atOnce })
      case 'count twice at once':
        return void (await Promise.all([countTeamChanges(db, { atOnce: 2 }), countAllChanges(db, { atOnce: 3 })]))
      case 'die while counting':
        return crashWhileCounting()
    }
  }

  #memberId(index: number): bigint {
    return this.#memberIds[index] ?? 0n
  }

  async #play(memberId: bigint, game: { vendor: string; nodeId: bigint }, beganAt: Date): Promise<void> {
    const roundId = randomUUID()
    await writeRounds(gateway, memberId, [
      { ...game, roundId, state: 'closed', staked: 25_000n, paid: 10_000n, beganAt },
    ])
    this.#played.push({ memberId, roundId })
  }

  async #changeRound(index: number, state: 'open' | 'closed' | 'voided', endedAt: Date): Promise<void> {
    const played = this.#played[index]
    if (!played) return
    const money = state === 'voided' ? { staked: 0n, paid: 0n } : { staked: 30_000n, paid: 30_000n }
    await gateway.ports.db
      .updateTable('game_round')
      .set({ state, closed_at: state === 'closed' ? endedAt : null, ...money })
      .where('member_id', '=', played.memberId)
      .where('round_id', '=', played.roundId)
      .execute()
  }
}

const at = (steps: number) => new Date(FIRST + steps * STEP_MS)

async function cash(memberId: bigint, code: number, moment: Date): Promise<void> {
  const { db } = gateway.ports
  const own = await mainAccountOf(db, memberId)
  const house = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'clearing' })
  const isOut = [6201, 6207, 6214, 4205].includes(code)
  const sides = isOut ? { debit: own, credit: house } : { debit: house, credit: own }
  const key = randomUUID()
  await postTransfer(db, {
    key,
    code: code as TransactionCode,
    ...sides,
    amount: 10_000n,
    reference: key,
    at: moment,
  })
}

/** Counts events and rolls the transaction back, as if the gateway had died. */
async function crashWhileCounting(): Promise<void> {
  const died = inTransaction(gateway.ports.db, async (tx) => {
    await sql`select count_team_changes(50, now())`.execute(tx)
    throw new Error('killed')
  })
  await died.catch(() => undefined)
}

test('after any sequence of events, every sum matches the ledger and the rounds', async () => {
  const root = await lineMember(gateway, '0.00', { type: 2 })
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 5, maxLength: 40 }), async (events) => {
      const people: bigint[] = []
      for (let count = 0; count < PEOPLE; count++) {
        const uplineId = people[Math.floor(count / 2) - 1] ?? root.memberId
        people.push(await makeTestMember(gateway, '1000.00', { type: 1, uplineId }))
      }
      const history = new History(people)
      for (const event of events) await history.happen(event)

      const received = () =>
        Promise.all([
          gateway.call(getTeamKpi, FULL_RANGE, { token: root.token }),
          gateway.call(getTeamOverview, { from: '2026-02-08', to: '2026-02-13' }, { token: root.token }),
        ])
      expect(await problemsOf(gateway)).toEqual([])
      expect((await received())[0]).toMatchObject({
        ok: true,
        value: { footer: { teamBetMemberCount: await bettors(root.memberId) } },
      })
    }),
    { numRuns: RUNS },
  )
}, 120_000)

/** Returns the number of members with bets, counted from all bets. */
async function bettors(agentId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct member.id)::int4 as count from game_round join member on member.id = game_round.member_id
    where member.path like ${`%/${agentId}/%`} and member.type in (0, 1, 2) and state <> 'voided'
      and day between ${FULL_RANGE.startDate}::date and ${FULL_RANGE.endDate}::date`.execute(gateway.ports.db)
  return rows[0]?.count ?? 0
}

test('the verification reports no problems for correct sums, and one for each error', async () => {
  const { db } = gateway.ports
  await countAllChanges(db)
  expect(await runCommand('agents', 'verify')).toMatchObject({ code: 0, stderr: '' })
  await sql`update team_day set betting = betting + 1 where (agent_id, day, category) in (
    select agent_id, day, category from team_day order by agent_id limit 1)`.execute(db)
  const received = await runCommand('agents', 'verify')
  expect(received.code).toBe(1)
  expect(received.stderr).toContain('sums: team of')
  await sql`update team_presence set members = members + 1 where kind = 'login'`.execute(db)
  await sql`update team set balance = balance + 1`.execute(db)
  const { problems } = await verifyTeams(db)
  for (const part of ['sums:', 'presence:', 'size:'])
    expect(problems.some((problem) => problem.startsWith(part))).toBe(true)
})

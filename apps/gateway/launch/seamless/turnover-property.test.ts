import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { textOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { gamesOf, writeRounds } from '../test/rounds.ts'
import { addRequirement, turnoverOf } from '../test/turnover-fixtures.ts'

const RUNS = 12
const BEGAN = new Date('2026-02-10T04:00:00Z')

const gateway = sharedGateway()
let games: { vendor: string; nodeId: bigint; percent: bigint }[]

beforeAll(async () => {
  const { db } = gateway.ports
  games = (await gamesOf(gateway, ['ANS', 'CRB'])).map((game) => ({ ...game, percent: 100n }))
  const stored = db
    .selectFrom('game')
    .select(['vendor', 'node_id as nodeId'])
    .where('category', '=', 'PVP')
    .where('edge_hundredths', 'is not', null)
  games.push({ ...(await stored.orderBy('node_id').limit(1).executeTakeFirstOrThrow()), percent: 50n })
})

/**
 * Reference model: turnover fills the first bucket that is not full, and is removed from the last one that is not
 * empty.
 */
class Buckets {
  /** Buckets that are not requirements contain turnover that was not needed. */
  readonly #buckets: { isRequirement: boolean; size: bigint | null; filled: bigint }[] = [
    { isRequirement: false, size: null, filled: 0n },
  ]

  requireTurnover(size: bigint): void {
    const last = this.#buckets.at(-1)!
    last.size = last.filled
    this.#buckets.push({ isRequirement: true, size, filled: 0n }, { isRequirement: false, size: null, filled: 0n })
  }

  addTurnover(amount: bigint): void {
    let left = amount
    for (const bucket of this.#buckets) {
      const room = bucket.size === null ? left : bucket.size - bucket.filled
      const part = room < left ? room : left
      bucket.filled += part
      left -= part
    }
  }

  removeTurnover(amount: bigint): void {
    let left = amount
    for (const bucket of this.#buckets.toReversed()) {
      const part = bucket.filled < left ? bucket.filled : left
      bucket.filled -= part
      left -= part
    }
  }

  /** Returns the unmet requirements, in order. */
  open(): { required: bigint; done: bigint }[] {
    const own = this.#buckets.filter(({ isRequirement, size, filled }) => isRequirement && filled !== size)
    return own.map(({ size, filled }) => ({ required: size ?? 0n, done: filled }))
  }
}

const anyStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('require'),
      units: fc.integer({ min: 1, max: 500 }),
      times: fc.constantFrom(50, 100, 250),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('play'),
      units: fc.integer({ min: 1, max: 600 }),
      game: fc.nat({ max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take back'), round: fc.nat({ max: 20 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('go on'),
      round: fc.nat({ max: 20 }),
      units: fc.integer({ min: 1, max: 90 }),
    }),
  },
)

interface Round {
  roundId: string
  staked: bigint
  percent: bigint
}

class History {
  readonly #member: SignedInMember
  readonly #rounds: Round[] = []
  readonly buckets = new Buckets()

  constructor(member: SignedInMember) {
    this.#member = member
  }

  async requireTurnover(hundredthsOfUnits: bigint, amount: string, multipleHundredths: number): Promise<void> {
    await addRequirement(gateway, this.#member, { amount, multipleHundredths })
    this.buckets.requireTurnover(hundredthsOfUnits)
  }

  async play(staked: bigint, { percent, ...game }: (typeof games)[number]): Promise<void> {
    const played = { roundId: crypto.randomUUID(), staked }
    await writeRounds(gateway, this.#member.memberId, [
      { ...played, ...game, state: 'closed', paid: 0n, beganAt: BEGAN },
    ])
    this.#rounds.push({ ...played, percent })
    this.buckets.addTurnover(staked * percent)
  }

  /** Voids a round that has already ended. */
  async takeBack(index: number): Promise<void> {
    const [round] = this.#rounds.splice(index % Math.max(1, this.#rounds.length), 1)
    if (!round) return
    await this.#change(round, { state: 'voided', staked: 0n })
    this.buckets.removeTurnover(round.staked * round.percent)
  }

  /** Reopens an ended round with one more bet, and ends it. */
  async continueRound(index: number, more: bigint): Promise<void> {
    const round = this.#rounds[index % Math.max(1, this.#rounds.length)]
    if (!round) return
    await this.#change(round, { state: 'open', staked: round.staked + more })
    this.buckets.removeTurnover(round.staked * round.percent)
    round.staked += more
    await this.#change(round, { state: 'closed', staked: round.staked })
    this.buckets.addTurnover(round.staked * round.percent)
  }

  async #change({ roundId }: Round, change: { state: 'open' | 'closed' | 'voided'; staked: bigint }): Promise<void> {
    const closedAt = change.state === 'closed' ? BEGAN : null
    const update = gateway.ports.db.updateTable('game_round').set({ ...change, closed_at: closedAt })
    await update.where('member_id', '=', this.#member.memberId).where('round_id', '=', roundId).execute()
  }
}

/** Amounts in these tests are whole hundredths of the currency. */
const units = (cents: number) => BigInt(cents) * 100n
const text = (hundredths: bigint) => textOf(hundredths / 100n)

test('after any sequence of credits, bets, voids and further bets, progress matches the buckets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 25 }), async (steps) => {
      const member = await signedIn(gateway)
      const history = new History(member)
      for (const step of steps) {
        if ('times' in step) {
          await history.requireTurnover(units(step.units) * BigInt(step.times), textOf(units(step.units)), step.times)
        } else if ('game' in step) await history.play(units(step.units), games[step.game]!)
        else if ('units' in step) await history.continueRound(step.round, units(step.units))
        else await history.takeBack(step.round)
      }
      const { requirements } = await turnoverOf(gateway, member)
      const received = requirements.map(({ required, done }) => ({ required, done }))
      const expected = history.buckets
        .open()
        .map(({ required, done }) => ({ required: text(required), done: text(done) }))
      expect(received).toEqual(expected)
    }),
    { numRuns: RUNS },
  )
})

import { HOUR_MS } from '@ante/contract/kit/time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { putPayeeName } from '../../identity/public.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import {
  balanceOfAccount,
  mainAccountOf,
  merchantAccount,
  postTransfer,
  unitsFrozen,
  verifyLedger,
} from '../../wallet/public.ts'
import { putBankCard } from '../bank-cards/put-bank-card.ts'
import { BrokenBank } from '../test/broken-bank.ts'
import type { CallFault } from '../test/broken-bank.ts'
import { cardNumberEnding } from '../test/withdrawer.ts'
import { approveWithdrawal, rejectWithdrawal } from './review.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { advanceWithdrawal } from './advance-withdrawal.ts'
import { beginWithdrawal, dueWithdrawalIds } from './withdrawals.ts'

type Event =
  | { kind: 'ask'; cents: number; feeCents: number }
  | { kind: 'play'; cents: number }
  | { kind: 'cancel' | 'approve' | 'reject'; which: number }
  | { kind: 'notice'; which: number; state: 'paid' | 'failed' }
  | { kind: 'bank'; which: number; action: 'pay' | 'fail' }
  | { kind: 'pass'; seconds: number; faults: CallFault[] }

const OPENING = unitsOf('100.00')
const CENT = 100n
const RUNS = 25
const LIMIT_MS = 120_000

/**
 * A clock that runs an hour ahead of the test gateway's, so that the gateway does not process the rows written here.
 */
class ManualClock {
  #time = Date.now() + HOUR_MS
  now = () => new Date(this.#time)
  pass = (ms: number) => (this.#time += ms)
}

const cents = fc.integer({ min: 1, max: 6_000 })
const place = fc.nat({ max: 5 })
const fault = fc.constantFrom<CallFault>('none', 'lost before', 'lost after', 'dies before', 'dies after')
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), cents, feeCents: fc.nat({ max: 50 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('play' as const), cents: fc.integer({ min: -3_000, max: 3_000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'approve' as const, 'approve' as const, 'reject' as const),
      which: place,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('notice' as const),
      which: place,
      state: fc.constantFrom('paid' as const, 'failed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bank' as const),
      which: place,
      action: fc.constantFrom('pay' as const, 'pay' as const, 'fail' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      seconds: fc.constantFrom(1, 3, 16, 70),
      faults: fc.array(fault, { maxLength: 3 }),
    }),
  },
)

const ASK: Event = { kind: 'ask', cents: 1_000, feeCents: 10 }
const PASS: Event = { kind: 'pass', seconds: 16, faults: [] }
const on = (kind: 'cancel' | 'approve' | 'reject', which = 0): Event => ({ kind, which })

/** Event sequences that cover every transition, and attempts at illegal ones. */
const EACH_EDGE: [Event[]][] = [
  [[ASK, PASS, on('approve'), PASS, { kind: 'bank', which: 0, action: 'fail' }, PASS, on('approve')]],
  [[ASK, on('cancel'), on('approve'), ASK, PASS, on('cancel', 1), on('reject', 1)]],
  [[ASK, PASS, on('reject'), on('cancel')]],
]

let gateway: TestGateway
const clock = new ManualClock()
const bank = new BrokenBank()
/** Advance functions of two gateways. */
let advances: [() => Promise<void>, () => Promise<void>]
beforeAll(async () => {
  gateway = await startGateway()
  const ports = { ...gateway.ports, clock, payouts: { of: async () => bank } }
  const make = () => async () => {
    const ids = await dueWithdrawalIds(ports.db, clock.now())
    await Promise.all(ids.map((id) => advanceWithdrawal(ports, id).catch(refused)))
  }
  advances = [make(), make()]
})
afterAll(() => gateway.stop())

interface Player {
  memberId: bigint
  cardId: bigint
  requested: string[]
  played: bigint
}

async function newPlayer(): Promise<Player> {
  const { db } = gateway.ports
  const memberId = await makeTestMember(gateway, textOf(OPENING), { merchantCode: 'lotus' })
  const member = { memberId, merchantCode: 'lotus' }
  await putPayeeName(db, { ...member, payeeName: 'Ana Reyes', overwrite: false })
  const card = { bankCode: 'RIVERSIDE', digits: cardNumberEnding('77'), holder: 'Ana Reyes', province: '' }
  await putBankCard(gateway.ports, db, { ...member, ...card, requestKey: 'test', at: clock.now() })
  const { id } = await db
    .selectFrom('bank_card')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { memberId, cardId: id, requested: [], played: 0n }
}

const step = (actor: string) => ({ now: clock.now(), actor })
/** Ignores the errors of illegal steps, which are expected here. */
const refused = () => undefined

async function beginRequested(player: Player, amount: bigint, fee: bigint): Promise<void> {
  const card = { id: player.cardId, bankCode: 'RIVERSIDE', bankName: 'Riverside Bank', lastDigits: '0077' }
  const withdrawal = { memberId: player.memberId, merchantCode: 'lotus', currency: 'THB', amount, fee, card }
  const begun = await gateway.ports.db
    .transaction()
    .execute((tx) => beginWithdrawal(tx, { ...withdrawal, arrivalMinutes: 5, requestKey: null }, clock.now()))
    .catch(refused)
  if (begun) player.requested.push(begun.id)
}

async function play(player: Player, units: bigint): Promise<void> {
  const { db } = gateway.ports
  const main = await mainAccountOf(db, player.memberId)
  const house = await merchantAccount(db, { merchantCode: 'lotus', currency: 'THB', kind: 'house' })
  const sides = units < 0n ? { debit: main, credit: house } : { debit: house, credit: main }
  const amount = units < 0n ? -units : units
  if (amount === 0n) return
  const transfer = { key: `test:${crypto.randomUUID()}`, code: units < 0n ? 3200 : 3100, ...sides, amount } as const
  const posted = await postTransfer(db, { ...transfer, reference: 'test', at: clock.now() }).catch(refused)
  if (posted) player.played += units
}

async function happen(player: Player, nextStep: Event): Promise<void> {
  const { db } = gateway.ports
  const ports = { ...gateway.ports, clock }
  if (nextStep.kind === 'ask')
    return beginRequested(
      player,
      BigInt(nextStep.cents) * CENT,
      BigInt(Math.min(nextStep.feeCents, nextStep.cents - 1)) * CENT,
    )
  if (nextStep.kind === 'play') return play(player, BigInt(nextStep.cents) * CENT)
  if (nextStep.kind === 'pass') {
    clock.pass(nextStep.seconds * 1000)
    bank.faults = [...nextStep.faults]
    await Promise.all(advances.map((advanceAll) => advanceAll()))
    return
  }
  const id = player.requested[nextStep.which % Math.max(1, player.requested.length)]
  if (id === undefined) return
  if (nextStep.kind === 'cancel') await settleWithdrawal(ports, id, 'CANCELLED', { actor: 'member' }).catch(refused)
  if (nextStep.kind === 'approve') await approveWithdrawal(db, id, step('ana')).catch(refused)
  if (nextStep.kind === 'reject') await rejectWithdrawal(db, id, step('ana')).catch(refused)
  if (nextStep.kind === 'bank') bank.end(id, nextStep.action === 'pay' ? 'paid' : 'failed')
  // A provider reports only what is in its books.
  if (nextStep.kind === 'notice' && bank.books.get(id)?.state === nextStep.state) {
    const to = nextStep.state === 'paid' ? 'SUCCESS' : 'FAILED'
    await settleWithdrawal(ports, id, to, { actor: 'provider' }).catch(refused)
  }
}

/** Ends all open withdrawals: faults stop, people decide, and the bank pays. */
async function end(player: Player): Promise<void> {
  const { db } = gateway.ports
  bank.faults = []
  for (let open = player.requested; open.length > 0;) {
    clock.pass(70_000)
    for (const advanceAll of advances) await advanceAll()
    for (const id of open) {
      await approveWithdrawal(db, id, step('ana')).catch(refused)
      bank.end(id, 'paid')
    }
    const left = db.selectFrom('withdrawal').select('id').where('member_id', '=', player.memberId)
    open = (await left.where('ended_at', 'is', null).execute()).map(({ id }) => id)
  }
}

test(
  'with lost, repeated and interrupted calls on two gateways, nothing is lost or paid twice, and nothing stays open',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 16 }), async (events) => {
        const { db } = gateway.ports
        const player = await newPlayer()
        for (const nextEvent of events) await happen(player, nextEvent)
        await end(player)
        const rows = await db.selectFrom('withdrawal').selectAll().where('member_id', '=', player.memberId).execute()
        const wrong = rows.filter(({ id, state }) => {
          const paid = bank.books.get(id)?.state
          return state === 'SUCCESS'
            ? paid !== 'paid'
            : paid === 'paid' || !['REJECTED', 'FAILED', 'CANCELLED'].includes(state)
        })
        expect(wrong).toEqual([])
        const gone = rows.reduce((sum, { state, amount }) => (state === 'SUCCESS' ? sum + amount : sum), 0n)
        const left = await balanceOfAccount(db, await mainAccountOf(db, player.memberId))
        expect([left, await unitsFrozen(db, player.memberId)]).toEqual([OPENING + player.played - gone, 0n])
      }),
      { numRuns: RUNS, seed: 6, examples: EACH_EDGE },
    )
  },
  LIMIT_MS,
)

test('every stored step is a declared transition, and refused ones are marked as refused', async () => {
  const steps = await gateway.ports.db
    .selectFrom('withdrawal_step')
    .select(['from_state', 'to_state', 'refused'])
    .distinct()
    .execute()
  const made = steps.filter((item) => !item.refused).map((item) => `${item.from_state} ${item.to_state}`)
  expect(made.sort()).toEqual([
    'APPROVED PAYING',
    'PAYING FAILED',
    'PAYING SUCCESS',
    'REVIEW APPROVED',
    'REVIEW CANCELLED',
    'REVIEW REJECTED',
    'SUBMITTED CANCELLED',
    'SUBMITTED REVIEW',
    'null SUBMITTED',
  ])
  expect(steps.filter((item) => item.refused).length).toBeGreaterThan(0)
})

test('the ledger is consistent after these runs', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

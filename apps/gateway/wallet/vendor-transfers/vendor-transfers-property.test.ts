import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { merchantAccount } from '../accounts.ts'
import { postTransfer, TransferRefused } from '../post-transfer.ts'
import { transactionCode } from '../transaction-codes.ts'
import { CORAL, OPAL, TransferFixtures } from '../test/transfer-fixtures.ts'
import type { CallFault } from '../test/vendor-with-money.ts'
import { verifyLedger } from '../verify-ledger.ts'
import { vendorAccountOf } from './accounts.ts'
import { settle } from './settle.ts'
import { beginTransfer } from './transfers.ts'

type Owner = Awaited<ReturnType<TransferFixtures['member']>>

/** The next event of a test run, with all possible faults. */
type Event =
  | { kind: 'move'; vendor: string; direction: 'in' | 'out'; cents: number; gateway: 0 | 1; faults: CallFault[] }
  /** The gateway crashes after it has stored the transfer, and before it has sent it. */
  | { kind: 'die at once'; vendor: string; direction: 'in' | 'out'; cents: number }
  | { kind: 'play'; vendor: string; cents: number }
  | { kind: 'bring'; vendor: string }
  | { kind: 'arrive late' }
  | { kind: 'pass'; seconds: number; faults: CallFault[] }

const OPENING = 1_000_000n
const CENT = 100n
const RUNS = 100
const LIMIT_MS = 120_000

const vendor = fc.constantFrom(CORAL, OPAL)
const direction = fc.constantFrom('in' as const, 'in' as const, 'out' as const)
const cents = fc.integer({ min: 1, max: 6_000 })
const fault = fc.constantFrom<CallFault>(
  'none',
  'lost before',
  'lost after',
  'late',
  'late',
  'late',
  'repeated',
  'dies before',
  'dies after',
  'undecided',
)
const faults = fc.array(fault, { maxLength: 3 })
const gatewayIndex = fc.constantFrom(0 as const, 1 as const)
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      vendor,
      direction,
      cents,
      gateway: gatewayIndex,
      faults,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('die at once' as const), vendor, direction, cents }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      vendor,
      cents: fc.integer({ min: -3_000, max: 3_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bring' as const), vendor }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('arrive late' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.constantFrom(1, 3, 3, 16, 70), faults }),
  },
)

let gateway: TestGateway
let fixtures: TransferFixtures
beforeAll(async () => {
  gateway = await startGateway()
  fixtures = new TransferFixtures(gateway)
})
afterAll(async () => {
  await fixtures.close()
  await gateway.stop()
})

test(
  'under lost, repeated, late and interrupted calls on two gateways nothing is lost or duplicated, and nothing stays open',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 14 }), async (events) => {
        const player = await fixtures.member('100.00')
        const played = { [CORAL]: 0n, [OPAL]: 0n } as Record<string, bigint>
        const posts: (() => Promise<unknown>)[] = []
        for (const nextEvent of events) await runEvent(player, nextEvent, { played, posts })
        // Our books receive the results of play at any time.
        for (const post of posts) await post()
        await fixtures.end()
        expect(await disagreements(player)).toEqual([])
        await settlePending(player)
        const [coral, opal] = [
          await fixtures.ledgerBalances(player, CORAL),
          await fixtures.ledgerBalances(player, OPAL),
        ]
        expect(coral.vendorBalance).toBe(fixtures.vendor(CORAL).balanceOf(player.memberId))
        expect(opal.vendorBalance).toBe(fixtures.vendor(OPAL).balanceOf(player.memberId))
        const won = (played[CORAL] ?? 0n) + (played[OPAL] ?? 0n)
        expect(coral.main + coral.vendorBalance + opal.vendorBalance).toBe(OPENING + won)
      }),
      { numRuns: RUNS, seed: 5 },
    )
  },
  LIMIT_MS,
)

test('the ledger is consistent after these runs', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

interface ReportedTransfer {
  played: Record<string, bigint>
  posts: (() => Promise<unknown>)[]
}

async function runEvent(player: Owner, step: Event, { played, posts }: ReportedTransfer): Promise<void> {
  if (step.kind === 'pass') {
    for (const code of [CORAL, OPAL]) fixtures.vendor(code).faults = [...step.faults]
    await fixtures.pass(step.seconds * 1000)
    return
  }
  if (step.kind === 'arrive late') {
    for (const code of [CORAL, OPAL]) fixtures.vendor(code).deliverLate()
    return
  }
  const bank = fixtures.vendor(step.vendor)
  bank.faults = step.kind === 'move' ? [...step.faults] : []
  switch (step.kind) {
    case 'move':
      await fixtures.gateways[step.gateway].transfer(requested(player, step))
      break
    case 'die at once':
      await gateway.ports.db
        .transaction()
        .execute((tx) => beginTransfer(tx, requested(player, step), fixtures.clock.now()))
        .catch(allowNotBegun)
      break
    case 'play': {
      const units = BigInt(step.cents) * CENT
      if (units === 0n || !bank.play(player.memberId, units)) break
      played[step.vendor] = (played[step.vendor] ?? 0n) + units
      posts.push(() => postPlay(player, step.vendor, units))
      break
    }
    case 'bring':
      await fixtures.money.sweepTo(player, step.vendor)
  }
}

/** Ignores an insufficient balance and another transfer in progress; throws any other failure, which is a defect. */
function allowNotBegun(error: unknown): void {
  if (error instanceof TransferRefused && error.reason === 'overdrawn') return
  if (error instanceof pg.DatabaseError && error.constraint === 'vendor_transfer_under_way') return
  throw error
}

const requested = (
  holder: Owner,
  { vendor: code, direction: way, cents: amount }: Extract<Event, { direction: string }>,
) => ({
  holder,
  merchantCode: 'aurora',
  vendor: code,
  direction: way,
  amount: BigInt(amount) * CENT,
  requestKey: null,
})

async function postPlay({ memberId, currency, merchantCode }: Owner, code: string, units: bigint): Promise<void> {
  const { db } = gateway.ports
  const wallet = await vendorAccountOf(db, { memberId, currency, merchantCode }, code)
  const counter = await merchantAccount(db, { merchantCode, currency, kind: 'vendor', vendor: code })
  const sides = units < 0n ? { debit: wallet, credit: counter } : { debit: counter, credit: wallet }
  const amount = units < 0n ? -units : units
  const why = { code: units < 0n ? transactionCode.gameBet : transactionCode.gameWin, reference: 'test' }
  await postTransfer(db, { key: `test:${randomUUID()}`, ...why, ...sides, amount, at: fixtures.clock.now() })
}

/** Returns transfers whose end differs from the vendor's outcome; those that await an operator are allowed. */
async function disagreements(player: Owner): Promise<string[]> {
  const transfers = await fixtures.statesOf(player)
  return transfers.flatMap(({ id, vendor: code, state }) => {
    const bank = fixtures.vendor(code)
    const right = ['PENDING', bank.booked.has(id) ? 'DONE' : 'REFUNDED']
    const isSentAtMostOnce = (bank.reported.get(id) ?? 0) <= 1
    return right.includes(state) && isSentAtMostOnce ? [] : [`${id} is ${state}, sent ${bank.reported.get(id)} times`]
  })
}

/** Settles pending transfers as an operator would after asking the vendor's staff. */
async function settlePending(player: Owner): Promise<void> {
  const ports = { ...gateway.ports, balances: { changed: () => undefined } }
  for (const { id, vendor: code, state } of await fixtures.statesOf(player)) {
    const verdict = fixtures.vendor(code).booked.has(id) ? 'DONE' : 'FAILED'
    if (state === 'PENDING') await settle(ports, id, verdict, { actor: 'operator' })
  }
}

import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { SeamlessWallet } from './seamless-wallet.ts'
import type { SeamlessCall, SeamlessOutcome } from './seamless-wallet.ts'
import { WalletModel } from '../test/wallet-model.ts'
import type { ModelCall } from '../test/wallet-model.ts'
import { GAME, playing, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session } from '../test/vendor.ts'

const OPENING = 100_000n
const UNIT = 10_000n
const PLAYERS = 2
/** Timeout in milliseconds: many runs with new players, on a possibly busy machine. */
const LIMIT_MS = 180_000

const gateway = sharedGateway()
let wallet: SeamlessWallet
let players: Session[]

beforeAll(() => {
  const { ports } = gateway
  wallet = new SeamlessWallet({ ...ports, catalogue: { gameByNode: () => null }, onWin: () => undefined })
})

afterAll(async () => {
  wallet.close()
})

/** Few names for many calls, so that repeats, conflicts and wrong orders occur. */
const anyCall: fc.Arbitrary<ModelCall> = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'bet', 'win', 'win', 'rollback', 'resettle', 'resettle', 'close'),
  player: fc.nat({ max: PLAYERS - 1 }),
  transaction: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  bet: fc.constantFrom('a', 'b', 'c', 'd'),
  version: fc.integer({ min: 1, max: 3 }),
  round: fc.constantFrom('r', 's'),
  amount: fc.constantFrom(UNIT, 3n * UNIT, 6n * UNIT),
  closes: fc.boolean(),
})

/** Converts a call of the model; its names become unique for the run. */
function callOf(call: ModelCall, run: string): SeamlessCall {
  const { kind, transaction, bet, round, amount, closes, version } = call
  const common = { kind, vendor: VENDOR, nonce: randomUUID(), session_id: players[call.player]!.sessionId }
  const fingerprint = (...input: unknown[]) => `\\x${Buffer.from(JSON.stringify(input)).toString('hex')}`
  const named = { ...common, transaction_id: `${run}${transaction}`, round_id: `${run}${round}` }
  const money = { amount: String(amount), currency: 'PHP' }
  const about = { bet_transaction_id: `${run}${bet}` }
  if (kind === 'bet') return { ...named, ...money, game_id: GAME, fingerprint: fingerprint(round, money) }
  if (kind === 'win') {
    return { ...named, ...money, ...about, close_round: closes, fingerprint: fingerprint(round, money, bet, closes) }
  }
  if (kind === 'resettle') {
    return { ...named, ...money, ...about, revision: version, fingerprint: fingerprint(round, money, bet, version) }
  }
  return kind === 'rollback' ? { ...named, ...about, fingerprint: fingerprint(round, bet) } : named
}

async function newPlayers(): Promise<void> {
  const vendor = await vendorOf(gateway)
  players = await Promise.all(Array.from({ length: PLAYERS }, () => playing(vendor, '10.00')))
}

const balanceOf = async ({ sessionId }: Session) =>
  (await wallet.answer({ kind: 'balance', vendor: VENDOR, nonce: randomUUID(), session_id: sessionId })).balance

test(
  'answers any sequence of calls by the rules',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { minLength: 1, maxLength: 40 }), async (calls) => {
        await newPlayers()
        const run = `${randomUUID()}-`
        const model = new WalletModel(players.map(() => OPENING))
        for (const call of calls) {
          const { code, balance } = await wallet.answer(callOf(call, run))
          expect({ code, balance }).toEqual({ code: model.apply(call), balance: model.balances[call.player] })
        }
      }),
      { numRuns: 40 },
    )
  },
  LIMIT_MS,
)

test(
  'answers simultaneous calls as if they were sequential',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { minLength: 2, maxLength: 60 }), async (calls) => {
        await newPlayers()
        const run = `${randomUUID()}-`
        const model = new WalletModel(players.map(() => OPENING))
        // Calls of one player are answered in order; names are per player, because there is no order between players.
        const own = calls.map((call) => ({ ...call, ...namesOf(call) }))
        const outcomes = await Promise.all(own.map((call) => wallet.answer(callOf(call, run))))
        expect(outcomes.map(({ code }) => code)).toEqual(own.map((call) => model.apply(call)))
        expect(await Promise.all(players.map(balanceOf))).toEqual(model.balances)
      }),
      { numRuns: 40 },
    )
  },
  LIMIT_MS,
)

test(
  'loses and duplicates nothing when calls repeat, overtake each other and reach several gateways',
  async () => {
    const { ports } = gateway
    const others = Array.from({ length: 3 }, () => {
      return new SeamlessWallet({ ...ports, catalogue: { gameByNode: () => null }, onWin: () => undefined })
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCall, { minLength: 5, maxLength: 60 }),
        fc.infiniteStream(fc.nat(2)),
        async (calls, which) => {
          await newPlayers()
          const run = `${randomUUID()}-`
          const answers = await Promise.all(
            [...calls, ...calls].map(async (call) => {
              const gatewayAsked = others[which.next().value ?? 0]!
              return { call, outcome: await gatewayAsked.answer(callOf(call, run)) }
            }),
          )
          expectOneReferenceEach(answers)
          const moved = await movedBy(answers, run)
          const left = players.map((_, at) => OPENING + moved[at]!)
          expect(await Promise.all(players.map(balanceOf))).toEqual(left.map((item) => (item > 0n ? item : 0n)))
        },
      ),
      { numRuns: 25 },
    )
    for (const other of others) other.close()
  },
  LIMIT_MS,
)

test('the ledger is consistent after these runs', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

const namesOf = ({ player, transaction, bet }: ModelCall) => ({
  transaction: `${player}${transaction}`,
  bet: `${player}${bet}`,
})

interface Answered {
  call: ModelCall
  outcome: SeamlessOutcome
}

function expectOneReferenceEach(answers: Answered[]): void {
  const references = new Map<string, bigint | null>()
  for (const { call, outcome } of answers) {
    if (outcome.code !== 'done' || call.kind === 'close') continue
    expect(outcome.reference).toBe(references.get(call.transaction) ?? outcome.reference)
    references.set(call.transaction, outcome.reference)
  }
}

/** Returns the final payout of a win: by the latest version of its corrections. */
function lastAmount(win: string, done: readonly ModelCall[]): bigint {
  const corrections = done.filter(({ kind, bet }) => kind === 'resettle' && bet === win)
  const [last] = corrections.sort((a, b) => b.version - a.version)
  return last?.amount ?? done.find(({ transaction }) => transaction === win)?.amount ?? 0n
}

/** Returns the expected balance change of each player, from the acknowledged calls and later changes. */
async function movedBy(answers: Answered[], run: string): Promise<bigint[]> {
  const moved = players.map(() => 0n)
  const effects = answers.filter(({ call, outcome }) => call.kind !== 'close' && outcome.code === 'done')
  const done = new Map(effects.map(({ call }) => [call.transaction, call]))
  for (const [transaction, call] of done) {
    const lookUp = { ...callOf(call, run), kind: 'look-up' as const, transaction_id: `${run}${transaction}` }
    const { state } = await wallet.answer(lookUp)
    if (call.kind === 'bet' && state === 'posted') moved[call.player]! -= call.amount
    if (call.kind === 'win') moved[call.player]! += lastAmount(transaction, [...done.values()])
  }
  return moved
}

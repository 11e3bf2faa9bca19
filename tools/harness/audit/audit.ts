import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { seamlessBalance, seamlessTransaction } from '@ante/contract/launch/seamless-wallet.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { unitsOf } from '@ante/gateway/kit/money.ts'

import { answerFaults, nameOf } from '../history/answer-faults.ts'
import { balanceFaults, expectedBalances } from '../history/balance-faults.ts'
import { outcomeOf } from '../history/operation-outcome.ts'
import type { Fault } from '../history/fault.ts'
import { lookUpFaults } from '../history/look-up-faults.ts'
import { keyOf } from '../history/operation.ts'
import type { Operation } from '../history/operation.ts'
import { LONG_TIMEOUT_MS } from '../play/exchange.ts'
import type { Seat } from '../play/players.ts'
import { siteCall } from '../play/site-call.ts'
import type { Vendor } from '../play/vendor.ts'
import type { Wallet } from '../play/wallet.ts'
import { inParallel } from './in-parallel.ts'
import { ledgerFaults } from './ledger-faults.ts'

const CONCURRENT_QUERIES = 128

export interface Books {
  url: string
  databaseUrl: string
  wallet: Wallet
  vendor: Vendor
  seats: readonly Seat[]
  operations: readonly Operation[]
}

/**
 * Compares the vendors' records with the gateway's answers while there is no play: looks up and repeats each operation
 * of `requested`, and checks all answers, all balances and the whole ledger.
 */
export async function audit(books: Books, requested: readonly Operation[]): Promise<Fault[]> {
  const openings = new Map(books.seats.map(({ player, opening }) => [player, opening]))
  const expected = expectedBalances(openings, books.operations)
  const keyed = requested.filter((operation) => keyOf(operation) !== null)
  // Compared before any repeats, which might restore lost data.
  const faults = balanceFaults(expected, await vendorBalances(books))
  await inParallel(
    keyed,
    CONCURRENT_QUERIES,
    async (operation) => void faults.push(...(await lookUp(books, operation))),
  )
  await inParallel(keyed, CONCURRENT_QUERIES, async (operation) => {
    faults.push(...(await replay(books, operation, expected)))
  })
  return [
    ...faults,
    ...answerFaults(books.operations),
    ...balanceFaults(expected, await vendorBalances(books)),
    ...balanceFaults(expected, await siteBalances(books)),
    ...(await ledgerFaults(books.databaseUrl)),
  ]
}

async function lookUp({ wallet }: Books, operation: Operation): Promise<Fault[]> {
  const transactionId = keyOf(operation) ?? ''
  const { sessionId } = operation.call.input
  return lookUpFaults(operation, await call(wallet, seamlessTransaction, { sessionId, transactionId }))
}

/**
 * Repeats a completed or reversed operation, which must return its previous answer and move nothing. The answers are
 * added to the history.
 */
async function replay({ vendor }: Books, operation: Operation, expected: Map<string, bigint>): Promise<Fault[]> {
  const outcome = outcomeOf(operation)
  if (outcome !== 'done' && outcome !== 'undone') return []
  const earlierAnswers = operation.answers.length
  await vendor.repeat(operation)
  const expectedBalance = expected.get(operation.player)
  return operation.answers.slice(earlierAnswers).flatMap(({ balance }): Fault[] => {
    if (balance === null || balance === expectedBalance) return []
    return [
      {
        kind: 'moved',
        what: `${nameOf(operation)}, repeated, returned a balance of ${balance} units instead of ${expectedBalance}`,
      },
    ]
  })
}

async function vendorBalances({ wallet, seats }: Books): Promise<Map<string, bigint>> {
  const balances = new Map<string, bigint>()
  await inParallel(seats, CONCURRENT_QUERIES, async ({ player, sessionId }) => {
    const { balance } = await call(wallet, seamlessBalance, { sessionId })
    balances.set(player, unitsOf(balance))
  })
  return balances
}

/** Returns the balances as shown to the players. */
async function siteBalances({ url, seats }: Books): Promise<Map<string, bigint>> {
  const balances = new Map<string, bigint>()
  await inParallel(seats, CONCURRENT_QUERIES, async ({ player, visitor }) => {
    const { sumBalance } = await siteCall(url, visitor, { endpoint: getBalance, input: {} })
    balances.set(player, unitsOf(sumBalance))
  })
  return balances
}

/** Makes a call that must be answered, because the gateway is running without play. */
async function call<E extends Endpoint>(wallet: Wallet, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const answer = await wallet.call(endpoint, input, LONG_TIMEOUT_MS)
  if (answer.kind === 'done') return answer.value
  const problem = answer.kind === 'refused' ? answer.code : answer.problem
  throw new Error(`${endpoint.path} is not answered: ${problem}`)
}

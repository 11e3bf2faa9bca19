import { expect, test } from 'vitest'

import { answerFaults } from './answer-faults.ts'
import { balanceFaults, expectedBalances } from './balance-faults.ts'
import { outcomeOf } from './operation-outcome.ts'
import { History } from './history.ts'
import { lookUpFaults } from './look-up-faults.ts'
import type { Operation, OperationResult } from './operation.ts'

const OPENING = new Map([['ana', 1_000_000n]])
const DONE_OR_NO_BALANCE = ['done', 'account.balance.not.enough']
const poor: OperationResult = { code: 'account.balance.not.enough', reference: null, balance: null }
const rolledBack: OperationResult = { code: 'seamless.transaction.rolled_back', reference: null, balance: null }

const done = (reference: string, balance = 900_000n): OperationResult => ({ code: 'done', reference, balance })
const kindsIn = (operations: Operation[]) => answerFaults(operations).map(({ kind }) => kind)

/** Builds a history of one player. */
function madeUp() {
  const history = new History()
  const shared = { sessionId: 's', roundId: 'r', currency: 'PHP' }
  const bet = (allowedOutcomes = DONE_OR_NO_BALANCE) => {
    const input = { ...shared, gameId: 'g', transactionId: 'b', amount: '10.00' }
    return history.open({ player: 'ana', call: { kind: 'bet', input }, allowedOutcomes })
  }
  const win = () => {
    const input = { ...shared, transactionId: 'w', betTransactionId: 'b', amount: '25.00', closeRound: true }
    return history.open({ player: 'ana', call: { kind: 'win', input }, allowedOutcomes: ['done'] })
  }
  const rollback = () => {
    const input = { sessionId: 's', roundId: 'r', transactionId: 'u', betTransactionId: 'b' }
    return history.open({ player: 'ana', call: { kind: 'rollback', input }, allowedOutcomes: ['done'] })
  }
  /** Sends copies simultaneously, then records the answers; null is a missing answer. */
  const atOnce = (operation: Operation, ...answers: (OperationResult | null)[]) => {
    const moments = answers.map(() => history.send(operation))
    for (const [index, answer] of answers.entries()) if (answer) history.receive(operation, moments[index]!, answer)
  }
  const oneByOne = (operation: Operation, ...answers: (OperationResult | null)[]) => {
    for (const answer of answers) atOnce(operation, answer)
  }
  return { history, bet, win, rollback, atOnce, oneByOne }
}

test('a correct history has no fault', () => {
  const { history, bet, win, oneByOne } = madeUp()
  const [staked, paid] = [bet(), win()]
  oneByOne(staked, done('1'), done('1'))
  oneByOne(paid, null, done('2', 1_150_000n))

  expect(answerFaults(history.operations)).toEqual([])
  expect(lookUpFaults(staked, { state: 'posted', reference: '1' })).toEqual([])
  expect(expectedBalances(OPENING, history.operations)).toEqual(new Map([['ana', 1_150_000n]]))
})

test('one of several simultaneous copies may be refused and another done, because each is decided at a different time', () => {
  const { history, bet, atOnce } = madeUp()
  atOnce(bet(), done('1'), poor)
  expect(answerFaults(history.operations)).toEqual([])
})

test('a bet with an unknown outcome is resolved by its rollback', () => {
  const { history, bet, rollback, oneByOne } = madeUp()
  const staked = bet()
  oneByOne(staked, null)
  expect(kindsIn(history.operations)).toEqual(['unresolved'])

  staked.rollback = rollback()
  oneByOne(staked.rollback, null, done('2'))
  oneByOne(staked, rolledBack)
  expect(outcomeOf(staked)).toBe('undone')
  expect(answerFaults(history.operations)).toEqual([])
  expect(lookUpFaults(staked, { state: 'voided', reference: '1' })).toEqual([])
  expect(expectedBalances(OPENING, history.operations)).toEqual(OPENING)
})

test.each([
  ['an acknowledged operation that is missing', 'unknown', null, 'lost'],
  ['an acknowledged operation that is void', 'voided', '1', 'changed'],
  ['an operation with a changed reference', 'posted', '7', 'changed'],
] as const)('the look-up finds %s', (_, state, reference, kind) => {
  const { bet, oneByOne } = madeUp()
  const staked = bet()
  oneByOne(staked, done('1'))
  expect(lookUpFaults(staked, { state, reference })).toMatchObject([{ kind }])
})

test('the look-up finds a bet that was refused but debited', () => {
  const { bet, oneByOne } = madeUp()
  const staked = bet()
  oneByOne(staked, poor)
  expect(lookUpFaults(staked, { state: 'unknown', reference: null })).toEqual([])
  expect(lookUpFaults(staked, { state: 'posted', reference: '1' })).toMatchObject([{ kind: 'moved' }])
})

test('the look-up finds a lost rollback', () => {
  const { bet, rollback, oneByOne } = madeUp()
  const staked = bet()
  staked.rollback = rollback()
  oneByOne(staked.rollback, done('1'))
  expect(lookUpFaults(staked, { state: 'unknown', reference: null })).toMatchObject([{ kind: 'lost' }])
})

test('the answers show a changed reference', () => {
  const { history, win, oneByOne } = madeUp()
  oneByOne(win(), done('1'), done('2'))
  expect(kindsIn(history.operations)).toEqual(['changed'])
})

test('the answers show an acknowledged bet that is refused when repeated', () => {
  const { history, bet, oneByOne } = madeUp()
  oneByOne(bet(), done('1'), poor)
  expect(kindsIn(history.operations)).toEqual(['changed'])
})

test('the answers show a bet that is accepted after its rollback', () => {
  const { history, bet, rollback, oneByOne } = madeUp()
  const staked = bet()
  staked.rollback = rollback()
  oneByOne(staked.rollback, done('1'))
  oneByOne(staked, rolledBack)
  expect(answerFaults(history.operations)).toEqual([])
  oneByOne(staked, done('2'))
  expect(kindsIn(history.operations)).toEqual(['unexpected'])
})

test('the answers show outcomes that no rule allows', () => {
  const { history, bet, win, oneByOne } = madeUp()
  oneByOne(win(), { code: 'seamless.bet.not.found', reference: null, balance: null })
  oneByOne(bet(['seamless.round.closed']), done('1'))
  oneByOne(bet(), rolledBack)
  expect(kindsIn(history.operations)).toEqual(['unexpected', 'unexpected', 'unexpected'])
})

test('the answers show an overdrawn account', () => {
  const { history, bet, oneByOne } = madeUp()
  oneByOne(bet(), done('1', -1n))
  expect(kindsIn(history.operations)).toEqual(['overdrawn'])
})

test.each([
  ['a stake that was debited twice', 800_000n],
  ['a stake that was lost', 1_000_000n],
])('the balances show %s', (_, held) => {
  const { history, bet, oneByOne } = madeUp()
  oneByOne(bet(), done('1'), done('1'))
  const expected = expectedBalances(OPENING, history.operations)

  expect(balanceFaults(expected, new Map([['ana', 900_000n]]))).toEqual([])
  expect(balanceFaults(expected, new Map([['ana', held]]))).toMatchObject([{ kind: 'balance' }])
})

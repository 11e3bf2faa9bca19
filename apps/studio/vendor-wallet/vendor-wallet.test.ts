import { randomUUID } from 'node:crypto'

import { businessStatus } from '@ante/contract/launch/business-wallet.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { openDatabase } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { createLog } from '@ante/plain-server/log.ts'
import type { RunningServer } from '@ante/plain-server/start-server.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Round } from '../kit/rounds/round.ts'
import type { Wallet } from '../kit/wallet/wallet.ts'
import { encryptDes, operatorAt } from '../test/business-client.ts'
import { startTestStudio } from '../test/start-studio.ts'
import { localWallet } from './local-wallet.ts'

const SECRET = 'a secret of vendors in a test'
const KEY = vendorKeyOf(SECRET, 'CRB')
const databaseUrl = freshDatabaseUrl()

let sandbox: RunningServer
let db: Db
let callWallet: ReturnType<typeof operatorAt>
let wallet: Wallet
let username: string
beforeAll(async () => {
  await createDatabase(databaseUrl)
  const environment = { VENDORS_SECRET: SECRET }
  sandbox = await startTestStudio({ databaseUrl, gatewayUrl: 'http://127.0.0.1:9', environment })
  await sandbox.ready
  db = openDatabase(databaseUrl, createLog('silent'))
  callWallet = operatorAt(sandbox.url, KEY)
  wallet = localWallet({ gatewayUrl: '', key: KEY, timeoutMs: 0, db })
})
beforeEach(async () => {
  username = randomUUID()
  await callWallet({ method: 'cm', username, password: 'secret', currency: 'PHP' })
})
afterAll(async () => {
  await db.end()
  await sandbox.stop()
  await dropDatabase(databaseUrl)
})

const fund = (amount: string, changes: object = {}) =>
  callWallet({ method: 'ft', username, fund_type: 1, amount, reference_no: randomUUID(), ...changes })
const balance = async () => (await callWallet({ method: 'gb', username })).answer['balance']
const game = async () => {
  const { answer } = await callWallet({ method: 'tgl' })
  return (answer['games'] as { game_code: string }[])[0]?.game_code ?? ''
}

describe('the operator’s calls', () => {
  test('are encrypted in the industry’s format', () => {
    expect(encryptDes('https://t.me/example', 'abcdefgh')).toBe('AMSSoqUcylxSS+d/NYAyo7aFM4UfcRhm')
  })

  test.each([{ secret: 'another secret' }, { operator: 'another-operator' }])('are refused with %o', async (tamper) => {
    const { answer } = await callWallet({ method: 'gb', username }, tamper)
    expect(answer).toMatchObject({ status: businessStatus.wronglySigned })
  })

  test('get a signed answer, and only from vendors that hold money', async () => {
    expect(await callWallet({ method: 'gb', username })).toMatchObject({ isSigned: true, answer: { status: 0 } })
    expect(await callWallet({ method: 'nothing' })).toMatchObject({ answer: { status: businessStatus.invalid } })
    const seamless = operatorAt(sandbox.url, vendorKeyOf(SECRET, 'JL'))
    expect((await seamless({ method: 'gb', username })).status).toBe(404)
  })

  test('accept only registered members', async () => {
    const stranger = { method: 'gb', username: 'nobody' }
    expect((await callWallet(stranger)).answer).toMatchObject({ status: businessStatus.memberUnknown })
  })
})

describe('a transfer', () => {
  test('is booked once per reference, under concurrent requests', async () => {
    const reference = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => fund('5.50', { reference_no: reference })))
    expect(answers.map(({ answer }) => answer['status'])).toEqual([0, 0, 0, 0, 0, 0])
    expect(await balance()).toBe('5.50')
    const check = await callWallet({ method: 'cs', reference_no: reference })
    expect(check.answer).toMatchObject({ status: 0, transaction_status: 'SUCCESS' })
  })

  test('is refused under a reference of another transfer', async () => {
    const reference = randomUUID()
    await fund('5.00', { reference_no: reference })
    const other = await fund('6.00', { reference_no: reference })
    expect(other.answer).toMatchObject({ status: businessStatus.referenceTaken })
    expect(await balance()).toBe('5.00')
  })

  test('above the balance is refused, and stays refused when the balance is sufficient later', async () => {
    const out = { fund_type: 2, reference_no: randomUUID() }
    expect((await fund('1.00', out)).answer).toMatchObject({ status: businessStatus.balanceTooLow })
    await fund('9.00')
    expect((await fund('1.00', out)).answer).toMatchObject({ status: businessStatus.balanceTooLow })
    const check = await callWallet({ method: 'cs', reference_no: out.reference_no })
    expect(check.answer).toMatchObject({ transaction_status: 'FAILED' })
    expect(await balance()).toBe('9.00')
  })

  test('that arrives after its validity is never booked', async () => {
    const late = await fund('1.00', { valid_until: Date.now() - 1 })
    expect(late.answer).toMatchObject({ status: businessStatus.tooLate })
    expect(await balance()).toBe('0.00')
  })

  test('that is unknown is reported as such, with the vendor’s own time', async () => {
    const check = await callWallet({ method: 'cs', reference_no: randomUUID() })
    expect(check.answer).toMatchObject({ transaction_status: 'NOT_FOUND', server_time: expect.any(Number) })
  })

  test('of the whole balance withdraws everything, once', async () => {
    await fund('7.25')
    const transfer = { method: 'ftoa', username, reference_no: randomUUID() }
    expect((await callWallet(transfer)).answer).toMatchObject({ status: 0, amount: '7.25' })
    await fund('1.00')
    expect((await callWallet(transfer)).answer).toMatchObject({ status: 0, amount: '7.25' })
    expect(await balance()).toBe('1.00')
  })
})

test('a launched game can be opened once, and not after its player was removed', async () => {
  const launch = { method: 'lg', username, nickname: 'pl***1', language: 'EN', back_url: 'http://localhost/m/home' }
  const gameId = await game()
  const tokenOf = async () => {
    const { answer } = await callWallet({ ...launch, game_code: gameId })
    return new URL(String(answer['game_url'])).searchParams.get('token') ?? ''
  }
  const [first, second] = [await tokenOf(), await tokenOf()]
  expect(await wallet.authenticate({ token: first, gameId: 'another' })).toMatchObject({ kind: 'refused' })
  expect(await wallet.authenticate({ token: first, gameId })).toMatchObject({
    kind: 'done',
    value: { playerId: username },
  })
  expect(await wallet.authenticate({ token: first, gameId })).toMatchObject({ code: 'seamless.token.invalid' })
  await callWallet({ method: 'kom', username })
  expect(await wallet.authenticate({ token: second, gameId })).toMatchObject({ code: 'seamless.token.invalid' })
  const unknown = await callWallet({ ...launch, game_code: 'no-such-game' })
  expect(unknown.answer).toMatchObject({ status: businessStatus.gameUnknown })
})

describe('a game', () => {
  let gatewaySession: string
  beforeEach(async () => {
    await fund('10.00')
    const gameId = await game()
    const launch = { method: 'lg', username, game_code: gameId, nickname: '', language: 'EN', back_url: '' }
    const token = new URL(String((await callWallet(launch)).answer['game_url'])).searchParams.get('token') ?? ''
    const arrival = await wallet.authenticate({ token, gameId })
    gatewaySession = arrival.kind === 'done' ? arrival.value.gatewaySession : ''
  })

  const round = (changes: Partial<Round> = {}): Round => ({
    id: `r-${randomUUID()}`,
    sessionId: randomUUID(),
    vendor: 'CRB',
    gameId: 'reef',
    playerId: username,
    gatewaySession,
    currency: 'PHP',
    tapId: 'tap',
    stakeCents: 400n,
    wonCents: 150n,
    partsCents: 0n,
    rakeCents: null,
    validCents: null,
    jackpotCents: 0n,
    winsJackpot: false,
    jackpotPaidCents: null,
    choice: null,
    outcome: null,
    subject: null,
    progress: null,
    fairness: null,
    state: 'drawn',
    refusal: null,
    balanceAfterBet: null,
    balanceAfterWin: null,
    attempts: 0,
    drawnAt: new Date(),
    ...changes,
  })

  test('plays from the balance, and repeats move nothing', async () => {
    const playedRound = round()
    const answers = await Promise.all([wallet.bet(playedRound), wallet.bet(playedRound)])
    expect(answers).toEqual([6, 6].map((units) => ({ kind: 'done', value: { balance: `${units}.00` } })))
    await wallet.win(playedRound)
    expect(await wallet.win(playedRound)).toEqual({ kind: 'done', value: { balance: '7.50' } })
    expect(await wallet.rollback(playedRound)).toMatchObject({ kind: 'refused', code: 'seamless.bet.settled' })
    expect(await balance()).toBe('7.50')
  })

  test('never debits more than the balance, and of two simultaneous stakes only one', async () => {
    const stakes = [round({ stakeCents: 700n }), round({ stakeCents: 700n })]
    const kinds = await Promise.all(stakes.map(async (stake) => (await wallet.bet(stake)).kind))
    expect(kinds.sort()).toEqual(['done', 'refused'])
    expect(await balance()).toBe('3.00')
  })

  test('returns a stake, and stores the rollback of one that never arrived', async () => {
    const [taken, lost] = [round(), round()]
    await wallet.bet(taken)
    await wallet.rollback(taken)
    expect(await wallet.win(taken)).toMatchObject({ kind: 'refused', code: 'seamless.bet.rolled_back' })
    await wallet.rollback(lost)
    expect(await wallet.bet(lost)).toMatchObject({ kind: 'refused', code: 'seamless.transaction.rolled_back' })
    expect(await wallet.win(round())).toMatchObject({ kind: 'refused', code: 'seamless.bet.not.found' })
    expect(await balance()).toBe('10.00')
  })

  test('accepts no stake of a removed player, but pays their wins', async () => {
    const playedRound = round()
    await wallet.bet(playedRound)
    await callWallet({ method: 'kom', username })
    expect(await wallet.bet(round())).toMatchObject({ kind: 'refused', code: 'seamless.session.expired' })
    expect(await wallet.win(playedRound)).toMatchObject({ kind: 'done' })
  })

  test('is recorded in the books, which can be read from any cursor', async () => {
    const [won, undone] = [round(), round()]
    await wallet.bet(won)
    await wallet.win(won)
    await wallet.bet(undone)
    await wallet.rollback(undone)
    const mine: Record<string, unknown>[] = []
    let since = ''
    for (let hasMore = true; hasMore;) {
      const { answer } = await callWallet({ method: 'br', since, limit: 3 })
      const records = answer['records'] as Record<string, unknown>[]
      mine.push(...records.filter((record) => record['username'] === username))
      hasMore = answer['next'] !== since
      since = String(answer['next'])
    }
    const bet = (betRound: Round) => ({
      kind: 'bet',
      round_id: betRound.id,
      amount: '4.00',
      closes_round: false,
      bet_id: null,
    })
    expect(mine).toMatchObject([
      bet(won),
      { kind: 'win', round_id: won.id, amount: '1.50', closes_round: true, bet_id: `${won.id}:bet` },
      bet(undone),
      { kind: 'rollback', round_id: undone.id, amount: '4.00', closes_round: false, bet_id: `${undone.id}:bet` },
    ])
  })
})

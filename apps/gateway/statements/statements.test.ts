import { header } from '@ante/contract/kit/headers.ts'
import { DAY_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import {
  listStatements,
  requestStatement,
  STATEMENT_KEPT_DAYS,
  statementFile,
  STATEMENTS_PER_DAY,
} from '@ante/contract/statements/statements.ts'
import type { Statement, StatementFormat } from '@ante/contract/statements/statements.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { gamesOf, writeRounds } from '../launch/test/rounds.ts'
import { unitsOf } from '../kit/money.ts'
import { signedIn } from '../test/members.ts'
import type { SignedInMember } from '../test/members.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { mainAccountOf, merchantAccount, postTransfer, transactionCode } from '../wallet/public.ts'
import { makeStatement, makeStatementJob } from './make-statement-job.ts'
import { deleteExpiredStatements } from './stored-statements.ts'

/** Next year, because jobs process all days up to the test's time. */
const YEAR = new Date().getUTCFullYear() + 1
/** Noon of 10 March in Manila, the zone of the merchant. */
const REGISTERED = Date.parse(`${YEAR}-03-10T04:00:00Z`)

let gateway: TestGateway
let member: SignedInMember
beforeAll(async () => {
  gateway = await startGateway({ lotteryDraws: false })
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  at(REGISTERED)
  await gateway.ports.db.deleteFrom('call_count').execute()
  member = await signedIn(gateway, '100.00')
  // The session is extended beyond the months of the test.
  const later = new Date(REGISTERED + 365 * DAY_MS)
  await gateway.ports.db
    .updateTable('session')
    .set({ expires_at: later, last_seen_at: later })
    .where('member_id', '=', member.memberId)
    .execute()
})

const at = (ms: number) => (gateway.ports.clock.offsetMs = ms - Date.now())

async function move(amount: string, code: keyof typeof transactionCode): Promise<void> {
  const { db, clock } = gateway.ports
  const own = await mainAccountOf(db, member.memberId)
  const house = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
  const leaves = amount.startsWith('-')
  await postTransfer(db, {
    key: crypto.randomUUID(),
    code: transactionCode[code],
    debit: leaves ? own : house,
    credit: leaves ? house : own,
    amount: unitsOf(amount.replace('-', '')),
    reference: 'ANS:r',
    at: clock.now(),
  })
}

/** Inserts a round of the member that begins and ends now. */
async function play(staked: string, paid: string): Promise<void> {
  await move(`-${staked}`, 'gameBet')
  if (unitsOf(paid) > 0n) await move(paid, 'gameWin')
  const [game] = await gamesOf(gateway, ['ANS'])
  const round = {
    vendor: 'ANS',
    nodeId: game?.nodeId ?? 0n,
    state: 'closed',
    beganAt: gateway.ports.clock.now(),
  } as const
  await writeRounds(gateway, member.memberId, [{ ...round, staked: unitsOf(staked), paid: unitsOf(paid) }])
}

async function requested(period: string, headers: Record<string, string> = {}): Promise<Statement> {
  const answer = await gateway.call(requestStatement, { period }, { token: member.token, headers })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const refusal = async (period: string, token = member.token) =>
  gateway.call(requestStatement, { period }, { token }).then((answer) => (answer.ok ? 'ok' : answer.code))

async function list() {
  const answer = await gateway.call(listStatements, {}, member)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Waits until the job has made the statement. */
async function ready({ id }: Statement): Promise<void> {
  await expect
    .poll(async () => (await list()).statements.find((statement) => statement.id === id)?.readyAt ?? null, {
      timeout: 15_000,
    })
    .not.toBeNull()
}

const file = ({ id }: Pick<Statement, 'id'>, format: StatementFormat, token = member.token) =>
  gateway.fetch(`${statementFile.path}?id=${id}&format=${format}`, { headers: { [header.authorization]: token } })

async function rowsOf(statement: Statement): Promise<Record<string, string>[]> {
  const text = await (await file(statement, 'csv')).text()
  return parse(text, { bom: true, columns: true })
}

test('the statement of a month has each movement on its day, and ends with the balance of the wallet', async () => {
  await move('500.00', 'deposit')
  await play('40.00', '15.50')
  at(REGISTERED + DAY_MS)
  await move('12.00', 'promotionBonus')
  await move('-200.00', 'withdrawal')
  await move('-5.00', 'withdrawalFee')
  await move('-30.00', 'lineTransferOut')
  await move('-10.00', 'gameBet')
  at(REGISTERED + 40 * DAY_MS)
  await move('1000.00', 'deposit')
  const statement = await requested(`${YEAR}-03`)
  expect(statement).toMatchObject({ period: `${YEAR}-03`, isSoFar: false, readyAt: null })
  await ready(statement)
  const rows = await rowsOf(statement)
  expect(rows).toHaveLength(32)
  expect(rows[9]).toMatchObject({
    Day: `${YEAR}-03-10`,
    'Opening balance': '0.00',
    Deposits: '500.00',
    Bets: '-40.00',
    Winnings: '15.50',
    Result: '-24.50',
    Adjustments: '100.00',
    'Unsettled bets': '0.00',
    'Closing balance': '575.50',
    Currency: 'PHP',
  })
  expect(rows[10]).toMatchObject({
    'Opening balance': '575.50',
    Withdrawals: '-205.00',
    'Bonuses and rebates': '12.00',
    Transfers: '-30.00',
    // The bet of 10.00 has not ended.
    'Unsettled bets': '-10.00',
    'Closing balance': '342.50',
    'Net position': '12.00',
  })
  expect(rows.at(-1)).toMatchObject({ Day: 'Total', 'Opening balance': '0.00', 'Closing balance': '342.50' })
})

test('the statement of the current year has a row per month so far, and can be requested again', async () => {
  await play('40.00', '100.00')
  at(REGISTERED + 40 * DAY_MS)
  await move('-60.00', 'withdrawal')
  const statement = await requested(String(YEAR))
  expect(statement.isSoFar).toBe(true)
  expect(await requested(String(YEAR))).toMatchObject({ id: statement.id })
  await ready(statement)
  const rows = await rowsOf(statement)
  expect(rows.map(({ Month }) => Month)).toEqual([`${YEAR}-01`, `${YEAR}-02`, `${YEAR}-03`, `${YEAR}-04`, 'Total'])
  expect(rows.at(-1)).toMatchObject({ Result: '60.00', Withdrawals: '-60.00', 'Closing balance': '100.00' })
  await move('1.00', 'deposit')
  const later = await requested(String(YEAR))
  expect(later.id).not.toBe(statement.id)
  await ready(later)
  expect((await rowsOf(later)).at(-1)).toMatchObject({ 'Closing balance': '101.00' })
})

test('a job that fails and runs again makes one statement and one mail', async () => {
  const { db } = gateway.ports
  at(REGISTERED + 40 * DAY_MS)
  const statement = await requested(`${YEAR}-03`)
  const id = BigInt(statement.id)
  await Promise.all([makeStatement(gateway.ports, id), makeStatement(gateway.ports, id)])
  await ready(statement)
  await makeStatement(gateway.ports, id)
  const inbox = await gateway.call(getInbox, {}, member)
  if (!inbox.ok) throw new Error(inbox.code)
  const told = inbox.value.records.filter(({ automatic }) => automatic?.template === 'statement.ready')
  expect(told.map(({ automatic }) => automatic?.detail['period'])).toEqual([`${YEAR}-03`])
  expect(
    await db.selectFrom('member_statement').select('id').where('member_id', '=', member.memberId).execute(),
  ).toEqual([{ id }])
  // A repeated request for a finished period returns the same statement.
  expect(await requested(`${YEAR}-03`)).toMatchObject({ id: statement.id })
})

test('only its member downloads a statement, until it expires', async () => {
  at(REGISTERED + 40 * DAY_MS)
  const statement = await requested(`${YEAR}-03`)
  await ready(statement)
  const csv = await file(statement, 'csv')
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="statement-${YEAR}-03.csv"`)
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const pdf = await file(statement, 'pdf')
  expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  const other = await signedIn(gateway)
  expect((await file(statement, 'csv', other.token)).status).toBe(404)
  expect((await file(statement, 'csv', '')).status).toBe(401)
  expect((await file({ id: '999999999' }, 'csv')).status).toBe(404)
  at(REGISTERED + (41 + STATEMENT_KEPT_DAYS) * DAY_MS)
  expect((await file(statement, 'csv')).status).toBe(404)
  await deleteExpiredStatements(gateway.ports)
  const left = gateway.ports.db.selectFrom('member_statement').select('id').where('id', '=', BigInt(statement.id))
  expect(await left.execute()).toEqual([])
})

test('periods before the registration and in the future, too many requests, and trial members are refused', async () => {
  expect(await refusal(`${YEAR}-02`)).toBe('statement.period.not.offered')
  expect(await refusal(`${YEAR}-04`)).toBe('statement.period.not.offered')
  expect(await refusal(String(YEAR - 1))).toBe('statement.period.not.offered')
  expect(await refusal(`${YEAR}-13`)).toBe('request.invalid')
  const { months, years, left } = await list()
  expect([months, years, left]).toEqual([[`${YEAR}-03`], [String(YEAR)], STATEMENTS_PER_DAY])
  for (let index = 0; index < STATEMENTS_PER_DAY; index++) await ready(await requested(String(YEAR)))
  expect(await refusal(String(YEAR))).toBe('statement.too.many')
  expect((await list()).left).toBe(0)
  at(REGISTERED + DAY_MS)
  expect(await refusal(String(YEAR))).toBe('ok')
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  expect(await refusal(String(YEAR), trial.value.token)).toBe('function.not.available')
})

test('a statement whose job is dead is shown as late after ten minutes, and made when it is requested again', async () => {
  const { db } = gateway.ports
  at(REGISTERED + 40 * DAY_MS)
  const period = `${YEAR}-03`
  const { id } = await db
    .insertInto('member_statement')
    .values({
      merchant_code: 'aurora',
      member_id: member.memberId,
      period,
      so_far: false,
      language: 'EN',
      day: `${YEAR}-04-19`,
      requested_at: gateway.ports.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into job (name, key, payload, run_at, attempts, failed_at)
    values (${makeStatementJob.name}, ${String(id)}, '{}', now(), 20, now())`.execute(db)
  expect(await requested(period)).toMatchObject({ id: String(id), readyAt: null, isLate: false })

  at(REGISTERED + 40 * DAY_MS + 10 * MINUTE_MS)
  expect((await list()).statements).toMatchObject([{ id: String(id), readyAt: null, isLate: true }])
  const again = await requested(period)
  expect(again).toMatchObject({ id: String(id), isLate: true })
  await ready(again)
  expect((await list()).statements).toMatchObject([{ isLate: false }])
})

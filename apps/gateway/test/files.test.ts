import { teamBetsFile } from '@ante/contract/agents/bets.ts'
import { downlinesFile } from '@ante/contract/agents/downlines.ts'
import { rebateIncomeFile } from '@ante/contract/agents/rebate-income.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import { depositRecordsFile } from '@ante/contract/cashier/deposit-records.ts'
import { withdrawalRecordsFile } from '@ante/contract/cashier/withdrawal-records.ts'
import { playRecordsFile } from '@ante/contract/launch/play-records.ts'
import { profitAndLossFile } from '@ante/contract/launch/profit-and-loss.ts'
import { ordersFile } from '@ante/contract/lottery/orders/orders-file.ts'
import { rebatesFile } from '@ante/contract/promotions/rebates.ts'
import { accountRecordsFile } from '@ante/contract/wallet/account-records.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { countAllEvents, lineMember } from '../agents/teams/test/team.ts'
import { requestWithdrawalOf, withdrawer } from '../cashier/test/withdrawer.ts'
import { gamesOf, writeRounds } from '../launch/test/rounds.ts'
import { advanceToNextDraw, lotteryFixtures, slip } from '../lottery/test/lottery-fixtures.ts'
import { unitsOf } from '../kit/money.ts'
import { mainAccountOf, merchantAccount, postTransfer, transactionCode } from '../wallet/public.ts'
import { everyEndpoint } from './every-endpoint.ts'

/**
 * Texts that a spreadsheet would evaluate as formulas. No form accepts them, but ids of vendors or input of operators
 * could contain them.
 */
const NAMES = ['=cmd!A0', '+1', '-1+1', '@x', '\tx', '\rx']
const FORMULA = /^[=+\-@\t\r]/
const AMOUNT = /^-\d+(\.\d+)?$/

interface Caller {
  token: string
  host?: string
}

const fixtures = lotteryFixtures()
let agent: Awaited<ReturnType<typeof lineMember>>
/** A member of Lotus, where a new card has no cooling-off period. */
let drawing: Caller
beforeAll(async () => {
  advanceToNextDraw(fixtures.gateway)
  agent = await lineMember(fixtures.gateway, '1000.00', { type: 1 })
  const rounds = await roundsOf()
  await writeRounds(
    fixtures.gateway,
    agent.memberId,
    NAMES.map((roundId) => ({ ...rounds, roundId })),
  )
  for (const account of NAMES) {
    const { memberId } = await lineMember(fixtures.gateway, '0.00', { above: agent })
    await fixtures.gateway.ports.db.updateTable('member').set({ account }).where('id', '=', memberId).execute()
    await writeRounds(fixtures.gateway, memberId, [rounds])
  }
  await countAllEvents(fixtures.gateway)
  await depositThrough(NAMES)
  await moveMoneyFor(NAMES)
  await betOn(NAMES)
  drawing = await withdrawTo(NAMES)
})

async function roundsOf() {
  const [game] = await gamesOf(fixtures.gateway, ['ANS'])
  const beganAt = fixtures.gateway.ports.clock.now()
  return { vendor: 'ANS', nodeId: game?.nodeId ?? 0n, state: 'closed', staked: 10_000n, paid: 0n, beganAt } as const
}

/** Makes deposits through channels with these names, which operators set. */
async function depositThrough(names: readonly string[]): Promise<void> {
  const { db, clock } = fixtures.gateway.ports
  const now = clock.now()
  for (const name of names) {
    await sql`
      insert into deposit (transaction_id, merchant_code, member_id, currency, channel_code, channel_name, kind, state, requested,
        pay_currency, pay_amount, fee_hundredths, reimbursement_hundredths, multiple_hundredths, return_url, language,
        request_key, provider_ref, created_at, expires_at)
      select 'D' || upper(substr(md5(random()::text), 1, 11)), 'aurora', ${agent.memberId}, 'PHP', 'bank', ${name}::text,
        'MT', 'EXPIRED', 10000, 'PHP', 10000, 0, 0, 100, '', 'EN', md5(random()::text), ${name}::text, ${now}::timestamptz,
        ${now}::timestamptz`.execute(db)
  }
}

async function moveMoneyFor(references: readonly string[]): Promise<void> {
  const { db, clock } = fixtures.gateway.ports
  const credit = await mainAccountOf(db, agent.memberId)
  const debit = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
  for (const reference of references) {
    const [key, code] = [crypto.randomUUID(), transactionCode.gameWin]
    await postTransfer(db, { key, code, debit, credit, amount: unitsOf('1.00'), reference, at: clock.now() })
  }
}

/** Bets on a game with this name, which operators set. */
async function betOn([name]: readonly string[]): Promise<void> {
  await fixtures.placed(agent, { slips: [slip('3____', 1111)], units: '2' })
  await sql`update lottery_game set name = ${name} where id = ${fixtures.game('ssc').id}`.execute(
    fixtures.gateway.ports.db,
  )
}

/** Withdraws to a bank with this name. */
async function withdrawTo([bank, payout]: readonly string[]): Promise<Caller> {
  const member = await withdrawer(fixtures.gateway, '500.00')
  const withdrawal = await requestWithdrawalOf(fixtures.gateway, member, '200.00')
  if (!withdrawal.ok) throw new Error(withdrawal.code)
  await sql`
    update withdrawal set bank_name = ${bank}, payout_id = ${payout} where member_id = ${member.memberId}`.execute(
    fixtures.gateway.ports.db,
  )
  return member
}

interface FileRoute {
  path: string
  /** The names that must be in the file. */
  bears: readonly string[]
  caller: () => Caller
}

const fileRoute = (
  { path }: { path: string },
  bears: readonly string[],
  caller: FileRoute['caller'] = () => agent,
): FileRoute => {
  return { path, bears, caller }
}

/** Every file that members can download. */
const FILE_ROUTES: readonly FileRoute[] = [
  fileRoute(downlinesFile, NAMES),
  fileRoute(teamProfitFile, NAMES),
  fileRoute(teamBetsFile, NAMES),
  fileRoute(playRecordsFile, NAMES),
  fileRoute(depositRecordsFile, NAMES),
  fileRoute(accountRecordsFile, NAMES),
  fileRoute(ordersFile, NAMES.slice(0, 1)),
  fileRoute(withdrawalRecordsFile, NAMES.slice(0, 2), () => drawing),
  fileRoute(profitAndLossFile, []),
  fileRoute(rebatesFile, []),
  fileRoute(rebateIncomeFile, []),
]

const CELL = /(?<=^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n)/g

async function cellsOf({ path, caller }: FileRoute): Promise<string[]> {
  const { token, host } = caller()
  const answer = await fixtures.gateway.fetch(path, { headers: { Authorization: token } }, host)
  const content = (await answer.text()).replace('\uFEFF', '')
  return Array.from(content.matchAll(CELL), ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}

test.each(FILE_ROUTES.map((route) => [route.path, route] as const))(
  'nothing in the file of %s is evaluated as a formula by a spreadsheet',
  async (_, requested) => {
    const cells = await cellsOf(requested)
    expect(cells.filter((cell) => FORMULA.test(cell) && !AMOUNT.test(cell))).toEqual([])
    expect(requested.bears.filter((text) => !cells.includes(`'${text}`))).toEqual([])
  },
)

test('every file that the gateway serves is covered', async () => {
  const files: string[] = []
  for (const { method, path } of (await everyEndpoint()).values()) {
    if (method !== 'GET' || path.includes(':')) continue
    const answer = await fixtures.gateway.fetch(path, { headers: { Authorization: agent.token } })
    await answer.body?.cancel()
    if (answer.headers.get('content-type')?.startsWith('text/csv')) files.push(path)
  }
  expect(files.toSorted()).toEqual(FILE_ROUTES.map(({ path }) => path).toSorted())
})

import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { searchOrders } from '@ante/contract/lottery/orders/orders.ts'
import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import type { Family } from '@ante/lottery/family.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll } from 'vitest'

import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { exactTextOf } from '../../kit/money.ts'
import { started } from '../../test/gateway-and-sandbox.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { timetableOf } from '../games/schedule.ts'
import type { Slot } from '../games/schedule.ts'
import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import { putLotteryTerms, DEFAULT_TERMS } from '../limits/terms.ts'
import type { LotteryTerms } from '../limits/terms.ts'
import { finishWithoutBets, waitingDrawIds } from '../settlement/waiting-draw.ts'
import { settleDrawJob, settleWaiting } from '../settlement/settle-waiting.ts'
import type { SettlingPorts } from '../settlement/settle-draw.ts'

const SECONDS = 60
const LOCK_SECONDS = 5
const SCHEDULE = { kind: 'steady', seconds: SECONDS } as const
const ZONE = 'Asia/Manila'

export interface TestGame {
  id: bigint
  family: Family
}

export type OrderInput = Partial<InputOf<typeof placeOrder>> & { slips: string[]; units: string }

/** Creates a game of aurora without automatic draws. */
export async function createGame(
  { ports: { db } }: { ports: Pick<TestGateway['ports'], 'db'> },
  { family, group = family, modes = ['Lott'] }: { family: Family; group?: string; modes?: PrizeModeName[] },
): Promise<TestGame> {
  const code = `T${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const { id } = await db
    .insertInto('lottery_game')
    .values({
      merchant_code: 'aurora',
      code,
      name: code,
      family,
      group_code: group,
      region: null,
      prize_modes: modes,
      schedule: JSON.stringify(SCHEDULE),
      lock_seconds: LOCK_SECONDS,
      is_house: false,
      result_timeout_seconds: 86_400,
      is_sale: true,
      is_hot: false,
      is_new: false,
      position: 0,
      icon: 'ssc',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, family }
}

/** Returns the scheduled draw this many after the running one. */
export function slotAt({ ports: { clock } }: { ports: { clock: Clock } }, later = 0): Slot {
  const timetable = timetableOf(SCHEDULE, ZONE)
  let slot = timetable.at(clock.now().getTime())
  for (let step = 0; step < later; step++) slot = timetable.after(slot)
  return slot
}

/** Advances the clock to this second of the next draw, so that a test does not cross the end of a draw. */
export function advanceToNextDraw({ ports: { clock } }: Pick<TestGateway, 'ports'>, second = 1): void {
  const { openAt } = slotAt({ ports: { clock } }, 1)
  clock.offsetMs += openAt + second * 1_000 - clock.now().getTime()
}

const rowOf = (game: TestGame, { drawNumber, day, openAt, drawAt }: Slot) => ({
  merchant_code: 'aurora',
  game_id: game.id,
  draw_number: drawNumber,
  day,
  open_at: new Date(openAt),
  lock_at: new Date(drawAt - LOCK_SECONDS * 1_000),
  draw_at: new Date(drawAt),
})

type Ended = { status: 'DRAWN'; result: unknown } | { status: 'VOID' } | { status: 'RESULT_REVERSED' }

/** Sets or reverses a draw's result, or voids the draw, and advances the clock beyond its time. */
export async function endDraw(gateway: TestGateway, game: TestGame, slot: Slot, ended: Ended): Promise<void> {
  const { clock, db } = gateway.ports
  clock.offsetMs += Math.max(0, slot.drawAt + 100 - clock.now().getTime())
  await db
    .insertInto('lottery_draw')
    .values(rowOf(game, slot))
    .onConflict((conflict) => conflict.columns(['game_id', 'draw_number']).doNothing())
    .execute()
  const result = 'result' in ended ? JSON.stringify(ended.result) : null
  await sql`
    update lottery_draw set status = ${ended.status}, result = ${result}, drawn_at = ${clock.now()}
    where game_id = ${game.id} and draw_number = ${slot.drawNumber}`.execute(db)
}

export async function statusOf(gateway: TestGateway, game: TestGame, { drawNumber }: Slot): Promise<string> {
  const row = await gateway.ports.db
    .selectFrom('lottery_draw')
    .select('status')
    .where('game_id', '=', game.id)
    .where('draw_number', '=', drawNumber)
    .executeTakeFirstOrThrow()
  return row.status
}

/** Returns a gateway with its own games, for all tests of a file. */
export function lotteryFixtures() {
  const running: { gateway?: TestGateway; games?: Record<string, TestGame> } = {}
  beforeAll(async () => {
    const gateway = await startGateway()
    running.gateway = gateway
    running.games = {
      ssc: await createGame(gateway, { family: 'SSC', modes: ['Lott', 'ZY'] }),
      pk10: await createGame(gateway, { family: 'PK10' }),
    }
  })
  afterAll(() => running.gateway?.stop())
  afterEach(() => choose({}))
  const gateway = () => started(running.gateway)
  const game = (name: 'ssc' | 'pk10') => started(started(running.games)[name])
  const choose = (terms: Partial<LotteryTerms>) =>
    putLotteryTerms(gateway().ports.db, 'aurora', { ...DEFAULT_TERMS, ...terms })
  const order = (member: Token, { slips, units, ...input }: OrderInput, key: string = crypto.randomUUID()) =>
    gateway().call(
      placeOrder,
      {
        gameId: Number(game('ssc').id),
        currentDrawNumber: slotAt(gateway()).drawNumber,
        betCartAmountSum: units,
        prizeModeId: 1,
        bettingSlipString: slips.join(';'),
        ...input,
      },
      { token: member.token, headers: { 'Idempotency-Key': key } },
    )
  return {
    get gateway() {
      return gateway()
    },
    game,
    choose,
    order,
    player: (balance: string) => signedIn(gateway(), balance),
    placed: async (member: Token, input: OrderInput) => {
      const answer = await order(member, input)
      if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
      return answer.value
    },
    /** Returns all bets of a member, oldest first. */
    orders: async ({ token }: Token): Promise<SubOrder[]> => {
      const answer = await gateway().call(searchOrders, { size: 100 }, { token })
      if (!answer.ok) throw new Error(answer.code)
      return answer.value.orders.content.toReversed()
    },
    end: (slot: Slot, ended: Ended, testGame = game('ssc')) => endDraw(gateway(), testGame, slot, ended),
    /** Transfers from the lottery wallet to the main wallet. */
    spend: (member: Token, amount: string) =>
      gateway().call(walletTransfer, { fromTypeId: 4, toTypeId: 2, amount }, { token: member.token }),
    settle: () => settleAll(gateway()),
    balancesOf: (memberId: bigint) => walletBalances(gateway(), memberId),
    entries: (memberId: bigint) => entriesOf(gateway(), memberId),
  }
}

/** Settles all waiting draws, alongside the gateway's jobs, and waits until no settlement job runs. */
async function settleAll({ ports }: TestGateway): Promise<void> {
  do await settleOnce(ports)
  while (await isSettling(ports.db))
}

/** Settles all waiting draws as one gateway does; a draw that fails delays no other. */
export async function settleOnce(ports: SettlingPorts): Promise<void> {
  await finishWithoutBets(ports.db, ports.clock.now())
  for (const id of await waitingDrawIds(ports.db)) await settleWaiting(ports, id).catch(() => undefined)
}

async function isSettling(db: Db): Promise<boolean> {
  const running = db
    .selectFrom('job')
    .select('id')
    .where('name', '=', settleDrawJob.name)
    .where('locked_by', 'is not', null)
  return (await running.execute()).length > 0
}

type Token = Pick<SignedInMember, 'token'>

/** Returns a member's balances in the main wallet and the lottery wallet. */
async function walletBalances(
  { ports: { db } }: TestGateway,
  memberId: bigint,
): Promise<[main: string, lottery: string]> {
  const rows = await db
    .selectFrom('account')
    .select(['wallet_type', 'balance'])
    .where('member_id', '=', memberId)
    .execute()
  const balanceOfType = (type: number) => exactTextOf(rows.find((row) => row.wallet_type === type)?.balance ?? 0n)
  return [balanceOfType(2), balanceOfType(4)]
}

/** Returns the entries of a member's lottery wallet, in order. */
async function entriesOf({ ports: { db } }: TestGateway, memberId: bigint): Promise<[code: number, amount: string][]> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('wallet_type', '=', 4)
    .executeTakeFirst()
  const id = account?.id ?? 0n
  const rows = await db
    .selectFrom('transfer')
    .select(['code', 'amount', 'credit_account'])
    .where((row) => row.or([row('debit_account', '=', id), row('credit_account', '=', id)]))
    .orderBy('id')
    .execute()
  return rows.map(({ code, amount, credit_account: credit }) => [code, exactTextOf(credit === id ? amount : -amount)])
}

/** Builds a slip from `2,5_3`: whole units, the highest series, once. */
export const slip = (
  content: string,
  playId: number,
  { series = 1950, multiple = 1, mode = 1, type = 1 } = {},
): string => `${content}~${type}~${playId}~${mode}~${series}~${multiple}`

import { header } from '@ante/contract/kit/headers.ts'
import { getProfitAndLoss, profitAndLossFile } from '@ante/contract/launch/profit-and-loss.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { mainAccountOf, merchantAccount } from '../../wallet/public.ts'
import { gamesOf, writeRounds } from '../test/rounds.ts'
import type { PlayedRound } from '../test/rounds.ts'

const DAYS = { from: '2026-02-27', to: '2026-03-01' }

const gateway = sharedGateway()
let slot: { vendor: string; nodeId: bigint }
let fish: { vendor: string; nodeId: bigint }

beforeAll(async () => {
  slot = (await gamesOf(gateway, ['ANS']))[0]!
  const { db } = gateway.ports
  const games = db.selectFrom('game').select(['vendor', 'node_id as nodeId']).where('category', '=', 'FISH')
  fish = await games.orderBy('node_id').limit(1).executeTakeFirstOrThrow()
})

const round = (game: typeof slot, beganAt: string, [staked, paid]: [string, string]): PlayedRound => ({
  ...game,
  state: 'closed',
  staked: unitsOf(staked),
  paid: unitsOf(paid),
  beganAt: new Date(beganAt),
})

async function player(): Promise<SignedInMember> {
  const member = await signedIn(gateway)
  await writeRounds(gateway, member.memberId, [
    // In Manila the 28th begins and ends eight hours earlier than in UTC.
    round(slot, '2026-02-27T16:00:00Z', ['10.00', '4.00']),
    round(slot, '2026-02-28T15:59:59Z', ['5.00', '20.50']),
    round(fish, '2026-02-28T03:00:00Z', ['100.00', '0.00']),
    round(fish, '2026-02-28T16:00:00Z', ['1.00', '2.00']),
    { ...round(slot, '2026-02-28T04:00:00Z', ['0.00', '0.00']), state: 'voided' },
    { ...round(slot, '2026-02-28T04:00:00Z', ['77.00', '0.00']), state: 'open' },
  ])
  return member
}

/** Posts transfers as cashier and promotions do, at 23:59 on the 28th in Manila and one minute later. */
async function cash({ memberId }: SignedInMember): Promise<void> {
  const { db } = gateway.ports
  const own = await mainAccountOf(db, memberId)
  const studio = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
  const moved = [
    [6101, '500.00', '2026-02-28T15:59:59Z'],
    [6113, '1.50', '2026-02-28T02:00:00Z'],
    [6112, '3.00', '2026-02-28T03:00:00Z'],
    [6201, '-200.00', '2026-02-28T16:00:00Z'],
    [6101, '9.00', '2026-03-01T16:00:00Z'],
    [8122, '7.00', '2026-02-28T03:00:00Z'],
  ] as const
  for (const [code, amount, at] of moved) {
    const [debit, credit] = amount.startsWith('-') ? [own, studio] : [studio, own]
    const units = unitsOf(amount.replace('-', ''))
    await sql`select post_transfers(array[row (${crypto.randomUUID()}, ${code}::int, ${debit}::int8, ${credit}::int8,
      ${units}::int8, 'test')::posting], ${new Date(at)}::timestamptz)`.execute(db)
  }
}

test('returns the result of each day and category, for ended rounds', async () => {
  const { token } = await player()
  const answer = await gateway.call(getProfitAndLoss, DAYS, { token })
  expect(answer.ok && answer.value).toMatchObject({
    total: { rounds: 4, betting: '116.00', winning: '26.50', pnl: '-89.50' },
    categories: [
      { category: 'FISH', rounds: 2, betting: '101.00', winning: '2.00', pnl: '-99.00' },
      { category: 'RNG', rounds: 2, betting: '15.00', winning: '24.50', pnl: '9.50' },
    ],
    days: [
      { day: '2026-02-27', rounds: 0, betting: '0.00', pnl: '0.00', categories: [] },
      { day: '2026-02-28', rounds: 3, betting: '115.00', winning: '24.50', pnl: '-90.50' },
      { day: '2026-03-01', rounds: 1, pnl: '1.00', categories: [{ category: 'FISH', betting: '1.00' }] },
    ],
    currency: 'PHP',
    zone: 'Asia/Manila',
    ...DAYS,
  })
})

test('lists rebates and promotions, and separately deposits and withdrawals', async () => {
  const member = await player()
  await cash(member)
  const answer = await gateway.call(getProfitAndLoss, DAYS, { token: member.token })
  expect(answer.ok && answer.value).toMatchObject({
    total: { betting: '116.00', winning: '26.50', rebate: '1.50', promotion: '3.00', pnl: '-85.00' },
    categories: [
      { category: 'FISH', pnl: '-99.00' },
      { category: 'RNG', rebate: '1.50', promotion: '0.00', pnl: '11.00' },
      { category: null, rounds: 0, promotion: '3.00', pnl: '3.00' },
    ],
    days: [
      { deposit: '0.00', withdraw: '0.00', categories: [] },
      { deposit: '500.00', withdraw: '0.00', rebate: '1.50', promotion: '3.00', pnl: '-86.00' },
      { deposit: '0.00', withdraw: '200.00', pnl: '1.00', categories: [{ category: 'FISH' }] },
    ],
  })
  expect(answer.ok && answer.value.total).toMatchObject({ deposit: '500.00', withdraw: '200.00' })
})

test('the file has a line per day and category, and one for deposits and withdrawals', async () => {
  const member = await player()
  const { token } = member
  await cash(member)
  const address = `${profitAndLossFile.path}?${new URLSearchParams(DAYS).toString()}`
  const answer = await gateway.fetch(address, { headers: { [header.authorization]: token } })
  expect((await answer.text()).split('\r\n')).toEqual([
    expect.stringContaining(
      'Day (Asia/Manila),Category,Rounds,Betting,Winning,Rebate,Promotion,Profit and loss,Deposit,Withdrawal,Currency',
    ),
    '2026-02-28,FISH,1,100.00,0.00,0.00,0.00,-100.00,0.00,0.00,PHP',
    '2026-02-28,RNG,2,15.00,24.50,1.50,0.00,11.00,0.00,0.00,PHP',
    '2026-02-28,,0,0.00,0.00,0.00,3.00,3.00,0.00,0.00,PHP',
    '2026-02-28,,0,0.00,0.00,0.00,0.00,0.00,500.00,0.00,PHP',
    '2026-03-01,FISH,1,1.00,2.00,0.00,0.00,1.00,0.00,0.00,PHP',
    '2026-03-01,,0,0.00,0.00,0.00,0.00,0.00,0.00,200.00,PHP',
    '',
  ])
})

test('contains only the member’s own data, of at most a month', async () => {
  await player()
  const { token } = await signedIn(gateway)
  const own = await gateway.call(getProfitAndLoss, DAYS, { token })
  expect(own.ok && own.value.total).toEqual({
    rounds: 0,
    betting: '0.00',
    winning: '0.00',
    rebate: '0.00',
    promotion: '0.00',
    pnl: '0.00',
    deposit: '0.00',
    withdraw: '0.00',
  })
  expect(await gateway.call(getProfitAndLoss, DAYS)).toMatchObject({ ok: false, code: 'login.not.session' })
  const tooLong = { from: '2026-01-01', to: '2026-03-01' }
  expect(await gateway.call(getProfitAndLoss, tooLong, { token })).toMatchObject({ ok: false, code: 'request.invalid' })
})

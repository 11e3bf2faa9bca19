import { randomUUID } from 'node:crypto'

import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { claimRebate, getRebate, listRebates, rebatesFile } from '@ante/contract/promotions/rebates.ts'
import { listAccountRecords } from '@ante/contract/wallet/account-records.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { header } from '@ante/contract/kit/headers.ts'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { claimUnlimited, claimed, play, rebateOf, settleIn, rollBackRound } from '../test/rebate-fixtures.ts'
import { putRebateRate, putRebateTerms } from './rates.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

async function balanceOf({ token }: SignedInMember): Promise<string> {
  const answer = await gateway.call(getBalance, {}, { token })
  return answer.ok ? answer.value.sumBalance : answer.code
}

async function reported({ token }: SignedInMember, input = {}) {
  const answer = await gateway.call(listRebates, input, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const linesShown = ({ lines }: Awaited<ReturnType<typeof rebateOf>>) =>
  lines.map(({ category, turnover, rate, amount }) => [category, turnover, rate, amount].join(' '))

test('turnover yields a rebate, which is claimed once and credited by category with the codes of the handbook', async () => {
  const member = await signedIn(gateway)
  await play(
    gateway,
    member,
    { category: 'RNG', staked: '1000.00', paid: '1500.00' },
    { category: 'RNG', staked: '234.56' },
    { category: 'LIVE', staked: '5000.00' },
    { category: 'SPORTS', staked: '500.00' },
    { category: 'ESPORTS', staked: '300.00' },
    { category: 'INHOUSE', staked: '900.00' },
  )
  const before = await rebateOf(gateway, member)
  expect(linesShown(before)).toEqual([
    'RNG 1234.56 0.6 7.40',
    'FISH 0.00 0.5 0.00',
    'LIVE 5000.00 0.4 20.00',
    'PVP 0.00 0.5 0.00',
    'SPORTS 800.00 0.3 2.40',
  ])
  expect(before).toMatchObject({ total: '29.80', minimum: '1.00', claimable: true, multiple: '1.00', recent: [] })

  expect(await claimed(gateway, member)).toBe('29.80')
  expect(await claimed(gateway, member)).toBe('0.00')
  expect(await balanceOf(member)).toBe('29.80')
  const after = await rebateOf(gateway, member)
  expect(after).toMatchObject({ total: '0.00', claimable: false, recent: [{ amount: '29.80', state: 'claimed' }] })
  const records = await gateway.call(listAccountRecords, { group: 'promotion' }, { token: member.token })
  expect(records.ok && records.value.records.map(({ code, amount }) => [code, amount])).toEqual([
    [6117, '2.40'],
    [6113, '7.40'],
    [6116, '20.00'],
  ])
})

test('simultaneous claims pay once, and a repeat gets the same answer', async () => {
  const member = await signedIn(gateway)
  await play(gateway, member, { category: 'PVP', staked: '1000.00' })
  const paid = await Promise.all(Array.from({ length: 8 }, () => claimed(gateway, member)))
  expect(paid.toSorted()).toEqual([...Array.from({ length: 7 }, () => '0.00'), '5.00'])

  await play(gateway, member, { category: 'FISH', staked: '400.00' })
  const key = randomUUID()
  expect(await Promise.all([1, 2, 3].map(() => claimed(gateway, member, key)))).toEqual(['2.00', '2.00', '2.00'])
  expect(await claimed(gateway, member, key)).toBe('2.00')
  expect(await balanceOf(member)).toBe('7.00')
})

test('an amount below the minimum is settled automatically the next day', async () => {
  const member = await signedIn(gateway)
  await play(gateway, member, { category: 'RNG', staked: '165.00' })
  expect(await rebateOf(gateway, member)).toMatchObject({ total: '0.99', claimable: false })
  expect(await gateway.call(claimRebate, {}, { token: member.token })).toMatchObject({
    code: 'rebate.below.minimum',
    details: { amount: '0.99', minimum: '1.00', currency: 'PHP' },
  })
  expect(await balanceOf(member)).toBe('0.00')
  await settleIn(gateway, 2)
  await settleIn(gateway, 2)
  expect(await balanceOf(member)).toBe('0.99')
  expect((await reported(member, { from: dayFromNow(0), to: dayFromNow(3) })).records).toMatchObject([
    { category: 'RNG', turnover: '165.00', rate: '0.6', amount: '0.99', state: 'settled' },
  ])
})

test('open, voided and refunded bets earn no rebate', async () => {
  const member = await signedIn(gateway)
  await play(
    gateway,
    member,
    { category: 'LIVE', staked: '1000.00', paid: '1000.00' },
    { category: 'SPORTS', staked: '1000.00', state: 'open' },
    { category: 'RNG', staked: '0.00', state: 'voided' },
    { category: 'FISH', staked: '500.00', paid: '500.00' },
    { category: 'FISH', staked: '400.00', paid: '100.00' },
  )
  expect(await rebateOf(gateway, member)).toMatchObject({ total: '2.00' })
})

test('the rebate of a bet that is voided after its payment is deducted from the next rebate, not from the balance', async () => {
  const member = await signedIn(gateway)
  const roundId = randomUUID()
  await play(gateway, member, { category: 'RNG', staked: '1000.00', roundId })
  expect(await claimed(gateway, member)).toBe('6.00')
  await rollBackRound(gateway, member.memberId, roundId)
  expect(await rebateOf(gateway, member)).toMatchObject({ total: '-6.00', claimable: false })
  expect(await claimed(gateway, member)).toBe('0.00')
  await settleIn(gateway, 4)
  expect(await balanceOf(member)).toBe('6.00')

  await play(gateway, member, { category: 'RNG', staked: '500.00' }, { category: 'LIVE', staked: '2000.00' })
  expect(linesShown(await rebateOf(gateway, member))).toContain('RNG -500.00 0.6 -3.00')
  expect(await claimed(gateway, member)).toBe('5.00')
  expect(await balanceOf(member)).toBe('11.00')
  const { records, total } = await reported(member)
  expect(records.map(({ category, amount }) => [category, amount])).toEqual([
    ['LIVE', '8.00'],
    ['RNG', '-3.00'],
    ['RNG', '6.00'],
  ])
  expect(total).toEqual({ turnover: '2500.00', amount: '11.00' })
})

test('gateways that settle simultaneously pay each member once, even if one of them fails midway', async () => {
  const members = await several(6)
  for (const member of members) await play(gateway, member, { category: 'LIVE', staked: '1000.00' })
  const unlucky = members[2]!.memberId
  const { db } = gateway.ports
  await sql`create function break_rebate() returns trigger language plpgsql as
    $$ begin raise exception 'the power went'; end $$`.execute(db)
  await sql`create trigger breaks before insert on rebate_mark for each row
    when (new.member_id = ${sql.lit(String(unlucky))}::int8) execute function break_rebate()`.execute(db)
  // The job fails, so that it is retried.
  const failed = await Promise.allSettled([1, 2, 3].map(() => settleIn(gateway, 6)))
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await Promise.all(members.map(balanceOf))).toEqual(['4.00', '4.00', '0.00', '4.00', '4.00', '4.00'])

  await sql`drop trigger breaks on rebate_mark`.execute(db)
  await Promise.all([1, 2, 3].map(() => settleIn(gateway, 6)))
  expect(await Promise.all(members.map(balanceOf))).toEqual(Array.from({ length: 6 }, () => '4.00'))
})

test('a claim simultaneous with the settlement is paid once', async () => {
  const members = await several(4)
  for (const member of members) await play(gateway, member, { category: 'LIVE', staked: '1000.00' })
  await Promise.all([settleIn(gateway, 8), ...members.map((member) => claimed(gateway, member))])
  expect(await Promise.all(members.map(balanceOf))).toEqual(['4.00', '4.00', '4.00', '4.00'])
})

test('the report is filtered by day, category and state, paged, and available as a file', async () => {
  const member = await signedIn(gateway)
  for (let claims = 0; claims < 22; claims++) {
    await play(gateway, member, { category: claims % 2 ? 'LIVE' : 'PVP', staked: '1000.00' })
    await claimUnlimited(gateway, member)
  }
  const first = await reported(member)
  expect(first.records).toHaveLength(20)
  const second = await reported(member, { after: first.next ?? '' })
  expect([second.records.length, second.next]).toEqual([2, null])
  expect(first.total).toEqual({ turnover: '22000.00', amount: '99.00' })
  expect(await reported(member, { category: 'PVP' })).toMatchObject({ total: { amount: '55.00' } })
  expect(await reported(member, { state: 'settled' })).toMatchObject({ records: [], total: { amount: '0.00' } })
  expect(await reported(member, { from: '2020-01-01', to: '2020-01-02' })).toMatchObject({ records: [], next: null })

  const file = await gateway.fetch(rebatesFile.path, { headers: { [header.authorization]: member.token } })
  expect(file.headers.get('content-type')).toContain('text/csv')
  const [head, ...lines] = (await file.text()).trim().split('\r\n')
  expect(head).toContain('Valid turnover')
  expect(lines).toHaveLength(22)
  expect(lines[0]).toContain('LIVE,1000.00,0.4,4.00,PHP,claimed')
})

test('a new rate applies from its day, and credits have the merchant’s wagering multiple', async () => {
  const member = await signedIn(gateway)
  const { db } = gateway.ports
  await play(gateway, member, { category: 'RNG', staked: '100.00', beganAt: new Date('2026-01-05T04:00:00Z') })
  await putRebateRate(db, { merchantCode: 'aurora', category: 'RNG', fromDay: '2026-01-06', thousandths: 1000 })
  await play(gateway, member, { category: 'RNG', staked: '100.00', beganAt: new Date('2026-01-06T04:00:00Z') })
  await putRebateTerms(db, 'aurora', { minimum: 2_0000n, multipleHundredths: 300 })
  expect(await claimed(gateway, member)).toBe('rebate.below.minimum')
  await play(gateway, member, { category: 'RNG', staked: '100.00', beganAt: new Date('2026-01-07T04:00:00Z') })
  expect(linesShown(await rebateOf(gateway, member)).slice(0, 2)).toEqual(['RNG 100.00 0.6 0.60', 'RNG 200.00 1 2.00'])
  expect(await claimed(gateway, member)).toBe('2.60')
  const required = await db
    .selectFrom('turnover_requirement')
    .selectAll()
    .where('member_id', '=', member.memberId)
    .execute()
  expect(required).toMatchObject([{ cause: 'bonus', amount: 2_6000n, multiple_hundredths: 300 }])
})

test('claims are refused for trial members, and at merchants with rebates disabled', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  expect(await gateway.call(claimRebate, {}, { token })).toMatchObject({ code: 'function.not.available' })
  expect(await gateway.call(getRebate, {})).toMatchObject({ code: 'login.not.session' })
  expect(await gateway.call(claimRebate, {}, { token, headers: { [header.idempotencyKey]: '' } })).toMatchObject({
    code: 'idempotency_key.malformed',
  })
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

/** Creates members one after another, because simultaneous sign-ins require a captcha. */
async function several(count: number): Promise<SignedInMember[]> {
  const members: SignedInMember[] = []
  while (members.length < count) members.push(await signedIn(gateway))
  return members
}

function dayFromNow(days: number): string {
  const day = new Date(gateway.ports.clock.now().getTime() + days * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format(day)
}

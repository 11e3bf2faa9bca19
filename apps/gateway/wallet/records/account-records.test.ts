import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { accountRecordsFile, listAccountRecords } from '@ante/contract/wallet/account-records.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { mainAccountOf, merchantAccount, postTransfer, transactionCode } from '../public.ts'
import { groupOf } from './record-groups.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

interface Moved {
  at: string
  /** Negative for debits. */
  amount: string
  code: keyof typeof transactionCode
  reference?: string
}

async function move({ memberId }: SignedInMember, moved: Moved[]): Promise<void> {
  const { db } = gateway.ports
  const own = await mainAccountOf(db, memberId)
  const studio = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
  for (const { at, amount, code, reference = 'ANS:r1' } of moved) {
    const leaves = amount.startsWith('-')
    await postTransfer(db, {
      key: crypto.randomUUID(),
      code: transactionCode[code],
      debit: leaves ? own : studio,
      credit: leaves ? studio : own,
      amount: unitsOf(amount.replace('-', '')),
      reference,
      at: new Date(at),
    })
  }
}

async function listed({ token }: SignedInMember, input: InputOf<typeof listAccountRecords> = {}) {
  const answer = await gateway.call(listAccountRecords, input, { token })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
  return answer.value
}

test('lists credits and debits, latest first, with the balance after each', async () => {
  const member = await signedIn(gateway, '100.00')
  await move(member, [
    { at: '2095-02-01T01:00:00Z', amount: '-10.00', code: 'gameBet', reference: 'ANS:round-7' },
    { at: '2095-02-01T01:00:01Z', amount: '25.50', code: 'gameWin' },
    { at: '2095-02-01T02:00:00Z', amount: '-5.00', code: 'walletTransferOut' },
  ])
  const { records, next, currency, from, zone } = await listed(member, { from: '2095-02-01', to: '2095-02-02' })
  expect(records.map(({ code, group, amount, balance }) => [code, group, amount, balance])).toEqual([
    [4201, 'transfer', '-5.00', '110.50'],
    [3100, 'play', '25.50', '115.50'],
    [3200, 'play', '-10.00', '90.00'],
  ])
  expect([records[2]?.reference, next, currency, from, zone]).toEqual([
    'ANS:round-7',
    null,
    'PHP',
    '2095-02-01',
    'Asia/Manila',
  ])
  const today = await listed(member, { range: 'today', group: 'adjustment' })
  expect(today.records).toMatchObject([{ code: 8122, amount: '100.00', balance: '100.00' }])
})

test('a group shows only its own records, and a wallet that the member does not have shows none', async () => {
  const member = await signedIn(gateway, '100.00')
  const days = { from: '2095-03-01', to: '2095-03-31' }
  await move(member, [
    { at: '2095-03-05T00:00:00Z', amount: '-1.00', code: 'gameBet' },
    { at: '2095-03-05T00:00:01Z', amount: '1.00', code: 'walletTransferIn' },
    { at: '2095-03-05T00:00:02Z', amount: '-2.00', code: 'systemAdjustmentDown' },
  ])
  for (const [group, amount] of [
    ['play', '-1.00'],
    ['transfer', '1.00'],
    ['adjustment', '-2.00'],
  ] as const) {
    expect((await listed(member, { ...days, group })).records).toMatchObject([{ group, amount }])
  }
  expect((await listed(member, { ...days, typeId: 101 })).records).toEqual([])
})

test('a day begins and ends at midnight of the merchant’s zone', async () => {
  const member = await signedIn(gateway, '100.00')
  await move(
    member,
    ['2095-04-30T15:59:59.999Z', '2095-04-30T16:00:00Z', '2095-05-01T15:59:59.999Z', '2095-05-01T16:00:00Z'].map(
      (at, index) => ({ at, amount: `-${index + 1}.00`, code: 'gameBet' as const }),
    ),
  )
  const { records } = await listed(member, { from: '2095-05-01', to: '2095-05-01' })
  expect(records.map(({ amount }) => amount)).toEqual(['-3.00', '-2.00'])
})

test('pages follow each other without a gap, even when records are added meanwhile', async () => {
  const member = await signedIn(gateway, '100.00')
  const days = { from: '2095-06-01', to: '2095-06-30' }
  const at = '2095-06-15T00:00:00Z'
  await move(
    member,
    Array.from({ length: 45 }, () => ({ at, amount: '-1.00', code: 'gameBet' as const })),
  )
  const numbers: string[] = []
  for (let after: string | undefined; ;) {
    const page = await listed(member, { ...days, ...(after !== undefined && { after }) })
    numbers.push(...page.records.map(({ number }) => number))
    if (numbers.length === 20) await move(member, [{ at, amount: '7.00', code: 'gameWin' }])
    if (page.next === null) break
    after = page.next
  }
  expect(numbers).toEqual(Array.from({ length: 45 }, (_, index) => String(46 - index)))
})

test('shows no other member’s money, nothing to a visitor, and refuses malformed requests', async () => {
  const member = await signedIn(gateway, '1.00')
  const other = await signedIn(gateway)
  expect((await listed(member, { range: 'month' })).records).toHaveLength(1)
  expect((await listed(other, { range: 'month' })).records).toEqual([])
  expect(await gateway.call(listAccountRecords, {})).toMatchObject({ ok: false, code: 'login.not.session' })
  const { token } = member
  for (const amiss of [{ from: '2026-01-01', to: '2026-03-01' }, { from: '2026-01-01' }, { after: '-1' }]) {
    expect(await gateway.call(listAccountRecords, amiss, { token })).toMatchObject({
      ok: false,
      code: 'request.invalid',
    })
  }
})

test('the file has every record of its days, and no formula', async () => {
  const member = await signedIn(gateway, '1000.00')
  await move(
    member,
    Array.from({ length: 510 }, () => ({
      at: '2095-07-10T00:00:00Z',
      amount: '-1.00',
      code: 'gameBet' as const,
      reference: '=cmd',
    })),
  )
  const address = `${accountRecordsFile.path}?from=2095-07-01&to=2095-07-31`
  const answer = await gateway.fetch(address, { headers: { [header.authorization]: member.token } })
  expect(answer.headers.get('content-disposition')).toContain('account-2095-07-01-2095-07-31.csv')
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(511)
  expect(lines[1]).toBe("2095-07-10 08:00:00,511,3200,play,-1.00,490.00,PHP,'=cmd,")
  expect(lines.at(-1)).toBe("2095-07-10 08:00:00,2,3200,play,-1.00,999.00,PHP,'=cmd,")
  expect((await gateway.fetch(address)).status).toBe(401)
})

test('the type filter of agents excludes records of the agent’s own play', async () => {
  const member = await signedIn(gateway, '1000.00')
  await move(member, [
    { at: '2095-08-05T00:00:00Z', amount: '-10.00', code: 'gameBet' },
    { at: '2095-08-05T00:01:00Z', amount: '30.00', code: 'lineTransferIn' },
    { at: '2095-08-05T00:02:00Z', amount: '-5.00', code: 'lineTransferOut' },
    { at: '2095-08-05T00:03:00Z', amount: '2.00', code: 'slotRebate' },
    { at: '2095-08-05T00:04:00Z', amount: '50.00', code: 'deposit' },
  ])
  const days = { from: '2095-08-01', to: '2095-08-31' }
  const { records } = await listed(member, { ...days, types: 'A' })
  expect(records.map(({ code }) => code)).toEqual([6113, 6207, 6104])
  const transfers = await listed(member, { ...days, types: 'A', group: 'transfer' })
  expect(transfers.records.map(({ code }) => code)).toEqual([6207, 6104])
  const ofLine = await listed(member, { ...days, agency: 'line' })
  expect(ofLine.records.map(({ code }) => code)).toEqual([6207, 6104])
  expect((await listed(member, { ...days, types: 'A', agency: 'rebate' })).records).toMatchObject([{ code: 6113 }])
  expect((await listed(member, { ...days, types: 'A', agency: 'salary' })).records).toEqual([])
})

test('a remark names the vendor of the game', async () => {
  const member = await signedIn(gateway, '1000.00')
  await move(member, [
    { at: '2095-09-05T00:00:00Z', amount: '-10.00', code: 'gameBet', reference: 'ANS:round-7' },
    { at: '2095-09-05T00:01:00Z', amount: '1.00', code: 'gameWin', reference: 'NOBODY9:round-8' },
    { at: '2095-09-05T00:02:00Z', amount: '2.00', code: 'deposit', reference: 'ANS:no-round' },
  ])
  const { records } = await listed(member, { from: '2095-09-01', to: '2095-09-30' })
  expect(records.map(({ remark }) => remark)).toEqual(['', 'NOBODY9', 'Northlight Studio'])
})

test('every code that moves a wallet has a group', () => {
  const ungrouped = Object.entries(transactionCode).filter(([, code]) => groupOf(code) === null)
  expect(ungrouped.map(([name]) => name)).toEqual([
    'jackpotPaid',
    'jackpotCovered',
    'jackpotContributionRolledBack',
    'jackpotContribution',
  ])
})

import { createExportLink, listExports, requestExport } from '@ante/contract/console/exports.ts'
import { listDepositQueue } from '@ante/contract/console/deposits.ts'
import type { QueueSort } from '@ante/contract/console/review-parts.ts'
import { searchFields } from '@ante/contract/console/search-fields.ts'
import { listWithdrawalQueue } from '@ante/contract/console/withdrawals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimedDeposit, withManualChannel } from '../../cashier/test/claimed-deposits.ts'
import { queuedWithdrawals } from '../../cashier/test/queued-withdrawals.ts'
import { CONSOLE, entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let finance: StaffMember
const merchant = 'aurora'
/** Amounts in the order of the requests; two are equal. */
const AMOUNTS = ['300.00', '700.00', '300.00', '500.00', '900.00']
beforeAll(async () => {
  gateway = await startGateway()
  await withManualChannel(gateway)
  finance = await newStaff(gateway, { roles: [['finance', merchant]], merchantCode: merchant })
  for (const amount of AMOUNTS) await queuedWithdrawals(gateway, { merchantCode: merchant, count: 1, amount })
  for (const amount of ['600', '500', '800']) await claimedDeposit(gateway, { amount })
})
afterAll(() => gateway.stop())

/** Returns the amounts of all rows in review, page by page. */
async function withdrawalsBy(sort: QueueSort | undefined): Promise<string[]> {
  const amounts: string[] = []
  const ids = new Set<string>()
  let after: string | undefined
  do {
    const answer = await finance.call(listWithdrawalQueue, { merchant, sort, after, size: 2 })
    if (!answer.ok) throw new Error(answer.code)
    for (const { id, amount } of answer.value.withdrawals) {
      ids.add(id)
      amounts.push(amount)
    }
    after = answer.value.next ?? undefined
  } while (after !== undefined)
  expect(ids.size).toBe(AMOUNTS.length)
  return amounts
}

test('withdrawals are sorted by time and by amount, and their pages contain every row once', async () => {
  expect(await withdrawalsBy(undefined)).toEqual(AMOUNTS)
  expect(await withdrawalsBy('created')).toEqual(AMOUNTS)
  expect(await withdrawalsBy('-created')).toEqual(AMOUNTS.toReversed())
  expect(await withdrawalsBy('amount')).toEqual(['300.00', '300.00', '500.00', '700.00', '900.00'])
  expect(await withdrawalsBy('-amount')).toEqual(['900.00', '700.00', '500.00', '300.00', '300.00'])
})

test('deposits are sorted by time and by amount', async () => {
  const by = async (sort: QueueSort) => {
    const answer = await finance.call(listDepositQueue, { merchant, sort })
    return answer.ok ? answer.value.deposits.map(({ requested }) => requested) : answer.code
  }
  expect(await by('-created')).toEqual(['800.00', '500.00', '600.00'])
  expect(await by('amount')).toEqual(['500.00', '600.00', '800.00'])
  expect(await by('-amount')).toEqual(['800.00', '600.00', '500.00'])
})

async function exported(source: string, filter: Record<string, string>, columns: string[]): Promise<string[]> {
  const asked = await finance.call(requestExport, {
    merchant,
    source,
    format: 'csv',
    filter: searchFields(filter),
    columns,
  })
  if (!asked.ok) throw new Error(asked.code)
  const { id } = asked.value
  const state = async () => {
    const answer = await finance.call(listExports, { merchant })
    return answer.ok ? answer.value.exports.find((one) => one.id === id)?.state : answer.code
  }
  await expect.poll(state).toBe('ready')
  const link = await finance.call(createExportLink, { merchant, id })
  if (!link.ok) throw new Error(link.code)
  const headers = { Cookie: `__Host-ante-console=${finance.token}` }
  const response = await gateway.fetch(link.value.path, { headers }, CONSOLE)
  const [entry] = await entriesAbout(gateway, `export:${id}`)
  expect(entry).toMatchObject({ actor: finance.mail })
  return (await response.text()).trim().split('\r\n').slice(1)
}

test('a tab is exported with its filter and order; account numbers are masked', async () => {
  const filter = { tab: 'review', sort: '-amount', minimum: '500' }
  expect(await exported('withdrawals', filter, ['amount', 'state'])).toEqual([
    'REVIEW,900.00',
    'REVIEW,700.00',
    'REVIEW,500.00',
  ])
  const [line = ''] = await exported('withdrawals', { tab: 'review' }, ['bank'])
  expect(line).toMatch(/ \*{4}\d{4}$/)
  expect(await exported('withdrawals', { tab: 'failed' }, ['number'])).toEqual([])
  expect(await exported('deposits', { tab: 'claims', sort: 'amount' }, ['amount'])).toEqual([
    '500.00',
    '600.00',
    '800.00',
  ])
  expect(await exported('deposits', { tab: 'expired' }, ['number'])).toEqual([])
})

test('an export with an unknown filter is refused', async () => {
  const requestFiltered = (filter: Record<string, string>) =>
    finance.call(requestExport, { merchant, source: 'withdrawals', format: 'csv', filter: searchFields(filter) })
  expect(await requestFiltered({ tab: 'none' })).toMatchObject({ code: 'export.invalid' })
  expect(await requestFiltered({ sort: 'account' })).toMatchObject({ code: 'export.invalid' })
})

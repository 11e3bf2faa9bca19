import { afterAll, beforeAll, expect, test } from 'vitest'

import { offer, step } from '../contracts/test/contract-fixtures.ts'
import { lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
let top: LineMember
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  top = await lineMember(gateway, '0.00', { type: 2, account: 'contract-top' })
})
afterAll(() => gateway.stop())

type Row = Record<string, string>
const listed = async (...more: string[]) => (await outputOf('contracts', 'list', 'aurora', ...more)) as unknown as Row[]

test('a top agent is offered the merchant’s terms, requests their end, and gets an answer', async () => {
  const usual = '10000.00:2:0.3%,50000.00:5:0.5%,200000.00:10:0.8%,500000.00:20:6000.00'
  const offerCommand = ['contracts', 'offer', 'aurora', 'contract-top', 'daily_salary', 'CONS'] as const
  expect(await outputOf(...offerCommand)).toMatchObject({ before: null, after: usual })
  expect(await outputOf(...offerCommand)).toMatchObject({ changed: false })
  const rows = '10000:2:0.2%,500000:20:5000'
  expect(await outputOf(...offerCommand, '--tiers', rows)).toMatchObject({ before: usual, after: rows })

  const [row] = await listed('--account', 'contract-top')
  expect(row).toMatchObject({ upline: 'merchant', status: 'P', offeredTiers: '10000.00:2:0.2%,500000.00:20:5000.00' })
  const id = row?.['id'] ?? ''
  expect(await step(gateway, top, { contractId: id, version: 2 }, 'accept')).toMatchObject({
    value: { status: 'A', other: null },
  })
  expect(await step(gateway, top, { contractId: id, version: 3 }, 'end')).toMatchObject({ ok: true })
  expect(await listed('--awaiting')).toMatchObject([{ id, status: 'V' }])
  expect(await outputOf('contracts', 'reject-end', id)).toMatchObject({ before: 'V', after: 'A' })
  expect(await runCommand('contracts', 'approve-end', id)).toMatchObject({ code: 1 })
  expect(await outputOf('contracts', 'terminate', id, '--reason', 'both agree')).toMatchObject({
    before: 'A',
    after: 'C',
  })
  const steps = (await outputOf('contracts', 'show', id)) as unknown as Row[]
  expect(steps.map(({ action, side, result }) => [action, side, result])).toEqual([
    ['N', 'merchant', 'done'],
    ['P', 'merchant', 'done'],
    ['A', 'downline', 'done'],
    ['V', 'downline', 'done'],
    ['R', 'merchant', 'done'],
    ['A', 'merchant', 'refused'],
    ['C', 'system', 'done'],
  ])
  const changes = (await outputOf('changes', 'list')) as unknown as Row[]
  expect(changes.filter(({ command }) => command?.startsWith('contracts'))).toHaveLength(4)
})

test('settings are changed individually, and apply to offers from then on', async () => {
  expect(await outputOf('contracts', 'update-settings', 'aurora', 'dividend', '--maximum', '0')).toMatchObject({
    after: { maximum: 0 },
  })
  const agent = await lineMember(gateway, '0.00', { type: 1, above: top })
  expect(await offer(gateway, top, agent, { kind: 'dividend' })).toMatchObject({ code: 'contract.none.left' })
  expect(
    await runCommand('contracts', 'update-settings', 'aurora', 'dividend', '--tiers', '100:1:5%,50:1:6%'),
  ).toMatchObject({
    code: 1,
  })
  expect(await runCommand('contracts', 'update-settings', 'aurora', 'dividend', '--tiers', 'many')).toMatchObject({
    code: 2,
  })
  expect(await runCommand('contracts', 'offer', 'aurora', 'player01', 'dividend', 'CONS')).toMatchObject({ code: 1 })
  const rows = (await outputOf('contracts', 'list-settings', 'aurora')) as unknown as Row[]
  expect(rows.map(({ kind }) => kind)).toEqual(['daily_salary', 'hourly_salary', 'realtime_salary', 'dividend'])
})

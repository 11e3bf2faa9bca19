import {
  listAgentBills,
  listBillsOfAgent,
  listRebateLines,
  listRebatesOfAgent,
  showAgentBill,
} from '@ante/contract/console/agent-bills.ts'
import {
  listAgentContracts,
  listContractsOfAgent,
  showAgentContract,
  showAgentSettings,
  showOfferTerms,
} from '@ante/contract/console/agent-contracts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { contractsOf, LOWER_TIERS, step, TIERS } from '../../agents/contracts/test/contract-fixtures.ts'
import { dayFromNow, payFor, setRateFrom } from '../../agents/rebates/test/income-fixtures.ts'
import { agent, agree, AURORA, play, team } from '../../agents/salaries/test/pay-fixtures.ts'
import { tierOf } from '../../agents/salaries/test/tiers.ts'
import { periodAt, periodBefore } from '../../agents/salaries/periods.ts'
import { lineMember } from '../../agents/teams/test/team.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { play as playRounds } from '../../promotions/test/rebate-fixtures.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { change, preview } from '../operations/test/operation-calls.ts'

const merchant = 'aurora'

type Line = Awaited<ReturnType<typeof lineMember>>

let gateway: TestGateway
let manager: StaffMember
let top: Line
let below: Line
beforeAll(async () => {
  gateway = await startGateway()
  manager = await newStaff(gateway, { roles: [['agent-manager', merchant]], merchantCode: merchant })
  top = await lineMember(gateway, '0.00', { type: 2, account: 'terms-top' })
  below = await lineMember(gateway, '0.00', { type: 1, above: top, account: 'terms-below' })
})
afterAll(() => gateway.stop())

const { outputOf } = cliOf(() => gateway)
const { putInForce } = contractsOf(() => ({ gateway, top }))

const shownContract = async (contract: string) => {
  const answer = await manager.call(showAgentContract, { merchant, contract })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('contracts are listed by kind and state, and shown with terms, steps and the upline’s own tiers', async () => {
  const { contractId } = await putInForce(below, { tiers: LOWER_TIERS })
  const listed = await manager.call(listAgentContracts, { merchant, kind: 'daily_salary', status: 'A' })
  expect(listed).toMatchObject({
    value: {
      rows: [
        { id: contractId, upline: { account: 'terms-top' }, downline: { account: 'terms-below' }, awaits: null },
        { upline: null, downline: { account: 'terms-top' } },
      ],
      currency: 'PHP',
    },
  })
  expect(await manager.call(listAgentContracts, { merchant, status: 'R' })).toMatchObject({ value: { rows: [] } })
  expect(await shownContract(contractId)).toMatchObject({
    contract: { tiers: LOWER_TIERS, offered: [] },
    uplineTiers: TIERS,
    tierAboveUpline: null,
    versions: [{ tiers: LOWER_TIERS, to: null }],
    steps: [
      { action: 'A', side: 'downline', by: 'terms-below' },
      { action: 'N', side: 'upline', by: 'terms-top' },
    ],
    // Only its parties change a contract between agents; staff can end it.
    changes: ['terminate'],
  })
  const sides = await Promise.all(
    (['upline', 'downline'] as const).map((side) =>
      manager.call(listContractsOfAgent, { merchant, agent: String(top.memberId), side }),
    ),
  )
  expect(sides).toMatchObject([{ value: { rows: [{ id: contractId }] } }, { value: { rows: [{ upline: null }] } }])
})

test('pages of contracts have each contract once', async () => {
  for (const downline of await team(gateway, top.memberId, 3))
    await agree(gateway, {
      kind: 'daily_salary',
      upline: top.memberId,
      downline,
      tiers: [tierOf({ position: 1, minVolume: '10000.00', activeMembers: 2, rate: 0.1 })],
    })
  const read: string[] = []
  let after: string | undefined
  do {
    const answer = await manager.call(listAgentContracts, { merchant, size: 2, ...(after !== undefined && { after }) })
    if (!answer.ok) throw new Error(answer.code)
    read.push(...answer.value.rows.map(({ id }) => id))
    after = answer.value.next ?? undefined
  } while (after !== undefined)
  expect(new Set(read).size).toBe(read.length)
  expect(read).toEqual(read.toSorted((one, other) => Number(other) - Number(one)))
  expect(read.length).toBeGreaterThanOrEqual(5)
})

test('an offer is tried with the refusals of the command, made once, and changed by a second one', async () => {
  const agentOf = await lineMember(gateway, '0.00', { type: 2, account: 'offer-top' })
  const terms = () =>
    manager.call(showOfferTerms, {
      merchant,
      agent: String(agentOf.memberId),
      kind: 'daily_salary',
      category: 'CONS',
    })
  expect(await terms()).toMatchObject({ value: { upline: null, uplineTiers: null, isOpen: true, present: null } })
  const values = { account: 'offer-top', kind: 'daily_salary', category: 'CONS', tiers: '10000:2:0.3%' }
  expect(await preview(manager, 'contracts offer', { ...values, tiers: '10000:2:0.3%,9000:2:0.4%' })).toMatchObject({
    code: 'operation.refused',
    details: { message: expect.stringContaining('Tier 2 is invalid') },
  })
  const tried = await preview(manager, 'contracts offer', values)
  expect(tried).toMatchObject({ value: { result: { changed: true, before: null } } })
  expect(await terms()).toMatchObject({ value: { present: null } })
  expect(await change(manager, 'contracts offer', values)).toMatchObject({ ok: true })
  expect(await terms()).toMatchObject({ value: { present: { status: 'P', awaits: 'downline' } } })
  const ofAgent = await manager.call(showOfferTerms, {
    merchant,
    agent: String(below.memberId),
    kind: 'daily_salary',
    category: 'CONS',
  })
  expect(ofAgent).toMatchObject({
    value: { upline: { account: 'terms-top' }, uplineTiers: TIERS, quota: { used: expect.any(Number), most: 200 } },
  })
})

test('the request of a top agent to end a contract awaits the merchant, and is approved with the version that was seen', async () => {
  const agentOf = await lineMember(gateway, '0.00', { type: 2, account: 'ending-top' })
  const made = await change(manager, 'contracts offer', {
    account: 'ending-top',
    kind: 'hourly_salary',
    category: 'CONS',
    tiers: '2000:1:0.1%',
  })
  expect(made).toMatchObject({ ok: true })
  const listed = await manager.call(listContractsOfAgent, { merchant, agent: String(agentOf.memberId) })
  const id = (listed.ok && listed.value.rows[0]?.id) || ''
  expect((await shownContract(id)).changes).toEqual(['withdraw-offer'])
  await step(gateway, agentOf, { contractId: id, version: 1 }, 'accept')
  expect((await shownContract(id)).changes).toEqual(['request-end', 'terminate'])
  await step(gateway, agentOf, { contractId: id, version: 2 }, 'end')
  expect(await manager.call(listAgentContracts, { merchant, awaiting: 'merchant' })).toMatchObject({
    value: { rows: [{ id, awaits: 'upline' }] },
  })
  expect((await shownContract(id)).changes).toEqual(['approve-end', 'reject-end', 'terminate'])
  expect(await change(manager, 'contracts approve-end', { id })).toMatchObject({ ok: true })
  expect(await shownContract(id)).toMatchObject({ contract: { status: 'C' }, changes: [] })
  expect(await change(manager, 'contracts approve-end', { id })).toMatchObject({ code: 'operation.refused' })
})

test('a bill shows the inputs of its computation, and the steps of its state', async () => {
  await outputOf('salaries', 'update-terms', merchant, '--approval', 'on')
  const payee = await agent(gateway, '0.00', { type: 2 })
  const players = await team(gateway, payee, 2)
  const today = periodAt('daily_salary', AURORA.zone, gateway.ports.clock.now().getTime())
  const { day, from } = periodBefore('daily_salary', AURORA.zone, today)
  await agree(gateway, {
    kind: 'daily_salary',
    upline: null,
    downline: payee,
    tiers: [
      tierOf({ position: 1, minVolume: '500.00', activeMembers: 2, rate: 1 }),
      tierOf({ position: 2, minVolume: '9000.00', activeMembers: 3, rate: 2 }),
    ],
  })
  for (const player of players)
    await play(gateway, player, { staked: '400.00', at: new Date(from.getTime() + 3_600_000) })
  await outputOf('salaries', 'compute', merchant, '--kind', 'daily', '--date', day)
  const listed = await manager.call(listAgentBills, { merchant, kind: 'daily_salary', state: 'unapproved' })
  const bill = (listed.ok && listed.value.rows.find(({ downline }) => downline.id === String(payee))?.id) || ''
  expect(await manager.call(listBillsOfAgent, { merchant, agent: String(payee) })).toMatchObject({
    value: { rows: [{ id: bill, amount: '8.00', upline: null }] },
  })
  const shown = () => manager.call(showAgentBill, { merchant, bill })
  expect(await shown()).toMatchObject({
    value: {
      bill: { turnover: '800.00', amount: '8.00', state: 'unapproved' },
      betting: '800.00',
      activeMembers: 2,
      activeFrom: '100.00',
      net: null,
      carried: null,
      tier: { rate: '1' },
      next: { minVolume: '9000.00' },
      tiers: [{ rate: '1' }, { rate: '2' }],
      gross: '8.00',
      deduction: '0.00',
      payments: [],
      changes: ['approve', 'reject'],
    },
  })
  const tried = await preview(manager, 'salaries approve', { bill })
  const version = tried.ok ? tried.value.version : ''
  expect(await change(manager, 'salaries reject', { bill })).toMatchObject({ ok: true })
  // A colleague has rejected it since the preview.
  expect(await change(manager, 'salaries approve', { bill }, { version })).toMatchObject({ ok: false })
  expect(await shown()).toMatchObject({ value: { bill: { state: 'rejected' }, changes: ['reopen'] } })
  expect(await change(manager, 'salaries reopen', { bill })).toMatchObject({ ok: true })
  expect(await change(manager, 'salaries approve', { bill })).toMatchObject({ ok: true })
  expect(await shown()).toMatchObject({ value: { bill: { state: 'unpaid' }, changes: ['retry'] } })
  expect(await manager.call(listAgentBills, { merchant, state: 'unpaid' })).toMatchObject({
    value: { rows: expect.arrayContaining([expect.objectContaining({ id: bill })]) },
  })
})

test('rebate income is shown with the turnover and rates of each downline', async () => {
  await sql`delete from agent_rebate_run`.execute(gateway.ports.db)
  await setRateFrom(gateway, below.memberId, { RNG: 100 })
  await playRounds(gateway, below, { category: 'RNG', staked: '10000.00' })
  const day = await dayFromNow(gateway, 0)
  await payFor(gateway, day)
  const rebates = await manager.call(listRebatesOfAgent, { merchant, agent: String(top.memberId) })
  const [income] = rebates.ok ? rebates.value.rows : []
  expect(income).toMatchObject({ day, category: 'RNG', isHeld: false, owed: '0.00' })
  const lines = await manager.call(listRebateLines, {
    merchant,
    agent: String(top.memberId),
    rebate: income?.id ?? '',
  })
  expect(lines).toMatchObject({
    value: { rows: [{ downline: { account: 'terms-below' }, turnover: '10000.00', downlineRate: '0.1' }], next: null },
  })
  expect(lines.ok && lines.value.rows[0]?.amount).toBe(income?.amount)
  // The income of another agent is not found by its number.
  expect(
    await manager.call(listRebateLines, { merchant, agent: String(below.memberId), rebate: income?.id ?? '' }),
  ).toMatchObject({ value: { rows: [] } })
})

test('settings name rates of today and tomorrow, quotas, and how bills are computed', async () => {
  await outputOf('rebates', 'update-top-rate', merchant, 'RNG', '0.9', '--accept-loss')
  await outputOf('contracts', 'update-settings', merchant, 'dividend', '--maximum', '50')
  const settings = await manager.call(showAgentSettings, { merchant })
  expect(settings).toMatchObject({
    value: {
      rates: expect.arrayContaining([expect.objectContaining({ category: 'RNG', topTomorrow: '0.9' })]),
      contracts: expect.arrayContaining([expect.objectContaining({ kind: 'dividend', most: 50 })]),
      bills: { carryOver: 'never', needsApproval: true, activeFrom: { daily: '100.00' } },
    },
  })
})

test('contracts and bills of another merchant are not found, and rights are needed', async () => {
  const lotus = await newStaff(gateway, { roles: [['agent-manager', 'lotus']], merchantCode: 'lotus' })
  const [contract] = await gateway.ports.db.selectFrom('agent_contract').select('id').limit(1).execute()
  const [bill] = await gateway.ports.db.selectFrom('agent_bill').select('id').limit(1).execute()
  expect(await lotus.call(showAgentContract, { merchant: 'lotus', contract: String(contract?.id) })).toMatchObject({
    code: 'agent.contract.not.found',
  })
  expect(await lotus.call(showAgentBill, { merchant: 'lotus', bill: String(bill?.id) })).toMatchObject({
    code: 'agent.bill.not.found',
  })
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  expect(await support.call(listAgentBills, { merchant })).toMatchObject({ code: 'permission.denied' })
  const risk = await newStaff(gateway, { roles: [['risk', merchant]], merchantCode: merchant })
  expect(await risk.call(listAgentContracts, { merchant })).toMatchObject({ ok: true })
  expect(await change(risk, 'contracts terminate', { id: String(contract?.id), reason: 'no right' })).toMatchObject({
    code: 'operation.not.found',
  })
})

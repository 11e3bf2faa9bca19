import { processContractDividend, processDailySalaryContract } from '@ante/contract/agents/contract-answers.ts'
import { getConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import { listContracts, showContract } from '@ante/contract/agents/contracts.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'
import { startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { contractsInForce } from './contracts-in-force.ts'
import { codeOf, contractsOf, storedContractOf, LOWER_TIERS, step, TIERS } from './test/contract-fixtures.ts'

const gateway = sharedGateway()
let top: LineMember
let agent: LineMember
beforeAll(async () => {
  top = await lineMember(gateway, '0.00', { type: 2 })
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('call_count').execute()
  agent = await lineMember(gateway, '0.00', { type: 1, above: top })
  await putInForce(agent)
})

const { putInForce, offered, accepted, change } = contractsOf(() => ({ gateway, top }))
const below = (type: 0 | 1 = 1) => lineMember(gateway, '0.00', { type, above: agent })
async function mailsOf({ token }: LineMember): Promise<unknown[]> {
  const answer = await gateway.call(getInbox, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.records.flatMap(({ automatic }) =>
    automatic?.template === 'contract.step' ? [automatic.detail['happened']] : [],
  )
}

test('an offer is announced, accepted, and in force from then on', async () => {
  const member = await below()
  const made = await offered(agent, member)
  expect(made).toMatchObject({
    status: 'P',
    version: 1,
    side: 'upline',
    other: { account: member.account },
    terms: null,
  })
  expect(await mailsOf(member)).toEqual(['offered'])
  const funds = await gateway.call(getConsolidatedFunds, {}, { token: member.token })
  expect(funds).toMatchObject({
    value: {
      dailysalreqtype: {
        CONS: { id: made.contractId, status: 'P', details: [{ betVolume: '10000.00', rate: '0.3' }, {}] },
      },
      dailysalinfotype: {},
      contracthoursalreq: {},
    },
  })
  const signed = await step(gateway, member, made, 'accept')
  const masked = `${agent.account.slice(0, 2)}***${agent.account.at(-1)}`
  expect(signed).toMatchObject({
    value: {
      status: 'A',
      version: 2,
      offered: null,
      terms: { tiers: TIERS },
      other: { account: masked, memberId: null },
    },
  })
  expect(await mailsOf(agent)).toEqual(['accepted', 'offered'])
  expect(await gateway.call(getConsolidatedFunds, {}, { token: member.token })).toMatchObject({
    value: { dailysalreqtype: {}, dailysalinfotype: { CONS: { status: 'A' } } },
  })
  expect(await step(gateway, member, made, 'accept')).toEqual(signed)
  const { db } = gateway.ports
  const inForce = await contractsInForce(db, {
    merchantCode: 'aurora',
    kind: 'daily_salary',
    from: new Date(Date.now() - 60_000),
    to: new Date(Date.now() + 60_000),
  })
  expect(inForce.find(({ contractId }) => String(contractId) === made.contractId)).toMatchObject({
    uplineId: agent.memberId,
    downlineId: member.memberId,
    to: null,
    tiers: [{ min_volume: 100_000_000n, rate_thousandths: 300 }, { rate_thousandths: 500 }],
  })
})

test('changed terms do not apply until they are accepted; if declined, the old terms stay in force', async () => {
  const member = await below()
  const signed = await accepted(agent, member)
  const edited = await change(agent, signed)
  if (!edited.ok) throw new Error(edited.code)
  expect(edited.value).toMatchObject({ status: 'E', terms: { tiers: TIERS }, offered: { tiers: LOWER_TIERS } })
  const declined = await step(gateway, member, edited.value, 'reject')
  expect(declined).toMatchObject({ value: { status: 'A', terms: { tiers: TIERS }, offered: null } })
  if (!declined.ok) throw new Error(declined.code)

  expect(codeOf(await change(agent, declined.value, TIERS))).toBe('modify.new.old.same')
  const again = await change(agent, declined.value)
  if (!again.ok) throw new Error(again.code)
  expect(await change(agent, declined.value)).toEqual(again)
  const renewed = await step(gateway, member, again.value, 'accept')
  expect(renewed).toMatchObject({ value: { status: 'A', terms: { tiers: LOWER_TIERS } } })
  const { rows } = await sql<{ from: Date | null; to: Date | null }>`
    select in_force_from as from, in_force_to as to from agent_contract_terms
    where contract_id = ${BigInt(signed.contractId)} order by id`.execute(gateway.ports.db)
  expect(rows.map(({ from, to }) => [from !== null, to !== null])).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ])
  expect(rows[0]?.to).toEqual(rows[2]?.from)
  const shown = await gateway.call(showContract, { id: signed.contractId }, { token: member.token })
  expect(shown.ok && shown.value.steps.map(({ action }) => action)).toEqual(['A', 'E', 'R', 'E', 'A', 'N'])
  expect(await mailsOf(member)).toEqual(['edited', 'edited', 'offered'])
})

test('an offer can be changed and withdrawn; accepting it afterwards is refused and logged', async () => {
  const member = await below()
  const made = await offered(agent, member)
  const changed = await change(agent, made)
  if (!changed.ok) throw new Error(changed.code)
  expect(changed.value).toMatchObject({ status: 'P', version: 2, offered: { tiers: LOWER_TIERS } })
  expect(await step(gateway, member, made, 'accept')).toMatchObject({
    code: 'ILLEGAL_STATE',
    status: 409,
    details: { status: 'P', version: 2 },
  })
  expect(await step(gateway, agent, changed.value, 'withdraw')).toMatchObject({ value: { status: 'C' } })
  expect(await step(gateway, member, changed.value, 'accept')).toMatchObject({
    code: 'ILLEGAL_STATE',
    details: { status: 'C' },
  })
  const refused = await gateway.ports.db
    .selectFrom('agent_contract_log')
    .select(['action', 'side'])
    .where('contract_id', '=', BigInt(made.contractId))
    .where('refused', '=', true)
    .execute()
  expect(refused).toEqual([
    { action: 'A', side: 'downline' },
    { action: 'A', side: 'downline' },
  ])
  expect(await mailsOf(member)).toEqual(['withdrawn', 'modified', 'offered'])
  expect(await offered(agent, member)).toMatchObject({ status: 'P' })
})

test('either side can request the end of a contract, and only the other side confirms it', async () => {
  for (const asker of ['agent', 'member'] as const) {
    const member = await below()
    const [asks, answers] = asker === 'agent' ? [agent, member] : [member, agent]
    const signed = await accepted(agent, member)
    const ending = await step(gateway, asks, signed, 'end')
    if (!ending.ok) throw new Error(ending.code)
    expect(codeOf(await step(gateway, asks, ending.value, 'accept'))).toBe('ILLEGAL_STATE')
    expect(codeOf(await step(gateway, answers, ending.value, 'withdraw'))).toBe('ILLEGAL_STATE')
    const nextStep = await step(gateway, answers, ending.value, 'reject')
    expect(nextStep).toMatchObject({ value: { status: 'A' } })
    if (!nextStep.ok) throw new Error(nextStep.code)
    const once = await step(gateway, asks, nextStep.value, 'end')
    if (!once.ok) throw new Error(once.code)
    const back = await step(gateway, asks, once.value, 'withdraw')
    if (!back.ok) throw new Error(back.code)
    const last = await step(gateway, asks, back.value, 'end')
    if (!last.ok) throw new Error(last.code)
    expect(await step(gateway, answers, last.value, 'accept')).toMatchObject({ value: { status: 'C' } })
    const stored = await storedContractOf(gateway, signed.contractId)
    expect([stored.status, stored.ending_by]).toEqual(['C', null])
  }
})

test('of two simultaneous answers one wins, and the other receives the current state', async () => {
  const member = await below()
  const made = await offered(agent, member)
  const answers = await Promise.all([
    step(gateway, member, made, 'accept'),
    step(gateway, member, made, 'reject'),
    step(gateway, agent, made, 'withdraw'),
  ])
  expect(answers.map(codeOf).toSorted()).toEqual(['ILLEGAL_STATE', 'ILLEGAL_STATE', 'done'])
  const { status } = await storedContractOf(gateway, made.contractId)
  expect(answers.filter((answer) => answer.ok && answer.value.status === status)).toHaveLength(1)
  const steps = await gateway.call(showContract, { id: made.contractId }, { token: agent.token })
  expect(steps.ok && steps.value.steps).toHaveLength(2)
})

test('a downline that has promised more than the offer must confirm before signing', async () => {
  const middle = await below()
  await accepted(agent, middle)
  const low = await lineMember(gateway, '0.00', { type: 1, above: middle })
  const promised = await accepted(middle, low)
  const [mine] = await contractsAs(middle)
  if (!mine) throw new Error('no contract')
  const upline = await contractsAs(agent, 'upline')
  const asUpline = upline.find(({ contractId }) => contractId === mine.contractId)
  if (!asUpline) throw new Error('the contract is not listed')
  const edited = await change(agent, asUpline)
  if (!edited.ok) throw new Error(edited.code)
  const [waiting] = await contractsAs(middle)
  expect(waiting).toMatchObject({ status: 'E', downlineHigherRate: 'Y' })
  expect(codeOf(await step(gateway, middle, edited.value, 'accept'))).toBe('contract.confirm.higher.rate')
  expect(await step(gateway, middle, edited.value, 'accept!')).toMatchObject({ value: { status: 'A' } })
  const [after] = await contractsAs(middle)
  if (!after) throw new Error('no contract')
  expect(codeOf(await step(gateway, middle, after, 'end'))).toBe('contract.confirm.higher.rate')
  expect(codeOf(await step(gateway, low, promised, 'end'))).toBe('done')
})

async function contractsAs(member: LineMember, side: 'upline' | 'downline' = 'downline'): Promise<Contract[]> {
  const answer = await gateway.call(listContracts, { kind: 'daily_salary', side }, { token: member.token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.contracts
}

test('an excluded member gets no offers, cannot sign or offer contracts, but may decline and end them', async () => {
  const member = await below()
  const signed = await accepted(agent, member)
  const edited = await change(agent, signed)
  if (!edited.ok) throw new Error(edited.code)
  const exclusion = await gateway.call(
    startExclusion,
    { length: '1d', password: 'Secret2026' },
    { token: member.token },
  )
  expect(codeOf(exclusion)).toBe('done')
  expect(await gateway.call(getConsolidatedFunds, {}, { token: member.token })).toMatchObject({
    value: { dailysalreqtype: {}, dailysalinfotype: { CONS: {} } },
  })
  expect(codeOf(await step(gateway, member, edited.value, 'accept'))).toBe('responsible.gaming.excluded')
  expect(codeOf(await step(gateway, member, edited.value, 'reject'))).toBe('done')
})

test('a move to another upline ends the contract with the former one', async () => {
  const member = await below()
  const signed = await accepted(agent, member)
  const { db } = gateway.ports
  await sql`update member set upline_id = ${top.memberId} where id = ${member.memberId}`.execute(db)
  expect(await storedContractOf(gateway, signed.contractId)).toMatchObject({ status: 'C' })
  expect(await mailsOf(agent)).toEqual(['ended', 'accepted', 'offered'])
  expect(codeOf(await step(gateway, agent, { ...signed, version: 3 }, 'end'))).toBe('ILLEGAL_STATE')
})

test('the legacy calls have the same effect', async () => {
  const member = await below()
  const made = await offered(agent, member)
  const input = { id: made.contractId, status: 'A' } as const
  expect(
    codeOf(await gateway.call(processContractDividend, { type: 'CONS', status: 'A' }, { token: member.token })),
  ).toBe('contract.not.found')
  expect(await gateway.call(processDailySalaryContract, input, { token: member.token })).toMatchObject({
    value: { status: 'A' },
  })
  expect(codeOf(await gateway.call(processDailySalaryContract, input, { token: agent.token }))).toBe('ILLEGAL_STATE')
})

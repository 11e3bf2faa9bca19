import { listTeamProofs, requestTeamProof } from '@ante/contract/console/agent-proofs.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { countAllEvents, lineMember } from '../../agents/teams/test/team.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { entriesOf } from '../operations/test/operation-calls.ts'

const merchant = 'aurora'

let gateway: TestGateway
let manager: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  manager = await newStaff(gateway, { roles: [['agent-manager', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())

async function proofs(staff = manager, at = merchant) {
  const answer = await staff.call(listTeamProofs, { merchant: at })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.proofs
}

/** Requests a proof, and waits for its result. */
async function proved(staff = manager, at = merchant) {
  const requested = await staff.call(requestTeamProof, { merchant: at })
  if (!requested.ok) throw new Error(requested.code)
  const { id } = requested.value
  await expect.poll(async () => (await proofs(staff, at))[0]?.state, { timeout: 20_000 }).not.toBe('waiting')
  return (await proofs(staff, at)).find((one) => one.id === id)
}

test('a proof runs in the background, and a difference is named at its own merchant only', async () => {
  const root = await lineMember(gateway, '10.00', { type: 2 })
  await countAllEvents(gateway)
  expect(await proved()).toMatchObject({ state: 'consistent', problems: [], requestedBy: expect.any(String) })
  await sql`update team set members = members + 1 where agent_id = ${root.memberId}`.execute(gateway.ports.db)
  expect(await proved()).toMatchObject({ state: 'different', problems: [`size: team of ${root.memberId}`] })
  const lotus = await newStaff(gateway, { roles: [['agent-manager', 'lotus']], merchantCode: 'lotus' })
  expect(await proved(lotus, 'lotus')).toMatchObject({ state: 'consistent', problems: [] })
  await sql`update team set members = members - 1 where agent_id = ${root.memberId}`.execute(gateway.ports.db)
  expect(await proved()).toMatchObject({ state: 'consistent' })
}, 60_000)

test('a double click is one proof, and both calls are in the audit log', async () => {
  await gateway.ports.db
    .insertInto('team_proof')
    .values({ merchant_code: merchant, requested_by: 'a colleague', requested_at: gateway.ports.clock.now() })
    .execute()
  const [waiting] = await proofs()
  const both = await Promise.all([
    manager.call(requestTeamProof, { merchant }),
    manager.call(requestTeamProof, { merchant }),
  ])
  expect(both).toMatchObject(both.map(() => ({ value: { id: waiting?.id, isRepeat: true } })))
  const entries = (await entriesOf(gateway, manager)).filter(({ object }) => object === `proof:${waiting?.id}`)
  expect(entries.map(({ action, after }) => [action, after])).toEqual(
    both.map(() => ['agents.teams.verify', 'repeated']),
  )
})

test('staff who only read agents see proofs, and cannot request one', async () => {
  const auditor = await newStaff(gateway, { roles: [['auditor', merchant]], merchantCode: merchant })
  expect((await proofs(auditor)).length).toBeGreaterThan(0)
  expect(await auditor.call(requestTeamProof, { merchant })).toMatchObject({ code: 'permission.denied' })
})

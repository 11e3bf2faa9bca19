import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { saveView } from '@ante/contract/console/views.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { isPermission } from '@ante/contract/staff/permissions.ts'
import { roleTemplates } from '@ante/contract/staff/role-templates.ts'
import { entryOfGate } from '../../test/gate-share.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { everyEndpoint } from '../../test/every-endpoint.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { csrfOf } from '../sessions/sessions.ts'
import { cashierInputs } from './inputs/cashier-inputs.ts'
import { operationInputs } from './inputs/operation-inputs.ts'
import { playerInputs } from './inputs/player-inputs.ts'
import { screenInputs } from './inputs/screen-inputs.ts'
import { codeOf, CONSOLE, newStaff } from './staff-members.ts'
import type { StaffMember } from './staff-members.ts'
import { readyExport } from './ready-export.ts'
import { invitedAccount, staffScene } from './staff-scene.ts'
import type { Scene } from './staff-scene.ts'

const all = await everyEndpoint()
const calls = [...all.values()].filter(({ access }) => access === 'staff')
const ofMerchant = calls.filter(({ path }) => path.includes(':merchant'))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

/** Makes a call with empty input, because only authorisation matters here; returns the code of the answer. */
async function codeAt(staff: StaffMember, { method, path }: Endpoint, merchant: string): Promise<string> {
  const address = path.replace(':merchant', merchant).replaceAll(/:\w+/g, '1')
  const response = await gateway.fetch(
    address,
    {
      method,
      headers: {
        Cookie: `__Host-ante-console=${staff.token}`,
        'X-CSRF-Token': csrfOf(staff.token),
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: '{}' }),
    },
    CONSOLE,
  )
  const { errorCode = 'answered' } = (await response.json()) as { errorCode?: string }
  return errorCode
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const isAdmitted = (code: string) => code !== 'permission.denied'
/** Merchants at which staff of aurora may make no call; the gate tries one of them per call. */
const OTHERS = ['lotus', 'aurora-trial', '-', 'unknown']

/** Whether the table of the contract lets a role make a call. */
function mayCall(role: string, { permission, right, approval }: Endpoint): boolean {
  const rights = roleTemplates.find(({ code }) => code === role)?.rights ?? []
  if (permission === undefined) return rights.length > 0
  const sufficient = approval ? ['propose', 'apply'] : [right ?? 'apply']
  return rights.some((one) => one.permission === permission && sufficient.includes(one.right))
}

test('each call of staff is below the console’s path, and has a declared permission', () => {
  expect(calls.filter(({ path }) => !path.startsWith('/console/')).map(nameOf)).toEqual([])
  expect(calls.filter(({ permission }) => permission !== undefined && !isPermission(permission)).map(nameOf)).toEqual(
    [],
  )
  const own = calls.filter(({ permission }) => permission === undefined).map(nameOf)
  expect(own.toSorted()).toEqual([
    'DELETE /console/m/:merchant/changes/:id',
    'DELETE /console/m/:merchant/views/:id',
    'DELETE /console/session',
    'GET /console/m/:merchant/exports',
    'GET /console/m/:merchant/exports/:id/links/:token',
    'GET /console/m/:merchant/inbox',
    'GET /console/m/:merchant/operations',
    'GET /console/m/:merchant/operations/:subject',
    'GET /console/m/:merchant/operations/:subject/:action',
    'GET /console/m/:merchant/views',
    'GET /console/session',
    'POST /console/m/:merchant/changes/:id/skip',
    'POST /console/m/:merchant/exports',
    'POST /console/m/:merchant/exports/:id/links',
    'POST /console/m/:merchant/operations/:subject/:action',
    'POST /console/m/:merchant/operations/:subject/:action/preview',
    'POST /console/m/:merchant/views',
    'POST /console/session/step-up',
    'POST /console/session/step-up/passkey',
    'PUT /console/inbox/seen',
    'PUT /console/language',
    'PUT /console/shortcuts',
  ])
})

test('docs/access.md lists the permission of each call', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'access.md'), 'utf8')
  const rows = [
    ...page.matchAll(
      /^\| `((?:GET|POST|PUT|DELETE) \/console\/[^`]*)` +\| `staff` +\| ([^|]*)\|[^|]*\|([^|]*)\|([^|]*)\|$/gm,
    ),
  ]
  const listed = rows.map(([, call, permission = '', step = '', personal = '']) => [
    call,
    /^`(.*)`/.exec(permission)?.[1] ?? null,
    step.trim() === 'yes',
    personal.trim() === 'yes',
  ])
  const declared = calls.map((one) => [
    nameOf(one),
    one.permission ?? null,
    one.stepUp ?? false,
    one.personalData ?? false,
  ])
  expect(listed.map(String).toSorted()).toEqual(declared.map(String).toSorted())
})

test('permissions to read are required only by calls that read, three of which are no GET requests', () => {
  const reading = calls.filter(({ permission }) => permission?.endsWith('.read'))
  const changing = reading.filter(({ method }) => method !== 'GET').map(nameOf)
  expect(changing.toSorted()).toEqual([
    'POST /console/m/:merchant/audit/export',
    'POST /console/m/:merchant/audit/verification',
    'POST /console/m/:merchant/players/:player/reveal',
  ])
})

test('no role template has the right to skip approvals', () => {
  expect(roleTemplates.flatMap(({ rights }) => rights).filter(({ right }) => right === 'skip')).toEqual([])
  expect(roleTemplates).toHaveLength(10)
})

describe.each(roleTemplates.map(({ code }, order) => [code, order] as const))('a %s of aurora', (role, order) => {
  test('may make exactly the calls of its rights at aurora, and none at another merchant or the platform', async () => {
    const staff = await newStaff(gateway, { roles: [[role, 'aurora']], merchantCode: 'aurora' })
    const wrong: string[] = []
    for (const [index, endpoint] of ofMerchant.entries()) {
      const code = await codeAt(staff, endpoint, 'aurora')
      if (isAdmitted(code) !== mayCall(role, endpoint)) wrong.push(`${nameOf(endpoint)}: ${code}`)
      for (const merchant of entryOfGate(OTHERS, order + index))
        if (isAdmitted(await codeAt(staff, endpoint, merchant))) wrong.push(`${nameOf(endpoint)} at ${merchant}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test('may make them at every merchant, if it is a platform role', async () => {
    const staff = await newStaff(gateway, { roles: [[role, null]] })
    const wrong: string[] = []
    for (const endpoint of ofMerchant)
      for (const merchant of ['aurora', '-'])
        if (isAdmitted(await codeAt(staff, endpoint, merchant)) !== mayCall(role, endpoint))
          wrong.push(`${nameOf(endpoint)} at ${merchant}`)
    expect(wrong).toEqual([])
  }, 60_000)
})

test('staff without a role can make no call about a merchant', async () => {
  const staff = await newStaff(gateway)
  const codes = await Promise.all(ofMerchant.map((endpoint) => codeAt(staff, endpoint, 'aurora')))
  expect(new Set(codes)).toEqual(new Set(['permission.denied']))
})

test('a refused call is logged with its refusal', async () => {
  const staff = await newStaff(gateway, { roles: [['support', 'aurora']], merchantCode: 'aurora' })
  const before = await newestEntry()
  const refused = ofMerchant.filter((endpoint) => !mayCall('support', endpoint))
  for (const endpoint of refused) await codeAt(staff, endpoint, 'aurora')
  const entries = await entriesAfter(before)
  expect(entries.map(({ object }) => object).toSorted()).toEqual(refused.map(nameOf).toSorted())
  expect(new Set(entries.map(({ refusal }) => refusal))).toEqual(new Set(['permission.denied']))
})

const newestEntry = async (): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint | null }>`select max(id) as id from audit_entry`.execute(gateway.ports.db)
  return rows[0]?.id ?? 0n
}
const entriesAfter = (id: bigint) =>
  gateway.ports.db.selectFrom('audit_entry').selectAll().where('id', '>', id).orderBy('id').execute()

const lastDay = () => plusDays(dayOf('Asia/Manila', gateway.ports.clock.now()), -1)
const { scene, ownChange, withRightToSkip, answerOfPasskey, reason } = staffScene(() => gateway)

/** Valid input of each call that changes something, or reads personal data; null for calls with tests of their own. */
const inputs: Record<string, ((given: Scene) => unknown) | null> = {
  ...cashierInputs,
  ...playerInputs,
  ...operationInputs,
  ...screenInputs,
  'GET /console/m/:merchant/accounts': () => ({}),
  'POST /console/m/:merchant/accounts': () => ({ mail: `${randomUUID()}@staff.example`, displayName: 'W' }),
  'POST /console/m/:merchant/accounts/:id/invitations': async (given) => ({ id: (await invitedAccount(given)).id }),
  'PUT /console/m/:merchant/accounts/:id/state': ({ other }) => ({ id: String(other.id), state: 'locked', reason }),
  'POST /console/m/:merchant/accounts/:id/recovery': ({ other }) => ({ id: String(other.id), reason }),
  'POST /console/m/:merchant/balance-adjustments': ({ account }) => ({
    account,
    direction: 'credit',
    amount: '5',
    key: randomUUID(),
    reason,
  }),
  'POST /console/m/:merchant/changes/:id/approve': ({ change: { id, binding } }) => ({ id, binding }),
  'POST /console/m/:merchant/changes/:id/reject': ({ change: { id, binding } }) => ({ id, binding, reason }),
  'POST /console/m/:merchant/changes/:id/skip': async (given) => {
    await withRightToSkip()
    return { ...(await ownChange(given)), reason }
  },
  'DELETE /console/m/:merchant/changes/:id': async (given) => ({ id: (await ownChange(given)).id }),
  'POST /console/m/:merchant/exports': () => ({ source: 'staff', format: 'csv' }),
  'POST /console/m/:merchant/exports/:id/links': async ({ owner }) => ({ id: await readyExport(gateway, owner) }),
  'POST /console/m/:merchant/changes/decisions': ({ change }) => ({ decision: 'approve', rows: [change], reason }),
  'POST /console/m/:merchant/views': () => ({ screen: 'audit', name: 'W', isShared: true, search: [] }),
  'DELETE /console/m/:merchant/views/:id': async ({ owner }) => {
    const view = { merchant: 'aurora', screen: 'audit', name: 'W', isShared: false, search: [] }
    const saved = await owner.call(saveView, view)
    return { id: saved.ok ? saved.value.id : '' }
  },
  'PUT /console/inbox/seen': () => ({}),
  'PUT /console/language': () => ({ language: 'en' }),
  'PUT /console/shortcuts': () => ({ shortcuts: { approve: 'y' } }),
  'PUT /console/m/:merchant/networks': () => ({ networks: [], reason }),
  'PUT /console/m/:merchant/roles/:role': () => ({ role: 'trader', rights: [], version: 0, reason }),
  'POST /console/m/:merchant/roles/:role/rejections': () => {
    return { role: 'trader', rights: [{ permission: 'lottery.draw.read', right: 'apply' }], reason }
  },
  'POST /console/m/:merchant/roles/:role/accounts': ({ other }) => ({
    role: 'trader',
    account: String(other.id),
    reason,
  }),
  'DELETE /console/m/:merchant/roles/:role/accounts/:account': ({ other }) => ({
    role: 'support',
    account: String(other.id),
    reason,
  }),
  'POST /console/m/:merchant/reconciliation/builds': () => ({ day: lastDay() }),
  'PUT /console/m/:merchant/reconciliation/funds': () => ({ day: lastDay(), account: 'Bank', amount: '1' }),
  'PUT /console/m/:merchant/reconciliation/:id/items/:item': ({ compared }) => {
    return { ...compared, cause: 'fee', note: '', own: true, version: 0 }
  },
  'POST /console/m/:merchant/reconciliation/:id/items/:item/adjustments': ({ compared, account }) => {
    return { ...compared, account, direction: 'credit', amount: '5', key: randomUUID(), reason }
  },
  'POST /console/m/:merchant/reconciliation/:id/signature': ({ compared: { id } }) => {
    return { id, builtAt: '2026-01-02T00:00:00.000Z' }
  },
  'GET /console/m/:merchant/unused-rights': () => ({}),
  'GET /console/m/:merchant/reviews': () => ({}),
  'GET /console/m/:merchant/reviews/:id/items': ({ review: { id } }) => ({ id }),
  'POST /console/m/:merchant/reviews': () => ({}),
  'PUT /console/m/:merchant/reviews/:id/items/:item': ({ review }) => ({ ...review, decision: 'confirmed' }),
  'POST /console/m/:merchant/reviews/:id/signature': async ({ review: { id } }) => {
    await gateway.ports.db.updateTable('access_review_item').set({ decision: 'confirmed' }).execute()
    return { id }
  },
  'GET /console/m/:merchant/audit': () => ({}),
  'POST /console/m/:merchant/audit/export': () => ({}),
  'POST /console/m/:merchant/audit/verification': () => ({}),
  'POST /console/session/step-up': ({ owner }) => ({ code: codeOf(gateway, owner) }),
  'POST /console/session/step-up/passkey': answerOfPasskey,
  'DELETE /console/session': () => ({}),
}

const logged = calls.filter(({ method, personalData }) => method !== 'GET' || personalData)

test('every call that changes something or reads personal data has an input', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(logged.map(nameOf).toSorted())
})

const walked = logged.filter((endpoint) => inputs[nameOf(endpoint)] !== null)

test.each(walked.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s leaves an entry with the person, the session, the address and the request',
  async (name, endpoint) => {
    const given = await scene()
    const input = await inputs[name]?.(given)
    const before = await newestEntry()
    const answer = await given.owner.call(endpoint, { merchant: 'aurora', ...(input as object) })
    expect(answer).toMatchObject({ ok: true })
    const [entry] = (await entriesAfter(before)).filter(({ staff_id: id }) => id === given.owner.id)
    expect(entry).toMatchObject({
      actor: given.owner.mail,
      session_id: expect.any(String),
      ip: '127.0.0.1',
      request_id: expect.any(String),
      refusal: null,
    })
    const results = endpoint.personalData ? ['read'] : ['done', 'exported']
    expect(results).toContain(entry?.result)
  },
)

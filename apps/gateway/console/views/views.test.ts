import { setShortcuts } from '@ante/contract/console/shortcuts.ts'
import { deleteView, listViews, saveView, MAX_VIEWS } from '@ante/contract/console/views.ts'
import { getStaffSession } from '@ante/contract/staff/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const merchant = 'aurora'
const auditorOf = (code: string) => newStaff(gateway, { roles: [['auditor', code]], merchantCode: code })
const view = {
  merchant,
  screen: 'audit',
  name: 'Refused',
  isShared: false,
  search: [{ name: 'result', value: 'refused' }],
}

async function namesOf(staff: StaffMember, at = merchant, screen = 'audit') {
  const answer = await staff.call(listViews, { merchant: at, screen })
  return answer.ok ? answer.value.views.map(({ name, isOwn }) => [name, isOwn]) : answer.code
}

test('a view belongs to one account until it is shared, and to one list and merchant', async () => {
  const [own, colleague, elsewhere] = [await auditorOf('aurora'), await auditorOf('aurora'), await auditorOf('lotus')]
  expect(await own.call(saveView, view)).toMatchObject({ ok: true })
  expect(await namesOf(own)).toEqual([['Refused', true]])
  expect(await namesOf(colleague)).toEqual([])
  expect(
    await own.call(saveView, { ...view, isShared: true, search: [{ name: 'result', value: 'read' }] }),
  ).toMatchObject({ ok: true })
  expect(await namesOf(colleague)).toEqual([['Refused', false]])
  expect(await namesOf(elsewhere, 'lotus')).toEqual([])
  expect(await namesOf(elsewhere)).toBe('permission.denied')
  expect(await namesOf(own, merchant, 'staff')).toEqual([])
  const listed = await own.call(listViews, { merchant, screen: 'audit' })
  const [saved] = listed.ok ? listed.value.views : []
  expect(saved).toMatchObject({ search: { result: 'read' }, by: own.mail })
  const id = saved?.id ?? ''
  expect(await colleague.call(deleteView, { merchant, id })).toMatchObject({ code: 'view.not.found' })
  expect(await own.call(deleteView, { merchant, id })).toMatchObject({ ok: true })
  expect(await namesOf(own)).toEqual([])
})

test('the number of views per account is limited, even for simultaneous requests', async () => {
  const own = await auditorOf('aurora')
  const names = Array.from({ length: MAX_VIEWS + 3 }, (_, index) => `View ${index}`)
  const answers = await Promise.all(names.map((name) => own.call(saveView, { ...view, name })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_VIEWS)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'view.too.many', details: { atMost: MAX_VIEWS } })
})

test('shortcuts are returned with the session; a key with two meanings is refused', async () => {
  const own = await auditorOf('aurora')
  expect(await own.call(setShortcuts, { shortcuts: { approve: 'y', reject: 'u' } })).toMatchObject({ ok: true })
  expect(await own.call(getStaffSession, {})).toMatchObject({ value: { shortcuts: { approve: 'y', reject: 'u' } } })
  for (const shortcuts of [{ approve: 'r' }, { approve: 'g' }, { approve: 'Enter' }, { approve: 'y', next: 'y' }])
    expect(await own.call(setShortcuts, { shortcuts })).toMatchObject({ code: 'request.invalid' })
})

import { randomUUID } from 'node:crypto'

import type { CompleteSteps, SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import { createSetup, requestMerchant, saveSetup, showSetup } from '@ante/contract/console/merchant-setups.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { flagMeanings } from '@ante/contract/merchant/flags.ts'
import { allMenuKeys } from '@ante/contract/merchant/menu-keys.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'

import { newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'
import type { SharedGateway } from '../../../test/start-gateway.ts'

export const PLATFORM = '-'
const merchant = PLATFORM

/** Returns all steps of a new merchant with this code, and a host of its own. */
export function completeSteps(code: string, changes: Partial<CompleteSteps> = {}): CompleteSteps {
  return {
    site: { code, name: 'Harbour', hosts: [`${code}.localhost`], currency: 'EUR', zone: 'Europe/Malta' },
    look: { template: 'harbour' },
    languages: { languages: ['EN', 'TH'], defaultLanguage: 'EN', agreement: 'template' },
    licence: { jurisdiction: 'MT', minimumAge: 18, line: 'Licensed in Malta, no. 1' },
    functions: { on: Object.keys(flagMeanings).filter((flag) => flag !== 'CAPTCHA3') },
    menu: { shown: [...allMenuKeys] },
    payments: { demoChannels: ['pouch', 'scan'], bank: null },
    games: { vendors: ['ANS', 'JL', 'LOTT'] },
    content: { demo: true },
    ...changes,
  }
}

/** Two persons of the platform, owners by default, and what they do with setups in tests. */
export async function setupScene(gateway: SharedGateway, role = 'platform-owner') {
  const owner = await newStaff(gateway, { roles: [[role, null]] })
  const approver = await newStaff(gateway, { roles: [[role, null]] })

  async function begun(staff: StaffMember = owner): Promise<string> {
    const answer = await staff.call(createSetup, { merchant, key: randomUUID() })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.id
  }
  async function shown(id: string): Promise<OutputOf<typeof showSetup>> {
    const answer = await owner.call(showSetup, { merchant, id })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const save = (id: string, steps: SetupSteps, version = 1) => owner.call(saveSetup, { merchant, id, version, steps })
  const request = (id: string, version: number, key: string = randomUUID(), staff: StaffMember = owner) =>
    staff.call(requestMerchant, { merchant, id, version, reason: 'A new site', key })
  /** Approves a change as the other owner. */
  async function approved(change: string | null, staff: StaffMember = approver) {
    const { binding } = await gateway.ports.db
      .selectFrom('change_request')
      .select('binding')
      .where('id', '=', BigInt(change ?? 0))
      .executeTakeFirstOrThrow()
    return staff.call(approveChange, { merchant, id: change ?? '', binding: binding.toString('hex') })
  }
  /** Begins a setup with all steps; returns its id and version. */
  async function completed(code: string, changes: Partial<CompleteSteps> = {}) {
    const id = await begun()
    const saved = await save(id, completeSteps(code, changes))
    if (!saved.ok) throw new Error(`${saved.code} ${JSON.stringify(saved.details)}`)
    return { id, version: saved.value.version }
  }
  /** Creates a merchant by two persons; returns the id of its setup. */
  async function created(code: string, changes: Partial<CompleteSteps> = {}): Promise<string> {
    const { id, version } = await completed(code, changes)
    const requested = await request(id, version)
    if (!requested.ok) throw new Error(requested.code)
    const decided = await approved(requested.value.id)
    if (!decided.ok || decided.value.state !== 'applied') throw new Error(JSON.stringify(decided))
    return id
  }
  return { owner, approver, begun, shown, save, request, approved, completed, created }
}

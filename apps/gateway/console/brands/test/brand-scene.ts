import { randomUUID } from 'node:crypto'

import { createBrand, publishBrand, showBrand, stageBrand } from '@ante/contract/console/brands.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'
import sharp from 'sharp'
import { expect } from 'vitest'

import { newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'

const merchant = 'lotus'

/** Staff who edit and approve brands of lotus, and what they do in tests. */
export async function brandScene(gateway: TestGateway) {
  const editor = await newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })
  const approver = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })

  async function newBrand(template: InputOf<typeof createBrand>['template'] = 'harbour', staff: StaffMember = editor) {
    const code = `b${randomUUID().slice(0, 8)}`
    const made = await staff.call(createBrand, { merchant, code, name: 'Harbour', template })
    expect(made).toMatchObject({ ok: true })
    return code
  }
  async function shown(code: string): Promise<OutputOf<typeof showBrand>> {
    const answer = await editor.call(showBrand, { merchant, code })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  async function staged(code: string): Promise<number> {
    const { draft } = await shown(code)
    const answer = await editor.call(stageBrand, { merchant, code, version: draft.version })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.number
  }
  const publish = (code: string, number: number, key: string = randomUUID(), staff: StaffMember = editor) =>
    staff.call(publishBrand, { merchant, code, number, reason: 'New look for the season', key })
  /** Approves a change as a person with this right. */
  async function approved(id: string | null, staff: StaffMember = approver) {
    const { binding } = await gateway.ports.db
      .selectFrom('change_request')
      .select('binding')
      .where('id', '=', BigInt(id ?? 0))
      .executeTakeFirstOrThrow()
    return staff.call(approveChange, { merchant, id: id ?? '', binding: binding.toString('hex') })
  }
  /** Publishes a version by two persons. */
  async function published(code: string, number: number): Promise<void> {
    const requested = await publish(code, number)
    if (!requested.ok) throw new Error(requested.code)
    expect(await approved(requested.value.id)).toMatchObject({ value: { state: 'applied' } })
  }
  return { editor, approver, newBrand, shown, staged, publish, approved, published, ...siteOf(gateway) }
}

/** What a browser gets at a host. */
function siteOf(gateway: TestGateway) {
  async function pageAt(host: string, address = '/m/login') {
    const response = await gateway.fetch(address, {}, host)
    const html = await response.text()
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    return { status: response.status, html, style, headers: response.headers }
  }
  const cssAt = async (host: string, address = '/m/login') => {
    const { style } = await pageAt(host, address)
    return (await gateway.fetch(style, {}, host)).text()
  }
  return { pageAt, cssAt }
}

/** The quarter of `redCorner` that is red. */
export const CORNER = { x: 0, y: 0, width: 5_000, height: 5_000 }

/** Returns a blue PNG with a red corner. */
export async function redCorner(): Promise<Buffer> {
  const red = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 600, channels: 4, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

import { createBrand, publishBrand, showBrand, stageBrand } from '@ante/contract/console/brands.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { StaffMember } from '@ante/gateway/staff/test/staff-members.ts'
import type { TestGateway } from '@ante/gateway/test'

interface NewBrand {
  merchant: string
  code: string
  template?: InputOf<typeof createBrand>['template']
}

/** Server-side actions about brands. */
export const brandActions = {
  /** Creates a brand from a template, as another person. */
  createBrand: async (gateway: TestGateway, brand: NewBrand) => {
    await created(await editorOf(gateway, brand.merchant), brand)
  },
  /** Publishes the first version of a new brand by two other persons. */
  publishBrand: async (gateway: TestGateway, brand: NewBrand) => {
    const { merchant, code } = brand
    const editor = await editorOf(gateway, merchant)
    await created(editor, brand)
    const staged = await editor.call(stageBrand, { merchant, code, version: 1 })
    const number = staged.ok ? staged.value.number : 0
    const input = { merchant, code, number, reason: 'for a test', key: crypto.randomUUID() }
    const requested = await editor.call(publishBrand, input)
    if (!requested.ok) throw new Error(requested.code)
    await approve(gateway, { merchant, id: requested.value.id })
  },
  /** Approves the only change about brands that waits, as another person. */
  approveWaiting: async (gateway: TestGateway, { merchant }: { merchant: string }) => {
    const waiting = await (await editorOf(gateway, merchant)).call(listChanges, { merchant, state: 'waiting' })
    const changes = waiting.ok ? waiting.value.changes : []
    await approve(gateway, {
      merchant,
      id: changes.find(({ action }) => action === 'merchant.brand.retire')?.id ?? null,
    })
  },
  /** Approves the publication that waits, as another person. */
  approveBrand: async (gateway: TestGateway, { merchant, code }: { merchant: string; code: string }) => {
    const shown = await (await editorOf(gateway, merchant)).call(showBrand, { merchant, code })
    if (!shown.ok) throw new Error(shown.code)
    await approve(gateway, { merchant, id: shown.value.change })
  },
}

const editorOf = (gateway: TestGateway, merchant: string): Promise<StaffMember> =>
  newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })

async function created(editor: StaffMember, { merchant, code, template = 'harbour' }: NewBrand): Promise<void> {
  const made = await editor.call(createBrand, { merchant, code, name: `Brand ${code}`, template })
  if (!made.ok) throw new Error(made.code)
}

async function approve(gateway: TestGateway, { merchant, id }: { merchant: string; id: string | null }): Promise<void> {
  const colleague = await editorOf(gateway, merchant)
  const waiting = await colleague.call(listChanges, { merchant, state: 'waiting' })
  const change = waiting.ok ? waiting.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  const decided = await colleague.call(approveChange, { merchant, id: change.id, binding: change.binding })
  if (!decided.ok || decided.value.state !== 'applied') throw new Error(JSON.stringify(decided))
}

import { randomUUID } from 'node:crypto'

import { applyForPromotion } from '@ante/contract/promotions/promotions.ts'
import { publishPromotion, savePromotion, showPromotion } from '@ante/contract/console/promotions.ts'
import type { PromotionContent } from '@ante/contract/console/promotions.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { promotionContent } from '@ante/gateway/console/promotions/test/promotion-content.ts'
import { promotionOf } from '@ante/gateway/promotions/test/promotion-fixtures.ts'
import { roleWith } from '@ante/gateway/staff/test/role-with.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { StaffMember } from '@ante/gateway/staff/test/staff-members.ts'
import { signedIn } from '@ante/gateway/test/members.ts'
import type { TestGateway } from '@ante/gateway/test'

interface NewPromotion {
  merchant: string
  code: string
  title: string
  content?: Partial<PromotionContent>
}

/** Server-side actions about promotions. */
export const promotionActions = {
  /** Stores the draft of a promotion with a text in every language of the site, as another person. */
  draftPromotion: async (gateway: TestGateway, promotion: NewPromotion) => {
    await draftOf(gateway, await editorOf(gateway, promotion.merchant), promotion)
  },
  /** Publishes a promotion by two other persons. */
  publishPromotion: async (gateway: TestGateway, promotion: NewPromotion) => {
    const { merchant, code } = promotion
    const editor = await editorOf(gateway, merchant)
    await draftOf(gateway, editor, promotion)
    const requested = await editor.call(publishPromotion, { merchant, code, version: 1, reason: 'for a test' })
    if (!requested.ok) throw new Error(`${requested.code} ${JSON.stringify(requested)}`)
    await approve(gateway, { merchant, id: requested.value.id })
  },
  /** Sends applications of new players for a promotion of aurora with a maximum of 1,000. */
  applyForPromotion: async (gateway: TestGateway, { comments }: { comments: readonly string[] }) => {
    const promotionId = await promotionOf(gateway, 'MANUAL', { cap: '1000', commentRequired: true, leastPictures: 0 })
    for (const comment of comments) {
      const { token } = await signedIn(gateway)
      const input = { promotionId, version: '1', comment, pictureIds: [] }
      const headers = { 'Idempotency-Key': randomUUID() }
      const sent = await gateway.call(applyForPromotion, input, { token, headers })
      if (!sent.ok) throw new Error(sent.code)
    }
  },
  /** Creates staff who may publish promotions of aurora alone, by commands; signs the browser in. */
  signInPublisher: async (gateway: TestGateway, _input: Record<string, never>) => {
    const role = await roleWith(gateway, 'publisher', ['promotions.promotion.read', 'promotions.promotion.update'])
    const { mail, token } = await newStaff(gateway, { roles: [[role, 'aurora']] })
    return { mail, token }
  },
  /** Returns the account of a new player of aurora. */
  accountOfNewPlayer: async (gateway: TestGateway, _input: Record<string, never>) => {
    const { memberId } = await signedIn(gateway)
    const query = gateway.ports.db.selectFrom('member').select('account').where('id', '=', memberId)
    return { account: (await query.executeTakeFirstOrThrow()).account }
  },
  /** Approves the publication that waits, as another person. */
  approvePromotion: async (gateway: TestGateway, { merchant, code }: { merchant: string; code: string }) => {
    const shown = await (await editorOf(gateway, merchant)).call(showPromotion, { merchant, code })
    if (!shown.ok) throw new Error(shown.code)
    await approve(gateway, { merchant, id: shown.value.draft?.change ?? null })
  },
}

const editorOf = (gateway: TestGateway, merchant: string): Promise<StaffMember> =>
  newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })

async function draftOf(
  gateway: TestGateway,
  editor: StaffMember,
  { merchant, code, title, content: changes }: NewPromotion,
): Promise<void> {
  const promotion = await promotionContent(gateway, { merchant, title })
  const texts = promotion.texts.map((text) => ({ ...text, title }))
  const content = { ...promotion, texts, ...changes }
  const saved = await editor.call(savePromotion, { merchant, code, content, version: null })
  if (!saved.ok) throw new Error(saved.code)
}

async function approve(gateway: TestGateway, { merchant, id }: { merchant: string; id: string | null }): Promise<void> {
  const colleague = await editorOf(gateway, merchant)
  const waiting = await colleague.call(listChanges, { merchant, state: 'waiting' })
  const change = waiting.ok ? waiting.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  const decided = await colleague.call(approveChange, { merchant, id: change.id, binding: change.binding })
  if (!decided.ok || decided.value.state !== 'applied') throw new Error(JSON.stringify(decided))
}

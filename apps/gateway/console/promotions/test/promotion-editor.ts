import {
  listPromotions as listEndpoint,
  publishPromotion,
  savePromotion,
  showPromotion,
} from '@ante/contract/console/promotions.ts'
import type { PromotionContent } from '@ante/contract/console/promotions.ts'
import type { PromotionState } from '@ante/contract/console/list-filters.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { expect } from 'vitest'

import { newStaff } from '../../../staff/test/staff-members.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { promotionContent } from './promotion-content.ts'

const merchant = 'aurora'

/** Returns an editor of promotions of aurora, a colleague who approves, and what they do. */
export async function promotionEditor(gateway: TestGateway) {
  const newEditor = () => newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })
  const [editor, colleague] = [await newEditor(), await newEditor()]
  let count = 0

  const contentOf = async (changes: Partial<PromotionContent> = {}): Promise<PromotionContent> => ({
    ...(await promotionContent(gateway, { merchant, title: 'Join us' })),
    ...changes,
  })

  async function shown(code: string) {
    const answer = await editor.call(showPromotion, { merchant, code })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }

  async function saved(code: string, content: PromotionContent, version: number | null = null): Promise<number> {
    const answer = await editor.call(savePromotion, { merchant, code, content, version })
    if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer)}`)
    return answer.value.version
  }

  const request = (code: string, version: number) =>
    editor.call(publishPromotion, { merchant, code, version, reason: 'for the summer' })

  async function requested(code: string, version: number): Promise<{ id: string; binding: string }> {
    const answer = await request(code, version)
    if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer)}`)
    const waiting = await colleague.call(listChanges, { merchant, state: 'waiting' })
    const change = waiting.ok ? waiting.value.changes.find(({ id }) => id === answer.value.id) : undefined
    if (!change) throw new Error(`no change ${answer.value.id}`)
    return { id: change.id, binding: change.binding }
  }

  /** Publishes a draft by two persons. */
  async function published(code: string, content: PromotionContent, version: number | null = null): Promise<void> {
    const change = await requested(code, await saved(code, content, version))
    const approved = await colleague.call(approveChange, { merchant, ...change })
    expect(approved).toMatchObject({ ok: true, value: { state: 'applied', failure: null } })
  }

  async function listed(state?: PromotionState) {
    const answer = await editor.call(listEndpoint, { merchant, ...(state && { state }) })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.promotions
  }

  const newCode = () => `editor-${(count += 1)}`
  return { editor, colleague, newCode, contentOf, shown, saved, request, requested, published, listed }
}

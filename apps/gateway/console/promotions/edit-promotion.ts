import { randomUUID } from 'node:crypto'

import {
  discardPromotionDraft,
  endPromotion as endEndpoint,
  publishPromotion,
  savePromotion,
  showPromotion,
} from '@ante/contract/console/promotions.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { ownOrigin } from '../../kit/own-origin.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  addPromotionDraft,
  changePromotionDraft,
  closePromotion,
  contentOfPromotion,
  deletePromotionDraft,
  draftOfPromotion,
  issuesOf,
  lockedPromotionDraft,
  missingTitles,
  objectOfPromotion,
  participationOf,
  promotionContentOf,
  promotionDraft,
  promotionPreviewToken,
  PROMOTION_PUBLICATION,
  storedPromotion,
} from '../../promotions/public.ts'
import type { StoredPromotion } from '../../promotions/public.ts'
import { changesInReview, submitChange } from '../../staff/public.ts'
import { siteLanguages } from '../content/content-screen.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

type PublishedState = NonNullable<OutputOf<typeof showPromotion>['published']>['state']

interface Named {
  merchantCode: string
  code: string
}

const changeOf = async (db: Db, { merchantCode, code }: Named) =>
  (await changesInReview(db, { merchantCode, action: PROMOTION_PUBLICATION })).get(objectOfPromotion(code)) ?? null

/** Returns a promotion with its draft. */
export async function shownPromotion(
  ports: ScreenPorts,
  { code }: ParsedInputOf<typeof showPromotion>,
  context: StaffContext,
): Promise<OutputOf<typeof showPromotion>> {
  const named = { merchantCode: merchantOf(context), code }
  const { db } = ports
  const languages = siteLanguages(ports, named.merchantCode)
  const [stored, draft, change] = await Promise.all([
    storedPromotion(db, named),
    promotionDraft(db, named),
    changeOf(db, named),
  ])
  if (!stored && !draft) throw refusalsOf(showPromotion)('promotion.not.found')
  const previewed = draft?.content ?? (stored && contentOfPromotion(stored))
  const issues = draft ? await issuesOf(db, { ...named, content: draft.content, stored }) : []
  const hasText = previewed && missingTitles(previewed, languages).length < languages.length
  return {
    code,
    languages,
    bonuses: await bonusesOf(db, named.merchantCode),
    published: stored && (await publishedPart(ports, stored)),
    draft: draft && {
      version: draft.version,
      content: promotionContentOf(draft.content),
      editedBy: draft.edited_by,
      editedAt: draft.edited_at.toISOString(),
      missing: missingTitles(draft.content, languages),
      change,
      issues,
    },
    preview: hasText && !issues.some(({ path }) => path.startsWith('rules')) ? previewAddress(ports, named) : null,
  }
}

async function publishedPart({ db, clock }: ScreenPorts, stored: StoredPromotion) {
  const now = clock.now()
  const { joined, applying, claimable, claimed } = await participationOf(db, stored.id, now)
  const { closed_at: closedAt, closed_reason: reason } = stored
  return {
    state: publishedState(stored, now),
    content: promotionContentOf(contentOfPromotion(stored)),
    closed: closedAt && { at: closedAt.toISOString(), reason },
    players: {
      joined,
      applying,
      claimable: { ...claimable, amount: textOf(claimable.amount) },
      claimed: { ...claimed, amount: textOf(claimed.amount) },
    },
  }
}

function publishedState({ state, starts_at: starts, ends_at: ends }: StoredPromotion, now: Date): PublishedState {
  if (state === 'draft') return 'unopened'
  if (state === 'closed') return 'closed'
  if (ends !== null && ends <= now) return 'ended'
  return starts !== null && starts > now ? 'scheduled' : 'live'
}

async function bonusesOf(db: Db, merchantCode: string) {
  const rows = await db
    .selectFrom('deposit_promotion')
    .select(['code', 'nth'])
    .where('merchant_code', '=', merchantCode)
    .orderBy('position')
    .orderBy('code')
    .execute()
  return rows.map(({ code, nth }) => ({ code, deposit: nth }))
}

function previewAddress(ports: ScreenPorts, named: Named): string | null {
  const [host] = ports.merchants.of(named.merchantCode).hosts
  // The token is in the fragment, which browsers do not send, so that no log contains it.
  const token = promotionPreviewToken(ports, named)
  return host === undefined
    ? null
    : `${ownOrigin(host, ports.config)}/m/activityInfo?id=${named.code}#promotion=${token}`
}

/** Stores a draft of the version that was read. Its rules may be incomplete until it is published. */
export function saveDraft(
  ports: ScreenPorts,
  { code, content: typed, version }: ParsedInputOf<typeof savePromotion>,
  context: StaffContext,
): Promise<{ version: number }> {
  const refuse = refusalsOf(savePromotion)
  const named = { merchantCode: merchantOf(context), code }
  const content = draftOfPromotion(typed)
  const edited = { content, by: context.staff.name, at: ports.clock.now() }
  return inTransaction(ports.db, async (tx) => {
    const stored = await storedPromotion(tx, named)
    // A copy must not replace another promotion.
    if (stored && stored.type !== content.type) throw refuse('promotion.exists')
    const draft = await lockedPromotionDraft(tx, named)
    if ((draft?.version ?? null) !== version) throw refuse(version === null ? 'promotion.exists' : 'promotion.changed')
    if (draft && (await changeOf(tx, named))) throw refuse('promotion.in_review')
    if (!draft && !(await addPromotionDraft(tx, { ...named, ...edited }))) throw refuse('promotion.changed')
    const next = draft ? await changePromotionDraft(tx, draft, edited) : 1
    await context.audit(tx, {
      action: 'promotions.promotion.edit',
      object: objectOfPromotion(code),
      before: draft?.content ?? null,
      after: content,
    })
    return { version: next }
  })
}

/** Deletes a draft that does not await another person. */
export function removeDraft(
  ports: ScreenPorts,
  { code }: ParsedInputOf<typeof discardPromotionDraft>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(discardPromotionDraft)
  const named = { merchantCode: merchantOf(context), code }
  return inTransaction(ports.db, async (tx) => {
    const draft = await lockedPromotionDraft(tx, named)
    if (!draft) throw refuse('promotion.not.found')
    if (await changeOf(tx, named)) throw refuse('promotion.in_review')
    await deletePromotionDraft(tx, draft)
    const entry = { action: 'promotions.promotion.discard', object: objectOfPromotion(code) }
    await context.audit(tx, { ...entry, before: draft.content, after: null })
    return {}
  })
}

/** Requests the publication of a valid draft with a text in every language of the site. */
export async function requestPublication(
  ports: ScreenPorts,
  { code, version, reason }: ParsedInputOf<typeof publishPromotion>,
  context: StaffContext,
): Promise<OutputOf<typeof publishPromotion>> {
  const refuse = refusalsOf(publishPromotion)
  const named = { merchantCode: merchantOf(context), code }
  const draft = await promotionDraft(ports.db, named)
  if (draft?.version !== version) throw refuse('promotion.changed')
  const { content } = draft
  const missing = missingTitles(content, siteLanguages(ports, named.merchantCode))
  if (missing.length > 0) throw refuse('promotion.incomplete', { missing })
  const issues = await issuesOf(ports.db, { ...named, content, stored: await storedPromotion(ports.db, named) })
  if (issues.length > 0) throw refuse('promotion.invalid', { issues })
  if (content.until !== null && new Date(content.until) <= ports.clock.now()) throw refuse('promotion.ended')
  const submitted = { action: PROMOTION_PUBLICATION, values: { code, content }, reason, key: randomUUID() } as const
  const onLocked = async (tx: Db) => {
    // An applied publication has deleted the draft.
    const locked = await lockedPromotionDraft(tx, named)
    if (locked?.version !== version) throw refuse('promotion.changed')
    if (await changeOf(tx, named)) throw refuse('promotion.in_review')
  }
  return submitChange(ports, { ...submitted, onLocked }, submitterOf(ports, context))
}

/** Ends a promotion at once. It needs no second person, because it grants players nothing new. */
export function endEarly(
  ports: ScreenPorts,
  { code, reason }: ParsedInputOf<typeof endEndpoint>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(endEndpoint)
  const named = { merchantCode: merchantOf(context), code }
  return inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now()
    await tx
      .selectFrom('promotion')
      .select('id')
      .where('merchant_code', '=', named.merchantCode)
      .where('code', '=', code)
      .forUpdate()
      .execute()
    const stored = await storedPromotion(tx, named)
    if (!stored) throw refuse('promotion.not.found')
    const state = publishedState(stored, now)
    if (state !== 'live' && state !== 'scheduled') throw refuse('promotion.not_running')
    await closePromotion(tx, named, now, reason)
    const { joined, applying, claimable } = await participationOf(tx, stored.id, now)
    await context.audit(tx, {
      action: 'promotions.promotion.end',
      object: objectOfPromotion(code),
      reason,
      before: { state },
      after: { state: 'closed', joined, applying, claimable: claimable.count },
    })
    return {}
  })
}

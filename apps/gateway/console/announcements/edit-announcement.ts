import { randomUUID } from 'node:crypto'

import {
  discardDraft,
  publishAnnouncement,
  saveAnnouncement,
  showAnnouncement,
  stopAnnouncement as stopEndpoint,
} from '@ante/contract/console/announcements.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { ownOrigin } from '../../kit/own-origin.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  addDraft,
  changeDraft,
  contentOf,
  deleteDraft,
  draftContentOf,
  draftOf,
  lockedDraft,
  missingIn,
  objectOf,
  previewToken,
  problemOf,
  PUBLICATION,
  publishedContent,
  stopAnnouncement,
  storedAnnouncement,
} from '../../messaging/public.ts'
import type { StoredAnnouncement } from '../../messaging/public.ts'
import { notifyPages } from '../../operator/kit/notify-pages.ts'
import { changesInReview, submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { siteLanguages } from './shown-announcements.ts'

/** Types that are shown on the home page, where the preview shows them. */
const ON_HOME: readonly string[] = ['PU', 'PL', 'H']

const changeOf = async (db: Db, { merchantCode, key }: { merchantCode: string; key: string }) =>
  (await changesInReview(db, { merchantCode, action: PUBLICATION })).get(objectOf(key)) ?? null

/** Returns an announcement with its draft. */
export async function shownAnnouncement(
  ports: ScreenPorts,
  { key }: ParsedInputOf<typeof showAnnouncement>,
  context: StaffContext,
): Promise<OutputOf<typeof showAnnouncement>> {
  const name = { merchantCode: merchantOf(context), key }
  const { db, clock } = ports
  const languages = siteLanguages(ports, name.merchantCode)
  const [stored, draft, change] = await Promise.all([
    storedAnnouncement(db, name),
    draftOf(db, name),
    changeOf(db, name),
  ])
  const content = stored && publishedContent(stored)
  if (!content && !draft) throw refusalsOf(showAnnouncement)('announcement.not.found')
  const previewed = draft?.content ?? content
  const canPreview =
    previewed && ON_HOME.includes(previewed.type) && missingIn(previewed, languages).length < languages.length
  return {
    key,
    languages,
    published: stored &&
      content && {
        state: stateOf(stored, clock.now()),
        content: contentOf(content),
        stoppedAt: stored.stopped_at?.toISOString() ?? null,
      },
    draft: draft && {
      version: draft.version,
      content: contentOf(draft.content),
      editedBy: draft.edited_by,
      editedAt: draft.edited_at.toISOString(),
      missing: missingIn(draft.content, languages),
      change,
    },
    preview: canPreview ? previewAddress(ports, name) : null,
  }
}

function stateOf({ ends_at, stopped_at, published_at }: StoredAnnouncement, now: Date) {
  if (ends_at !== null && ends_at <= now) return 'ended'
  if (stopped_at !== null) return 'stopped'
  return published_at > now ? 'scheduled' : 'live'
}

function previewAddress(ports: ScreenPorts, name: { merchantCode: string; key: string }): string | null {
  const [host] = ports.merchants.of(name.merchantCode).hosts
  // The token is in the fragment, which browsers do not send, so that no log contains it.
  return host === undefined ? null : `${ownOrigin(host, ports.config)}/m/home#preview=${previewToken(ports, name)}`
}

/** Stores a draft of the version that was read. */
export function saveDraft(
  ports: ScreenPorts,
  { key, content: typed, version }: ParsedInputOf<typeof saveAnnouncement>,
  context: StaffContext,
): Promise<{ version: number }> {
  const refuse = refusalsOf(saveAnnouncement)
  const merchantCode = merchantOf(context)
  const problem = problemOf(typed)
  if (problem) throw refuse('announcement.invalid', { problem })
  const content = draftContentOf(typed)
  const edited = { content, by: context.staff.name, at: ports.clock.now() }
  return inTransaction(ports.db, async (tx) => {
    const stored = await storedAnnouncement(tx, { merchantCode, key })
    if (stored && stored.type !== content.type) throw refuse('announcement.invalid', { problem: 'type' })
    const draft = await lockedDraft(tx, { merchantCode, key })
    if ((draft?.version ?? null) !== version) throw refuse('announcement.changed')
    if (draft && (await changeOf(tx, { merchantCode, key }))) throw refuse('announcement.in_review')
    if (!draft && !(await addDraft(tx, { merchantCode, key, ...edited }))) throw refuse('announcement.changed')
    const next = draft ? await changeDraft(tx, draft, edited) : 1
    await context.audit(tx, {
      action: 'messaging.announcement.edit',
      object: objectOf(key),
      before: draft?.content ?? null,
      after: content,
    })
    return { version: next }
  })
}

/** Deletes a draft that does not await another person. */
export function removeDraft(
  ports: ScreenPorts,
  { key }: ParsedInputOf<typeof discardDraft>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(discardDraft)
  const merchantCode = merchantOf(context)
  return inTransaction(ports.db, async (tx) => {
    const draft = await lockedDraft(tx, { merchantCode, key })
    if (!draft) throw refuse('announcement.not.found')
    if (await changeOf(tx, { merchantCode, key })) throw refuse('announcement.in_review')
    await deleteDraft(tx, draft)
    const entry = { action: 'messaging.announcement.discard', object: objectOf(key) }
    await context.audit(tx, { ...entry, before: draft.content, after: null })
    return {}
  })
}

/** Requests the publication of a draft with a text in every language of the site. */
export async function requestPublication(
  ports: ScreenPorts,
  { key, version, reason }: ParsedInputOf<typeof publishAnnouncement>,
  context: StaffContext,
): Promise<OutputOf<typeof publishAnnouncement>> {
  const refuse = refusalsOf(publishAnnouncement)
  const merchantCode = merchantOf(context)
  const draft = await draftOf(ports.db, { merchantCode, key })
  if (draft?.version !== version) throw refuse('announcement.changed')
  const missing = missingIn(draft.content, siteLanguages(ports, merchantCode))
  if (missing.length > 0) throw refuse('announcement.incomplete', { missing })
  const { until } = draft.content
  if (until !== null && new Date(until) <= ports.clock.now()) throw refuse('announcement.ended')
  const submitted = { action: PUBLICATION, values: { key, content: draft.content }, reason, key: randomUUID() } as const
  const onLocked = async (tx: Db) => {
    if ((await lockedDraft(tx, { merchantCode, key }))?.version !== version) throw refuse('announcement.changed')
    if (await changeOf(tx, { merchantCode, key })) throw refuse('announcement.in_review')
  }
  return submitChange(ports, { ...submitted, onLocked }, submitterOf(ports, context))
}

/** Hides an announcement from all players at once. It needs no second person, because it shows players nothing new. */
export function stop(
  ports: ScreenPorts,
  { key, reason }: ParsedInputOf<typeof stopEndpoint>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(stopEndpoint)
  const merchantCode = merchantOf(context)
  return inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now()
    const stored = await storedAnnouncement(tx, { merchantCode, key })
    if (!stored || stored.type === 'B') throw refuse('announcement.not.found')
    const type = await stopAnnouncement(tx, { merchantCode, key, now })
    if (!type) throw refuse('announcement.not_shown')
    await notifyPages(tx, { merchantCode, type })
    const [before, after] = [{ state: stateOf(stored, now) }, { state: 'stopped' }]
    await context.audit(tx, { action: 'messaging.announcement.stop', object: objectOf(key), reason, before, after })
    return {}
  })
}

import { randomUUID } from 'node:crypto'

import {
  discardDraft,
  publishAnnouncement,
  saveAnnouncement,
  showAnnouncement,
  stopAnnouncement,
} from '@ante/contract/console/announcements.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  addDraft,
  changeDraft,
  deleteDraft,
  draftOf,
  lockedDraft,
  objectOf,
  previewToken,
  stateOf,
} from '../../messaging/public.ts'
import type { ContentKind, EditedContent } from '../../messaging/public.ts'
import { pageNotifier } from '../../operator/kit/page-notifier.ts'
import { submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { reviewsOf, siteLanguages, siteOrigin } from './content-screen.ts'
import type { ContentScreen } from './content-screen.ts'

/** A screen without what its lists show. */
type Screen<Wire, Content extends EditedContent> = Omit<ContentScreen<Wire, Content, unknown, unknown>, 'listed'>

interface Keyed {
  key: string
}

const changeOf = async (
  db: Db,
  { kind }: { kind: Parameters<typeof reviewsOf>[1] },
  name: Keyed & { merchantCode: string },
) => (await reviewsOf(db, kind, name.merchantCode)).get(name.key) ?? null

/** Returns a content with its draft. */
export async function showContent<Wire, Content extends EditedContent>(
  screen: Screen<Wire, Content>,
  ports: ScreenPorts,
  { key }: Keyed,
  context: StaffContext,
) {
  const { kind } = screen
  const name = { merchantCode: merchantOf(context), key }
  const { db, clock } = ports
  const languages = siteLanguages(ports, name.merchantCode)
  const now = clock.now()
  const [published, replaced, draft, change] = await Promise.all([
    kind.published(db, name),
    kind.replaced?.(db, name, now) ?? null,
    draftOf(db, kind, name),
    changeOf(db, screen, name),
  ])
  const shown = draft?.content ?? published?.content
  if (!shown) throw refusalsOf(showAnnouncement)('content.not.found')
  const path = kind.missing(shown, languages).length < languages.length ? screen.previewPath(shown) : null
  return {
    key,
    languages,
    site: siteOrigin(ports, name.merchantCode),
    published: published && {
      state: stateOf(published, now),
      content: screen.wire(published.content),
      stoppedAt: published.stoppedAt?.toISOString() ?? null,
    },
    draft: draft && {
      version: draft.version,
      content: screen.wire(draft.content),
      editedBy: draft.edited_by,
      editedAt: draft.edited_at.toISOString(),
      missing: kind.missing(draft.content, languages),
      required: requiredOf(kind, draft.content, languages),
      change,
    },
    replaces: replaced && { key: replaced.key, content: screen.wire(replaced.content) },
    preview: path === null ? null : previewAddress(ports, { ...name, kind: kind.name, path }),
  }
}

/** Returns the languages without a text that prevent the publication. */
const requiredOf = <Content extends EditedContent>(
  kind: ContentKind<Content, unknown>,
  content: Content,
  languages: readonly Language[],
): Language[] => kind.lacksRequired?.(content, languages) ?? kind.missing(content, languages)

type Previewed = Parameters<typeof previewToken>[1] & { path: string }

function previewAddress(ports: ScreenPorts, { path, ...previewed }: Previewed): string | null {
  const site = siteOrigin(ports, previewed.merchantCode)
  // The token is in the fragment, which browsers do not send, so that no log contains it.
  return site === null ? null : `${site}${path}#preview=${previewToken(ports, previewed)}`
}

/** Stores a draft of the version that was read. */
export function saveDraft<Wire, Content extends EditedContent>(
  screen: Screen<Wire, Content>,
  ports: ScreenPorts,
  { key, content: typed, version }: Keyed & { content: Wire; version: number | null },
  context: StaffContext,
): Promise<{ version: number }> {
  const refuse = refusalsOf(saveAnnouncement)
  const { kind } = screen
  const name = { merchantCode: merchantOf(context), key }
  const content = screen.stored(typed)
  const edited = { content, by: context.staff.name, at: ports.clock.now() }
  return inTransaction(ports.db, async (tx) => {
    const problem = await screen.problem(tx, content, name)
    if (problem) throw refuse('content.invalid', { problem })
    const draft = await lockedDraft(tx, kind, name)
    if ((draft?.version ?? null) !== version) throw refuse('content.changed')
    if (draft && (await changeOf(tx, screen, name))) throw refuse('content.in_review')
    if (!draft && !(await addDraft(tx, kind, { ...name, ...edited }))) throw refuse('content.changed')
    const next = draft ? await changeDraft(tx, draft, edited) : 1
    const entry = { action: `${kind.object}.edit`, object: objectOf(kind, key) }
    await context.audit(tx, { ...entry, before: draft?.content ?? null, after: content })
    return { version: next }
  })
}

/** Deletes a draft that does not await another person. */
export function removeDraft<Wire, Content extends EditedContent>(
  screen: Screen<Wire, Content>,
  ports: ScreenPorts,
  { key }: Keyed,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(discardDraft)
  const { kind } = screen
  const name = { merchantCode: merchantOf(context), key }
  return inTransaction(ports.db, async (tx) => {
    const draft = await lockedDraft(tx, kind, name)
    if (!draft) throw refuse('content.not.found')
    if (await changeOf(tx, screen, name)) throw refuse('content.in_review')
    await deleteDraft(tx, draft)
    const entry = { action: `${kind.object}.discard`, object: objectOf(kind, key) }
    await context.audit(tx, { ...entry, before: draft.content, after: null })
    return {}
  })
}

/** Requests the publication of a draft with a text in every language of the site. */
export async function requestPublication<Wire, Content extends EditedContent>(
  screen: Screen<Wire, Content>,
  ports: ScreenPorts,
  { key, version, reason }: Keyed & { version: number; reason: string },
  context: StaffContext,
) {
  const refuse = refusalsOf(publishAnnouncement)
  const { kind } = screen
  const name = { merchantCode: merchantOf(context), key }
  const draft = await draftOf(ports.db, kind, name)
  if (draft?.version !== version) throw refuse('content.changed')
  const { content } = draft
  const languages = siteLanguages(ports, name.merchantCode)
  const missing = requiredOf(kind, content, languages)
  if (missing.length > 0) throw refuse('content.incomplete', { missing })
  const problem = kind.lacks(content) ?? (await screen.problem(ports.db, content, name))
  if (problem) throw refuse('content.invalid', { problem })
  if (content.until !== null && new Date(content.until) <= ports.clock.now()) throw refuse('content.ended')
  const submitted = { action: kind.publication, values: { key, content }, reason, key: randomUUID() } as const
  const onLocked = async (tx: Db) => {
    if ((await lockedDraft(tx, kind, name))?.version !== version) throw refuse('content.changed')
    if (await changeOf(tx, screen, name)) throw refuse('content.in_review')
  }
  return submitChange(ports, { ...submitted, onLocked }, submitterOf(ports, context))
}

/** Hides a content from all players at once. It needs no second person, because it shows players nothing new. */
export function stopContent<Wire, Content extends EditedContent>(
  screen: Screen<Wire, Content>,
  ports: ScreenPorts,
  { key, reason }: Keyed & { reason: string },
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(stopAnnouncement)
  const { kind } = screen
  const merchantCode = merchantOf(context)
  return inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now()
    const published = await kind.published(tx, { merchantCode, key })
    if (!published) throw refuse('content.not.found')
    if (!(await kind.stop(tx, { merchantCode, key, now, pages: pageNotifier }))) throw refuse('content.not_shown')
    const [before, after] = [{ state: stateOf(published, now) }, { state: 'stopped' }]
    await context.audit(tx, { action: `${kind.object}.stop`, object: objectOf(kind, key), reason, before, after })
    return {}
  })
}

import { previewAnnouncement as endpoint } from '@ante/contract/messaging/announcements.ts'
import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { announcementOf } from '../list-announcements.ts'
import { localizedFor } from '../rules.ts'
import { announcementOfDraft } from './announcement-content.ts'
import { announcementKind, bannerKind } from './announcement-kinds.ts'
import { bannerOfDraft } from './banner-content.ts'
import type { ContentName } from './content-kind.ts'
import { draftOf } from './drafts.ts'
import type { ContentKindName } from '../tables.ts'

const PURPOSE = 'announcement preview'
const VALID_MS = 3_600_000

const Sealed = z.object({
  merchantCode: z.string(),
  kind: z.enum(['announcement', 'banner']),
  key: z.string(),
  untilMs: z.number(),
})

const refuse = refusalsOf(endpoint)

/** Returns a token with which a page of the site shows one announcement before its publication. */
export function previewToken(
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  { merchantCode, kind, key }: ContentName & { kind: ContentKindName },
): string {
  const sealed = { merchantCode, kind, key, untilMs: clock.now().getTime() + VALID_MS } satisfies z.infer<typeof Sealed>
  return secrets.seal(Buffer.from(JSON.stringify(sealed)), PURPOSE).toString('base64url')
}

interface Reader {
  merchantCode: string
  language: Language
  merchantLanguage: Language
}

/** Returns the draft of a token, else the published version, as players would get it. */
export async function previewedAnnouncement(
  { db, clock, secrets }: Pick<Ports, 'db' | 'clock' | 'secrets'>,
  token: string,
  { merchantCode, language, merchantLanguage }: Reader,
): Promise<Announcement> {
  const opened = secrets.open(Buffer.from(token, 'base64url'), PURPOSE)
  const now = clock.now()
  if (!opened) throw refuse('announcement.not.found')
  const { kind, key, untilMs, ...sealed } = Sealed.parse(JSON.parse(opened.toString()))
  if (untilMs <= now.getTime() || sealed.merchantCode !== merchantCode) throw refuse('announcement.not.found')
  const version = await editedVersion(db, { merchantCode, kind, key }, now)
  const localized = version && localizedFor(version.texts, language, merchantLanguage)
  if (!localized) throw refuse('announcement.not.found')
  return announcementOf({ ...version, ...localized }, language)
}

/** Returns the draft, which has the id of the published version, or else the published version. */
async function editedVersion(db: Db, { kind, ...name }: ContentName & { kind: ContentKindName }, now: Date) {
  const draft = await (kind === 'banner' ? bannerDraft(db, name, now) : announcementDraft(db, name, now))
  if (draft) return draft
  const query = db.selectFrom('announcement').selectAll().where('merchant_code', '=', name.merchantCode)
  return query.where('key', '=', name.key).executeTakeFirst()
}

async function announcementDraft(db: Db, name: ContentName, now: Date) {
  const draft = await draftOf(db, announcementKind, name)
  return draft && { ...announcementOfDraft(draft.content, { ...name, now }), id: draft.id }
}

async function bannerDraft(db: Db, name: ContentName, now: Date) {
  const draft = await draftOf(db, bannerKind, name)
  return draft && { ...bannerOfDraft(draft.content, { ...name, now }), id: draft.id }
}

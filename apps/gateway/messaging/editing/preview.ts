import { previewAnnouncement as endpoint } from '@ante/contract/messaging/announcements.ts'
import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { previewHelp as helpEndpoint } from '@ante/contract/messaging/help.ts'
import type { HelpItem } from '@ante/contract/messaging/help.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { announcementOf } from '../list-announcements.ts'
import { helpItemOf } from '../list-help.ts'
import { localizedFor } from '../rules.ts'
import { newestHelp } from '../stored-help.ts'
import { announcementOfDraft } from './announcement-content.ts'
import { announcementKind, bannerKind } from './announcement-kinds.ts'
import { bannerOfDraft } from './banner-content.ts'
import type { ContentName } from './content-kind.ts'
import { draftOf } from './drafts.ts'
import type { ContentKindName, Wordings } from '../tables.ts'
import { wordingsOf } from './draft-texts.ts'
import { helpKind } from './help-kind.ts'

const PURPOSE = 'announcement preview'
const VALID_MS = 3_600_000

const Sealed = z.object({
  merchantCode: z.string(),
  kind: z.enum(['announcement', 'banner', 'help']),
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

type Opened = ContentName & { kind: ContentKindName }

/** Returns what a token was sealed for; null for a damaged or old one, and at another merchant. */
function opened({ clock, secrets }: Pick<Ports, 'clock' | 'secrets'>, token: string, at: string): Opened | null {
  const bytes = secrets.open(Buffer.from(token, 'base64url'), PURPOSE)
  if (!bytes) return null
  const { untilMs, ...sealed } = Sealed.parse(JSON.parse(bytes.toString()))
  return untilMs <= clock.now().getTime() || sealed.merchantCode !== at ? null : sealed
}

type PreviewPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

/** Returns the draft of a token, else the published version, as players would get it. */
export async function previewedAnnouncement(
  ports: PreviewPorts,
  token: string,
  { merchantCode, language, merchantLanguage }: Reader,
): Promise<Announcement> {
  const sealed = opened(ports, token, merchantCode)
  const version = sealed && (await editedVersion(ports.db, sealed, ports.clock.now()))
  const localized = version && localizedFor(version.texts, language, merchantLanguage)
  if (!localized) throw refuse('announcement.not.found')
  return announcementOf({ ...version, ...localized }, language)
}

/** Returns the draft of an article of the help center, else its newest version, as players would get it. */
export async function previewedHelp(
  ports: PreviewPorts,
  token: string,
  { merchantCode, language, merchantLanguage }: Reader,
): Promise<HelpItem> {
  const sealed = opened(ports, token, merchantCode)
  const texts = sealed?.kind === 'help' ? await editedHelp(ports.db, sealed) : null
  const localized = texts && localizedFor(texts, language, merchantLanguage)
  if (!sealed || !localized) throw refusalsOf(helpEndpoint)('content.not.found')
  return helpItemOf({ key: sealed.key, language: localized.language, wording: localized.text })
}

async function editedHelp(db: Db, name: ContentName): Promise<Wordings | null> {
  const draft = await draftOf(db, helpKind, name)
  return draft ? wordingsOf(draft.content.texts) : ((await newestHelp(db, name))?.texts ?? null)
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

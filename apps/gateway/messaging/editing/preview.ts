import { previewAnnouncement as endpoint } from '@ante/contract/messaging/announcements.ts'
import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { previewHelp as helpEndpoint } from '@ante/contract/messaging/help.ts'
import type { HelpItem } from '@ante/contract/messaging/help.ts'
import { previewLetter as letterEndpoint } from '@ante/contract/messaging/mail.ts'
import type { WholeMail } from '@ante/contract/messaging/mail.ts'
import { previewUserAgreement as agreementEndpoint } from '@ante/contract/messaging/user-agreement.ts'
import type { UserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { announcementOf } from '../list-announcements.ts'
import { helpItemOf } from '../list-help.ts'
import { localizedFor } from '../rules.ts'
import { newestHelp } from '../stored-help.ts'
import { agreementKind, agreementTextsOf } from './agreement-kind.ts'
import { announcementOfDraft } from './announcement-content.ts'
import { announcementKind, bannerKind } from './announcement-kinds.ts'
import { bannerOfDraft } from './banner-content.ts'
import type { ContentKind, ContentName, EditedContent } from './content-kind.ts'
import { draftOf } from './drafts.ts'
import type { ContentKindName, Wordings } from '../tables.ts'
import { wordingsOf } from './draft-texts.ts'
import { helpKind } from './help-kind.ts'
import { letterKind } from './letter-kind.ts'

const PURPOSE = 'announcement preview'
const VALID_MS = 3_600_000

const Sealed = z.object({
  merchantCode: z.string(),
  kind: z.enum(['announcement', 'banner', 'help', 'agreement', 'letter']),
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

/** Returns the draft of a version of the terms, else the published version, as players would get it. */
export async function previewedAgreement(
  ports: PreviewPorts,
  token: string,
  { merchantCode, language, merchantLanguage }: Reader,
): Promise<UserAgreement> {
  const sealed = opened(ports, token, merchantCode)
  const content = sealed?.kind === 'agreement' ? await contentOf(ports.db, agreementKind, sealed) : null
  const localized = content && localizedFor(agreementTextsOf(content.texts), language, merchantLanguage)
  if (!sealed || !localized) throw refusalsOf(agreementEndpoint)('content.not.found')
  const effectiveAt = content.from ?? ports.clock.now().toISOString()
  return { version: sealed.key, effectiveAt, language: localized.language, sections: localized.text }
}

/** Returns the draft of a letter, else the published one, as members would get it. */
export async function previewedLetter(
  ports: PreviewPorts,
  token: string,
  { merchantCode, language, merchantLanguage }: Reader,
): Promise<WholeMail> {
  const sealed = opened(ports, token, merchantCode)
  const content = sealed?.kind === 'letter' ? await contentOf(ports.db, letterKind, sealed) : null
  const localized = content && localizedFor(wordingsOf(content.texts), language, merchantLanguage)
  if (!localized) throw refusalsOf(letterEndpoint)('content.not.found')
  const { title, body } = localized.text
  const mail = {
    id: '0',
    kind: content.isTransactional ? ('service' as const) : ('offer' as const),
    writtenAt: content.from ?? ports.clock.now().toISOString(),
    isRead: true,
    automatic: null,
    letter: {
      title,
      beginning: '',
      ...(localized.language !== language && { lang: languages[localized.language].locale }),
    },
  }
  return { mail, body }
}

/** Returns the content of the draft, else of the published version, or null. */
async function contentOf<Content extends EditedContent>(
  db: Db,
  kind: ContentKind<Content, unknown>,
  name: ContentName,
): Promise<Content | null> {
  const draft = await draftOf(db, kind, name)
  return draft?.content ?? (await kind.published(db, name))?.content ?? null
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

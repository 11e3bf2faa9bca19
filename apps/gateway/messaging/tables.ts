import type { Announcement, AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import type { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface Wording {
  title: string
  body: RichText
  /** Banners: alternative text of the picture, if any. */
  alt?: string | undefined
}

export type Wordings = Partial<Record<Language, Wording>>

export type AnnouncementAudience = { to: 'all' | 'agents' } | { to: 'vip'; level: number } | { to: 'new'; days: number }

export interface AnnouncementTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  key: string
  type: AnnouncementType
  group_name: 'm_home' | 'm_reg'
  texts: JSONColumnType<Wordings>
  picture: string | null
  link: string | null
  execution: Announcement['execution']
  /** Type of promotion that a popup or promotion announces. */
  promotion_type: Generated<PromotionType | null>
  /** Default: all readers. */
  audience: ColumnType<AnnouncementAudience, string | undefined, string>
  position: number
  published_at: Date
  ends_at: Date | null
  /** Popups: `once`, `day` or `week:3`; null until closed. */
  frequency: Generated<string | null>
  everywhere: Generated<boolean>
  quiet: Generated<boolean>
  /** Time at which staff hid it before its end. */
  stopped_at: Generated<Date | null>
}

/** Kinds of content that are edited as drafts. */
export type ContentKindName = 'announcement' | 'banner' | 'help' | 'agreement' | 'letter'

export interface ContentDraftTable {
  id: bigint
  merchant_code: string
  kind: ContentKindName
  key: string
  /** In the form of its kind. */
  content: ColumnType<unknown, string, string>
  version: number
  edited_by: string
  edited_at: Date
}

export interface HelpArticleTable {
  merchant_code: string
  id: Generated<bigint>
  key: string
  position: number
  texts: JSONColumnType<Wordings>
  published_at: Date
  ends_at: Generated<Date | null>
  stopped_at: Generated<Date | null>
}

/** Sections of an agreement, in each language. */
export type AgreementTexts = Partial<Record<Language, Wording[]>>

export interface UserAgreementTable {
  merchant_code: string
  id: Generated<bigint>
  version: string
  effective_at: Date
  texts: JSONColumnType<AgreementTexts>
}

declare module '../kit/db.ts' {
  interface Tables {
    announcement: AnnouncementTable
    content_draft: ContentDraftTable
    content_picture: {
      name: string
      merchant_code: string
      webp: Buffer
      jpeg: Buffer
      uploaded_by: string
      uploaded_at: Date
    }
    help_article: HelpArticleTable
    user_agreement: UserAgreementTable
    announcement_read: { member_id: bigint; read_until: Date }
  }
}

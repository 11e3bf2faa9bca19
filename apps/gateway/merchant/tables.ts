import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import type { FieldRule } from '@ante/contract/identity/register.ts'
import type { BrandLook } from '@ante/contract/merchant/brand-design.ts'
import type { Jurisdiction } from '@ante/contract/merchant/jurisdiction.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { MerchantSettings, MobileTemplate } from '@ante/contract/merchant/settings.ts'
import type { Generated, JSONColumnType } from 'kysely'

type Texts = Partial<Record<Language, string>>

/** The template of the contract, with its text in several languages. */
export type StoredTemplate = Omit<MobileTemplate, 'app_desc'> & { app_desc: Texts }

export interface StoredSettings extends Pick<MerchantSettings, 'paths' | 'resources' | 'customerService'> {
  mainDomain: string
  languages: Language[]
  defaultLanguage: Language
  flags: Record<string, boolean>
  menu: string[]
  /** Kind of captcha; default `DEFAULT_PICTURE`. */
  captcha?: PictureCode
  /** The merchant's order of lobby categories, without HOT, which is always first. */
  categories: string[]
  imageCDNs: string[]
  /** Licence line in each of the merchant's languages. */
  licence: { line: Texts; picture: string; minimumAge: number }
  mobileTemplate: StoredTemplate
}

export interface MerchantTable {
  code: string
  trial_of: string | null
  name: string
  currency: string
  zone: string
  hosts: string[]
  settings: JSONColumnType<StoredSettings>
  registration: JSONColumnType<Record<string, FieldRule>>
  maintenance: Generated<boolean>
  maintenance_until: Generated<Date | null>
  /** Maintenance message by language; languages without a text are missing. */
  maintenance_texts: JSONColumnType<Texts, string | undefined>
  /** Refused countries; if some are allowed, all others are refused. */
  refused_countries: Generated<string[]>
  allowed_countries: Generated<string[]>
  /** Countries whose numbers get codes by text message; if empty, the currency's country and the allowed ones. */
  code_countries: Generated<string[]>
  /**
   * Sender of messages: a name or number for SMS, an address for email. Null: the merchant's name, and the gateway's
   * address.
   */
  sms_sender: Generated<string | null>
  mail_sender: Generated<string | null>
  /** Number of changes of help texts and terms by operators; part of the settings version. */
  texts_version: Generated<number>
  /** Time from which the user agreement is in effect, ISO 8601, by language. */
  agreement_from: JSONColumnType<Texts, string | undefined>
  /** Jurisdiction of the licence; `XX` for none of the listed ones. */
  jurisdiction: Generated<Jurisdiction>
  /** Files of the live brand; null: the brand of the build. */
  look: JSONColumnType<BrandLook | null, string | null | undefined, string | null>
  staged_look: JSONColumnType<BrandLook | null, string | null | undefined, string | null>
}

/** A change of a flag at a later time. */
export interface ScheduledFlagTable {
  id: Generated<bigint>
  merchant_code: string
  flag: string
  is_on: boolean
  /** Time from which the state applies. */
  at: Date
  reason: string
  /** Mail of the person who requested the change. */
  requested_by: string
  requested_at: Date
  state: Generated<'waiting' | 'done' | 'cancelled'>
  ended_at: Generated<Date | null>
}

declare module '../kit/db.ts' {
  interface Tables {
    merchant: MerchantTable
    scheduled_flag: ScheduledFlagTable
  }
}

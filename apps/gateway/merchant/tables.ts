import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import type { FieldRule } from '@ante/contract/identity/register.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'
import type { Generated, JSONColumnType } from 'kysely'

export interface StoredSettings extends Pick<
  MerchantSettings,
  'paths' | 'resources' | 'mobileTemplate' | 'customerService'
> {
  mainDomain: string
  languages: Language[]
  defaultLanguage: Language
  whitelabel: Record<string, boolean>
  menu: string[]
  /** What has to be typed for a picture; left out it is `USUAL_PICTURE`. */
  captcha?: PictureCode
  /** The merchant's order of the lobby's categories, HOT left out: it always stands first. */
  categories: string[]
  imageCDNs: string[]
  /** The line in each of the merchant's languages. */
  licence: { line: Partial<Record<Language, string>>; picture: string; minimumAge: number }
}

export type MaintenanceTexts = Partial<Record<Language, string>>

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
  /** What is said meanwhile, in each language that it was said in. */
  maintenance_texts: JSONColumnType<MaintenanceTexts, string | undefined>
  /** Countries that may not use the site; and where some are allowed, none but these. */
  refused_countries: Generated<string[]>
  allowed_countries: Generated<string[]>
  /** Whose numbers get codes by text message; none listed: the currency's country and the allowed ones. */
  code_countries: Generated<string[]>
  /** Who writes to the members: a name or number on phones, an address on mails. Null is the merchant's name, and the gateway's address. */
  sms_sender: Generated<string | null>
  mail_sender: Generated<string | null>
  /** How often his answers and terms were written by hand: it belongs to the version of his settings. */
  texts_version: Generated<number>
}

declare module '../kit/db.ts' {
  interface Tables {
    merchant: MerchantTable
  }
}

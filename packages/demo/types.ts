import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { CustomerService, DownloadLink, MobileTemplate } from '@ante/contract/merchant/settings.ts'

import type { Motif } from './motifs.ts'

export type GameCategory =
  | 'SPORTS'
  | 'ESPORTS'
  | 'LIVE'
  | 'FISH'
  | 'RNG'
  | 'PVP'
  | 'INHOUSE'
  | 'COCKFIGHT'
  | 'ELOTT'
  | 'LOTT'

/** Payments, promotions and rewards have four languages; readers of another one get the merchant's default language. */
export type Texts = Record<'EN' | 'TY' | 'AR' | 'TH', string>

export interface DemoVendor {
  code: string
  name: string
  categories: GameCategory[]
  walletKind: 'seamless' | 'transfer'
  /** Protocol between the vendor and the gateway. */
  protocol: VendorProtocol
  launch: 'generic' | 'lottery' | 'h5' | 'rng-centre'
  /** A small tile with the vendor's mark. */
  picture: string
}

export interface DemoGame {
  nodeId: number
  vendor: string
  gameId: string
  name: string
  category: GameCategory
  classes: string[]
  isNew: boolean
  hot: boolean
  /** In the merchant's currency, as decimal text. */
  minBet: string
  motif: Motif
  picture: string
  /** Whether the game supports play money. */
  supportPlay: boolean
}

export interface FieldRule {
  enabled: boolean
  required: boolean
  regExp: string
}

export interface DemoMerchant {
  code: string
  hosts: string[]
  name: string
  currency: string
  zone: string
  mainDomain: string
  languages: Language[]
  defaultLanguage: Language
  /** Module flags by name; a missing flag is off. */
  flags: Record<string, boolean>
  menu: string[]
  /** Order of the lobby after HOT. */
  categories: GameCategory[]
  /** Vendors that this merchant does not offer. */
  withoutVendors: string[]
  /** Initial balance of the merchant's jackpot as decimal text; null if no game contributes to a jackpot. */
  jackpot: string | null
  licence: { line: Partial<Record<Language, string>>; picture: string; minimumAge: number }
  paths: string[]
  resources: DownloadLink[]
  mobileTemplate: Omit<MobileTemplate, 'app_desc'> & { app_desc: Partial<Record<Language, string>> }
  customerService: CustomerService[]
  registration: Record<string, FieldRule>
  trial: { code: string; name: string }
}

export interface DemoAccount {
  account: string
  type: 0 | 1 | 2 | 40 | 41 | 42
  /** Decimal text. */
  balance: string
  upline: string | null
}

export interface DemoAnnouncement {
  /** Stable across seedings. */
  key: string
  /** A agent, PL player, B banner, PU popup, PR promotion, H home. */
  type: 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H'
  merchants: string[]
  title: Partial<Record<Language, string>>
  /** HTML. */
  content: Partial<Record<Language, string>>
  picture: string | null
  link: string | null
  execution: 'A' | 'B' | 'F' | null
}

export interface DemoMatch {
  league: string
  homeTeam: string
  awayTeam: string
  homePicture: string
  awayPicture: string
  kickOff: Date
  vendor: 'BTI' | 'TF'
  roomId: string
  gameId: string
  supportPlay: boolean
}

/** A waiting reward of a demo account. */
export interface DemoReward {
  key: string
  account: string
  titles: Texts
  /** In the merchant's currency, as decimal text. */
  amount: string
}

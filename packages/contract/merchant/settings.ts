import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { Language } from './language.ts'

/** A way to reach people who help. Source: domain handbook 10.4. */
export const CustomerService = z.object({
  csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'WHATSAPP', 'ZALO', 'LINE']),
  /** Entries of one type at several positions open a list; a single one opens at once. */
  csPosition: z.string(),
  title: z.string(),
  /** The address, encrypted with the key that is its last 8 characters. Source: domain handbook 2.3. */
  path: z.string(),
})
export type CustomerService = z.output<typeof CustomerService>

/** Where the app, or a picture for it, can be had. Source: product specification 3. */
export const DownloadLink = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'SpeedTest']),
  url: z.string(),
})
export type DownloadLink = z.output<typeof DownloadLink>

/** What the merchant chose for its mobile site. Source: product specification 3 and 4. */
export const MobileTemplate = z.object({
  app_background: z.string(),
  app_desc: z.string(),
  app_desc_font_color: z.string(),
  /** "1" is the new member centre. */
  mem_cen: z.string(),
  /** "1" is the new deposit. */
  dep_func: z.string(),
  /** Which colour profit has; without it the reader's language decides. Source: domain handbook 11. */
  pnlColor: z.optional(z.enum(['green-profit', 'red-profit'])),
})
export type MobileTemplate = z.output<typeof MobileTemplate>

/** `invited`: only by an agent's or a friend's link. */
const Registration = z.enum(['open', 'invited', 'closed'])

/** All that differs between two merchants besides tokens and pictures. */
export const MerchantSettings = z.object({
  merchantCode: z.string(),
  /** Differs whenever anything else here does; the live stream tells the present one. */
  version: z.string(),
  trialMerchantCode: z.string(),
  name: z.string(),
  mainDomain: z.string(),
  currency: Currency,
  zone: z.string(),
  languages: z.array(Language),
  defaultLanguage: Language,
  /** Module flags, for example DIRECTREG3: `isSwitchedOn` reads them. A flag that is not listed is off. */
  whitelabel: z.record(z.string(), z.boolean()),
  /** Whitelist of the menus and of the blocks of home: the flag of an entry, or one of `menuKeys`. */
  menu: z.array(z.string()),
  imageCDNs: z.array(z.string()),
  /** The hosts of the site. */
  domainRoute: z.array(z.string()),
  /** The pages of the site, by path: `isPageOpen` reads them. Empty where the site has all of them. */
  paths: z.array(z.string()),
  /** Who may register: see `registrationOf`. */
  register: Registration,
  resources: z.array(DownloadLink),
  mobileTemplate: MobileTemplate,
  customerService: z.array(CustomerService),
  /** `minimumAge` is the age from which people may play there. */
  licence: z.object({
    line: z.string(),
    /** The locale of the line, where nobody has written it in the reader's language. */
    lang: z.optional(z.string()),
    picture: z.string(),
    minimumAge: z.number(),
  }),
})
export type MerchantSettings = z.output<typeof MerchantSettings>

export const getSettings = endpoint({
  summary: 'What the merchant of this host is and has switched on',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: MerchantSettings,
})

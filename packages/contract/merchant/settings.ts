import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { Language } from './language.ts'
import { onWire } from '../kit/wire-names.ts'

/** A customer-service contact. Source: domain handbook 10.4. */
export const CustomerService = z.object({
  csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'WHATSAPP', 'ZALO', 'LINE']),
  /** Number within the contact type. Several contacts of one type open a list; a single one opens directly. */
  csPosition: z.string(),
  title: z.string(),
  /** The address, encrypted with its last 8 characters as the key. Source: domain handbook 2.3. */
  path: z.string(),
})
export type CustomerService = z.output<typeof CustomerService>

/** Download address of the app, or a picture for it. Source: product specification 3. */
export const DownloadLink = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'SpeedTest']),
  url: z.string(),
})
export type DownloadLink = z.output<typeof DownloadLink>

/** The merchant's settings of the mobile site. Source: product specification 3 and 4. */
export const MobileTemplate = z.object({
  app_background: z.string(),
  app_desc: z.string(),
  app_desc_font_color: z.string(),
  /** "1": the new member centre. */
  mem_cen: z.string(),
  /** "1": the new deposit page. */
  dep_func: z.string(),
  /** Colour of profit; absent: by the reader's language. Source: domain handbook 11. */
  pnlColor: z.optional(z.enum(['green-profit', 'red-profit'])),
})
export type MobileTemplate = z.output<typeof MobileTemplate>

/** `invited`: only by the link of an agent or a friend. */
const Registration = z.enum(['open', 'invited', 'closed'])

/** All settings in which merchants differ, except design tokens and pictures. */
export const MerchantSettings = z.object({
  merchantCode: z.string(),
  /** Changes whenever any other field changes; the live stream sends the current version. */
  version: z.string(),
  trialMerchantCode: z.string(),
  name: z.string(),
  mainDomain: z.string(),
  currency: Currency,
  zone: z.string(),
  /** Languages offered now, in the order of the picker: those with a user agreement in force, and the default one. */
  languages: z.array(Language),
  defaultLanguage: Language,
  /** Module flags, for example DIRECTREG3: `isSwitchedOn` reads them. A missing flag is off. */
  flags: onWire('whitelabel', z.record(z.string(), z.boolean())),
  /** Whitelist of the menus and of the blocks of the home page: the flag of an entry, or one of `menuKeys`. */
  menu: z.array(z.string()),
  imageCDNs: z.array(z.string()),
  /** Hosts of the site. */
  domainRoute: z.array(z.string()),
  /** Pages of the site, by path: `isPageOpen` reads them. Empty if the site has all of them. */
  paths: z.array(z.string()),
  /** Permitted registrations: see `registrationOf`. */
  register: Registration,
  resources: z.array(DownloadLink),
  mobileTemplate: MobileTemplate,
  customerService: z.array(CustomerService),
  /** Licence line, and the minimum age of players under the licence. */
  licence: z.object({
    line: z.string(),
    /** Locale of the line, if it is not in the reader's language. */
    lang: z.optional(z.string()),
    picture: z.string(),
    minimumAge: z.number(),
  }),
})
export type MerchantSettings = z.output<typeof MerchantSettings>

export const getSettings = endpoint({
  summary: 'Returns the settings and flags of the merchant of this host.',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: MerchantSettings,
})

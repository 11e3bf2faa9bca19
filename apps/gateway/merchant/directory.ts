import { createHash } from 'node:crypto'

import { languages } from '@ante/contract/merchant/language.ts'
import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { BrandLook } from '@ante/contract/merchant/brand-design.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { MerchantSettings, MobileTemplate } from '@ante/contract/merchant/settings.ts'
import { registrationOf } from '@ante/contract/merchant/registration.ts'
import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import type { MerchantStatus } from '@ante/contract/merchant/status.ts'
import type { Selectable } from 'kysely'

import type { Clock } from '../kit/clock.ts'
import type { CallContext } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import { commonRefusal } from '../kit/refusal.ts'
import { resolvedPaths } from './always-open.ts'
import { nextOffer, offeredLanguages } from './offered-languages.ts'
import { resolvedSwitches } from './resolved-switches.ts'
import { isRestricted } from './rules.ts'
import type { MerchantTable } from './tables.ts'

export type Merchant = Selectable<MerchantTable>

/** Data of a visitor on which the merchant's status for that visitor depends. */
export type Visitor = Pick<CallContext, 'merchantCode' | 'language' | 'country'>

const VERSION_LENGTH = 16

/** Offered languages and settings version of a merchant, valid until a scheduled user agreement changes them. */
interface OfferedLanguages {
  languages: Language[]
  version: string
  untilMs: number
}

/** All merchants, in memory, because every call needs its merchant. Reload it after a change. */
export class MerchantDirectory {
  readonly #db: Db
  readonly #clock: Clock
  #byCode = new Map<string, Merchant>()
  #merchantsByHost = new Map<string, Merchant>()
  #trialOf = new Map<string, Merchant>()
  #settingsByMerchant = new Map<string, OfferedLanguages>()

  constructor({ db, clock }: Pick<Ports, 'db' | 'clock'>) {
    this.#db = db
    this.#clock = clock
  }

  async load(): Promise<void> {
    const rows = await this.#db.selectFrom('merchant').selectAll().execute()
    const merchants = rows.map((row) => {
      const { settings } = row
      return {
        ...row,
        settings: {
          ...settings,
          flags: resolvedSwitches(settings.flags),
          paths: resolvedPaths(settings.paths),
        },
      }
    })
    this.#byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]))
    this.#merchantsByHost = new Map(
      merchants.flatMap((merchant) => [
        // Hosts of sites take precedence over hosts of staged brands.
        ...(merchant.staged_look ? [[stagedHostOf(merchant), merchant] as const] : []),
        ...merchant.hosts.map((host) => [host, merchant] as const),
      ]),
    )
    this.#settingsByMerchant = new Map()
    this.#trialOf = new Map(merchants.flatMap((merchant) => (merchant.trial_of ? [[merchant.trial_of, merchant]] : [])))
  }

  all(): Merchant[] {
    return [...this.#byCode.values()]
  }

  /** Returns the merchant of a site's host, which may include a port; refuses with `merchant.unknown`. */
  ofHost(host: string): Merchant {
    const merchant = this.#merchantsByHost.get(nameOf(host))
    if (!merchant) throw commonRefusal('merchant.unknown')
    return merchant
  }

  /** Returns the files of the brand at a host: the live brand's, or the staged one's at its host; null: of the build. */
  lookOf(host: string): BrandLook | null {
    const merchant = this.ofHost(host)
    return this.isStagedHost(host) ? merchant.staged_look : merchant.look
  }

  isStagedHost(host: string): boolean {
    const merchant = this.ofHost(host)
    const name = nameOf(host)
    return !merchant.hosts.includes(name) && name === stagedHostOf(merchant)
  }

  /** Returns site and code of a host that contains an agent's link, `agent01.aurora.example`. Null for all others. */
  linkOfHost(host: string): { site: string; code: string } | null {
    const [, code = '', site = ''] = /^([a-z0-9-]{3,32})\.(.+)$/.exec(host.toLowerCase()) ?? []
    const isSite = (name: string) => this.#merchantsByHost.has(name.replace(/:\d+$/, ''))
    return !isSite(host.toLowerCase()) && isSite(site) ? { site, code } : null
  }

  /** Returns the merchant with this code, which comes from the gateway's own tables and must exist. */
  of(code: string): Merchant {
    const merchant = this.#byCode.get(code)
    if (!merchant) throw new Error(`merchant ${code} is not in the directory`)
    return merchant
  }

  trialOf(code: string): Merchant | null {
    return this.#trialOf.get(code) ?? null
  }

  /** Whether the merchant has a module: see `isSwitchedOn`. */
  moduleIsOn(code: string, moduleId: string): boolean {
    return isSwitchedOn(this.of(code).settings.flags, moduleId)
  }

  /** Returns the languages that the merchant offers now, and the default for other readers. */
  languagesOf(code: string): Pick<MerchantSettings, 'languages' | 'defaultLanguage'> {
    const { defaultLanguage } = this.of(code).settings
    return { languages: this.#offerOf(code).languages, defaultLanguage }
  }

  /** Returns the hosts at which the console shows previews of the sites: the first of each merchant. */
  previewHosts(): string[] {
    return [...this.#byCode.values()].flatMap(({ hosts }) => hosts.slice(0, 1))
  }

  settingsOf(code: string, language: Language): MerchantSettings {
    const { name, currency, zone, hosts: domainRoute, settings } = this.of(code)
    const { categories: _, licence, ...open } = settings
    const textLanguage = licence.line[language] === undefined ? settings.defaultLanguage : language
    const line = licence.line[textLanguage] ?? ''
    const trialMerchantCode = this.trialOf(code)?.code ?? ''
    return {
      ...open,
      ...this.languagesOf(code),
      mobileTemplate: this.templateOf(code, language),
      licence: { ...licence, line, ...(textLanguage !== language && { lang: languages[textLanguage].locale }) },
      register: registrationOf(open.flags),
      merchantCode: code,
      version: this.versionOf(code),
      trialMerchantCode,
      name,
      currency,
      zone,
      domainRoute,
    }
  }

  /** Returns the template with its text in this language, else in the merchant's default language. */
  templateOf(code: string, language: Language): MobileTemplate {
    const { mobileTemplate, defaultLanguage } = this.of(code).settings
    const { app_desc: texts } = mobileTemplate
    return { ...mobileTemplate, app_desc: texts[language] ?? texts[defaultLanguage] ?? '' }
  }

  /** Changes whenever the settings change: a browser with another version is outdated. */
  versionOf(code: string): string {
    return this.#byCode.has(code) ? this.#offerOf(code).version : ''
  }

  /** Returns the cached languages and version, which every call needs. */
  #offerOf(code: string): OfferedLanguages {
    const now = this.#clock.now()
    const cached = this.#settingsByMerchant.get(code)
    if (cached && now.getTime() < cached.untilMs) return cached
    const merchant = this.of(code)
    const offered = offeredLanguages(merchant, now)
    const offer = { languages: offered, version: versionOf(merchant, offered), untilMs: nextOffer(merchant, now) }
    this.#settingsByMerchant.set(code, offer)
    return offer
  }

  /** Returns the merchant's status for this visitor. `message` is the maintenance message in the visitor's language. */
  statusOf({ merchantCode, language, country }: Visitor): MerchantStatus {
    const merchant = this.of(merchantCode)
    const { maintenance, maintenance_until: until, maintenance_texts: texts, settings } = merchant
    return {
      maintenance,
      until: until?.toISOString() ?? null,
      message: texts[language] ?? texts[settings.defaultLanguage] ?? '',
      restricted: isRestricted(merchant, country),
      country,
    }
  }

  /** Refuses a visitor while the merchant is closed, or from a restricted region. */
  requireOpenSite(visitor: Visitor): void {
    const status = this.statusOf(visitor)
    const closing = closingOf(status)
    if (closing === 'maintenance') {
      throw commonRefusal('merchant.maintenance', { until: status.until, message: status.message })
    }
    if (closing === 'region') throw commonRefusal('region.restricted', { country: status.country })
  }
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/** Returns the host of a merchant's staged brand, which is below the main host, as the hosts of agents' links are. */
export const stagedHostOf = ({ hosts }: Pick<Merchant, 'hosts'>): string => `staged.${hosts[0] ?? 'localhost'}`

/** Returns a version that depends only on the row and the offered languages, so that all instances agree. */
function versionOf(merchant: Merchant, offered: Language[]): string {
  const { code, name, currency, zone, hosts, settings, registration, texts_version, look } = merchant
  const fingerprint = JSON.stringify([
    code,
    name,
    currency,
    zone,
    hosts,
    settings,
    offered,
    registration,
    texts_version,
    look?.version,
  ])
  return createHash('sha256').update(fingerprint).digest('base64url').slice(0, VERSION_LENGTH)
}

import type { Language } from '@ante/contract/merchant/language.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'
import type { MerchantStatus } from '@ante/contract/merchant/status.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import { refuseCommonly } from '../kit/refusal.ts'
import type { MerchantTable } from './tables.ts'

export type Merchant = Selectable<MerchantTable>

/** All merchants, in memory: every call asks for its merchant. Load it anew after a change. */
export class MerchantDirectory {
  readonly #db: Db
  #byCode = new Map<string, Merchant>()
  #byHost = new Map<string, Merchant>()
  #trialOf = new Map<string, Merchant>()

  constructor(db: Db) {
    this.#db = db
  }

  async load(): Promise<void> {
    const merchants = await this.#db.selectFrom('merchant').selectAll().execute()
    this.#byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]))
    this.#byHost = new Map(merchants.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant])))
    this.#trialOf = new Map(merchants.flatMap((merchant) => (merchant.trial_of ? [[merchant.trial_of, merchant]] : [])))
  }

  all(): Merchant[] {
    return [...this.#byCode.values()]
  }

  /** The merchant whose site this host is; refuses with `merchant.unknown`. `host` may carry a port. */
  ofHost(host: string): Merchant {
    const name = host.replace(/:\d+$/, '').toLowerCase()
    const merchant = this.#byHost.get(name)
    if (!merchant) throw refuseCommonly('merchant.unknown')
    return merchant
  }

  /** A merchant that is known to exist: the code comes from our own tables. */
  of(code: string): Merchant {
    const merchant = this.#byCode.get(code)
    if (!merchant) throw new Error(`merchant ${code} is not in the directory`)
    return merchant
  }

  trialOf(code: string): Merchant | null {
    return this.#trialOf.get(code) ?? null
  }

  /** Modules are on unless the merchant switched them off by name. */
  moduleIsOn(code: string, moduleId: string): boolean {
    return this.of(code).settings.whitelabel[moduleId] ?? true
  }

  /** Which languages the merchant speaks, and which one to somebody whose language is not among them. */
  languagesOf(code: string): Pick<MerchantSettings, 'languages' | 'defaultLanguage'> {
    return this.of(code).settings
  }

  settingsOf(code: string, language: Language): MerchantSettings {
    const { name, currency, zone, hosts: domainRoute, settings } = this.of(code)
    const { categories: _, licence, ...open } = settings
    const line = licence.line[language] ?? licence.line[settings.defaultLanguage] ?? ''
    const trialMerchantCode = this.trialOf(code)?.code ?? ''
    return {
      ...open,
      licence: { ...licence, line },
      merchantCode: code,
      trialMerchantCode,
      name,
      currency,
      zone,
      domainRoute,
    }
  }

  statusOf(code: string): MerchantStatus {
    const { maintenance, maintenance_until: until, maintenance_message: message } = this.of(code)
    return { maintenance, until: until?.toISOString() ?? null, message, restricted: false, country: null }
  }
}

import { merchants } from '@ante/demo/merchants.ts'
import type { DemoMerchant } from '@ante/demo/types.ts'

import { storeMerchant } from '../merchant/public.ts'
import type { StoredSettings } from '../merchant/tables.ts'
import type { Part } from './part.ts'

/** The demo merchants, each with its trial merchant. */
export const merchantsPart: Part = {
  name: 'merchants',
  source: merchants,
  write: async (tx) => {
    for (const merchant of merchants) {
      const { code, name, hosts, currency, zone, registration } = merchant
      const shared = { currency, zone, registration, settings: settingsOf(merchant) }
      await storeMerchant(tx, { ...shared, code, name, hosts, trial_of: null })
      await storeMerchant(tx, { ...shared, ...merchant.trial, hosts: [], trial_of: code })
    }
  },
}

function settingsOf(merchant: DemoMerchant): StoredSettings {
  return {
    mainDomain: merchant.mainDomain,
    languages: merchant.languages,
    defaultLanguage: merchant.defaultLanguage,
    flags: merchant.flags,
    menu: merchant.menu,
    categories: merchant.categories,
    imageCDNs: [],
    licence: merchant.licence,
    paths: merchant.paths,
    resources: merchant.resources,
    mobileTemplate: merchant.mobileTemplate,
    customerService: merchant.customerService,
  }
}

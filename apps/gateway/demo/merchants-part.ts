import { merchants } from '@ante/demo/merchants.ts'
import type { DemoMerchant } from '@ante/demo/types.ts'

import { storeMerchant } from '../merchant/public.ts'
import type { Part } from './part.ts'

/** The demo's merchants, each with the merchant of its play money. */
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

function settingsOf({ flags, ...merchant }: DemoMerchant) {
  const { mainDomain, languages, defaultLanguage, menu, categories, licence } = merchant
  const { paths, resources, mobileTemplate, customerService } = merchant
  return {
    ...{ mainDomain, languages, defaultLanguage, whitelabel: flags, menu, categories, imageCDNs: [], licence },
    ...{ paths, resources, mobileTemplate, customerService },
  }
}

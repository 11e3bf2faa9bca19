import { allMenuKeys } from '@ante/contract/merchant/menu-keys.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'

/** Default merchant for tests. */
export const testSettings: MerchantSettings = {
  merchantCode: 'aurora',
  version: 'first',
  trialMerchantCode: 'aurora-trial',
  name: 'Aurora',
  mainDomain: 'localhost',
  domainRoute: ['localhost'],
  currency: 'PHP',
  zone: 'Asia/Manila',
  languages: ['EN', 'AR'],
  defaultLanguage: 'EN',
  flags: { DIRECTREG3: true, REG3: true, REGISTER_REE3: true, AFFMAN3: true, FREEPLAY3: true, COMM3: true },
  menu: [...allMenuKeys],
  imageCDNs: [],
  paths: [],
  register: 'open',
  resources: [],
  mobileTemplate: { app_background: '', app_desc: '', app_desc_font_color: '', mem_cen: '0', dep_func: '0' },
  customerService: [],
  licence: { line: 'Licensed', picture: '/x.svg', minimumAge: 21 },
}

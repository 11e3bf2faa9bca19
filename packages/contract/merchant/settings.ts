import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { Language } from './language.ts'

/** All that differs between two merchants besides tokens and pictures. */
export const MerchantSettings = z.object({
  merchantCode: z.string(),
  trialMerchantCode: z.string(),
  name: z.string(),
  mainDomain: z.string(),
  currency: Currency,
  zone: z.string(),
  languages: z.array(Language),
  defaultLanguage: Language,
  /** Module flags, for example DIRECTREG3. A flag that is not listed is off. */
  whitelabel: z.record(z.string(), z.boolean()),
  menu: z.array(z.string()),
  imageCDNs: z.array(z.string()),
  /** `minimumAge` is the age from which people may play there. */
  licence: z.object({ line: z.string(), picture: z.string(), minimumAge: z.number() }),
})
export type MerchantSettings = z.output<typeof MerchantSettings>

export const getSettings = endpoint({
  summary: 'What the merchant of this host is and has switched on',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'anyone',
  input: Nothing,
  output: MerchantSettings,
})

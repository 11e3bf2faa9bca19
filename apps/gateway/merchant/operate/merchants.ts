import { versionsOf } from '@ante/contract/merchant/template.ts'

import type { Command, Subject } from '../../operator/kit/command.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { offeredLanguages } from '../offered-languages.ts'
import { updateLanguages } from './merchant-languages.ts'

const list: Command = {
  action: 'list',
  summary: 'Lists merchants with hosts, state and settings; `hidden` are languages without user agreement',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const now = await databaseNow(db)
    return {
      kind: 'list',
      columns: ['merchant', 'name', 'state', 'currency', 'zone', 'hosts', 'languages', 'hidden', 'jurisdiction'],
      empty: 'There are no merchants.',
      rows: (await requireMerchants(db, positional['merchant'])).map((merchant) => {
        const { code, name, maintenance, hosts, currency, zone, settings, jurisdiction } = merchant
        return {
          merchant: code,
          name,
          state: maintenance ? 'maintenance' : 'open',
          hosts,
          currency,
          zone,
          jurisdiction,
          ...versionsOf(settings.mobileTemplate),
          languages: settings.languages,
          hidden: settings.languages.filter((language) => !offeredLanguages(merchant, now).includes(language)),
        }
      }),
    }
  },
}

export const merchants: Subject = {
  name: 'merchants',
  about: 'merchants of this installation',
  commands: [list, updateLanguages],
}

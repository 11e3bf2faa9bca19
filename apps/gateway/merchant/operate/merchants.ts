import { versionsOf } from '@ante/contract/merchant/template.ts'

import type { Command, Subject } from '../../operator/kit/command.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'

const list: Command = {
  action: 'list',
  summary: 'Lists merchants with hosts, state and settings',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => ({
    kind: 'list',
    columns: ['merchant', 'name', 'state', 'hosts', 'currency', 'zone', 'memberCentre', 'deposit', 'languages'],
    empty: 'There are no merchants.',
    rows: (await merchantsNamed(db, words['merchant'])).map(({ code, name, maintenance, ...rest }) => ({
      merchant: code,
      name,
      state: maintenance ? 'maintenance' : 'open',
      hosts: rest.hosts,
      currency: rest.currency,
      zone: rest.zone,
      ...versionsOf(rest.settings.mobileTemplate),
      languages: rest.settings.languages,
    })),
  }),
}

export const merchants: Subject = { name: 'merchants', about: 'merchants of this installation', commands: [list] }

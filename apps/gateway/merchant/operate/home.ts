import { homeOrder, menuKeys } from '@ante/contract/merchant/menu-keys.ts'

import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const list: Command = {
  action: 'list',
  summary: 'Lists the blocks of home in their order',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'block', 'shown'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).flatMap(({ code, settings: { menu } }) =>
      homeOrder(menu).map((block) => ({ merchant: code, block, shown: menu.includes(block) })),
    ),
  }),
}

const update: Command = {
  action: 'update',
  summary: 'Sets the shown blocks of home and their order',
  parameters: [
    merchantParameter,
    { name: 'blocks', about: 'the blocks from top to bottom, with commas between; the others are hidden' },
  ],
  examples: ['aurora HOME_BANNERS,HOME_CONTINUE,HOME_LOBBY,HOME_MATCHES'],
  run: (operator, { positional: { merchant: code = '', blocks: typed = '' } }) => {
    const blocks = typed.split(',').map((block) => block.trim().toUpperCase())
    for (const block of blocks) {
      if (!isBlock(block)) throw new CommandFailed(`There is no block ${block}.${didYouMean(block, menuKeys.home)}`)
    }
    if (new Set(blocks).size < blocks.length) throw new CommandFailed('Each block can be named only once.')
    const effect = 'Open pages show the new order within a second.'
    return change(operator, { merchant: code, command: 'home update', subject: code, effect }, (_tx, { settings }) => {
      const menuPages = settings.menu.filter((key) => !isBlock(key))
      return {
        before: settings.menu.filter(isBlock),
        after: blocks,
        write: writeSettings(code, settings, { menu: [...menuPages, ...blocks] }),
      }
    })
  },
}

const isBlock = (key: string): boolean => menuKeys.home.some((block) => block === key)

export const home: Subject = { name: 'home', about: 'the blocks of a merchant’s home page', commands: [list, update] }

import { isPageOpen } from '@ante/contract/merchant/open-pages.ts'
import { pageAddresses } from '@ante/contract/merchant/page-addresses.ts'

import { ALWAYS_OPEN } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const closable = Object.keys(pageAddresses).filter((path) => !ALWAYS_OPEN.includes(path))

const list: Command = {
  action: 'list',
  summary: 'Lists pages that can be closed, with their state',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'page', 'state'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).flatMap(({ code, settings }) =>
      closable.map((page) => ({ merchant: code, page, state: isPageOpen(settings.paths, page) })),
    ),
  }),
}

const update: Command = {
  action: 'update',
  summary: 'Opens or closes a page',
  parameters: [
    merchantParameter,
    { name: 'page', about: 'the page’s path, for example /m/redRain' },
    { name: 'on|off', label: 'State', about: 'whether the page is open' },
  ],
  examples: ['aurora /m/redRain off'],
  run: (operator, { positional: { merchant: code = '', page = '', 'on|off': state = '' } }) => {
    if (state !== 'on' && state !== 'off') throw new UsageError(`Invalid state: ${state}. Use on or off.`)
    if (ALWAYS_OPEN.includes(page)) throw new CommandFailed(`${page} cannot be closed: members always need it.`)
    if (!closable.includes(page)) throw new CommandFailed(`There is no page ${page}.${didYouMean(page, closable)}`)
    const effect = 'Menus and pages show it within a second.'
    return change(operator, { merchant: code, command: 'pages update', subject: page, effect }, (_tx, { settings }) => {
      const open = closable.filter((item) => (item === page ? state === 'on' : isPageOpen(settings.paths, item)))
      // The list must not become empty when all closable pages are closed, because an empty list closes none.
      const paths = open.length === closable.length ? [] : ['/m/home', ...open]
      return {
        before: isPageOpen(settings.paths, page),
        after: state === 'on',
        write: writeSettings(code, settings, { paths }),
      }
    })
  },
}

export const pages: Subject = { name: 'pages', about: 'the pages of a merchant’s site', commands: [list, update] }

import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Operator, Subject } from '../../operator/kit/command.ts'
import { NotDone } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'

const MOST_HOSTS = 5
/** Paths are appended to it; it is part of the page's content policy. */
const HOST = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i

const hosts = { name: 'address', about: 'https://… without a / at the end; the first is asked first', many: true }

const list: Command = {
  action: 'list',
  summary: 'Shows where pictures come from, in the order in which browsers ask',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => ({
    kind: 'list',
    columns: ['merchant', 'addresses'],
    empty: 'There are no merchants.',
    rows: (await merchantsNamed(db, words['merchant'])).map(({ code, settings }) => ({
      merchant: code,
      addresses: [...settings.imageCDNs, 'the site itself'],
    })),
  }),
}

const set: Command = {
  action: 'set',
  summary: 'Has pictures come from these image hosts, and from the site itself where none has them',
  parameters: [merchantParameter, hosts],
  examples: ['aurora https://images.example.com https://images.example.net/aurora'],
  run: (operator, { words: { merchant = '' }, many }) => {
    const wrong = many.find((address) => !HOST.test(address))
    if (wrong) throw new NotDone(`${wrong} is no image host: it has to begin with https:// and end without a /.`)
    if (many.length > MOST_HOSTS) throw new NotDone(`A browser asks one after the other: at most ${MOST_HOSTS}.`)
    return changeHosts(operator, { action: 'set', merchant, imageCDNs: [...new Set(many)] })
  },
}

const clear: Command = {
  action: 'clear',
  summary: 'Has all pictures come from the site itself',
  parameters: [merchantParameter],
  examples: ['aurora'],
  run: (operator, { words: { merchant = '' } }) => changeHosts(operator, { action: 'clear', merchant, imageCDNs: [] }),
}

interface WantedHosts {
  action: string
  merchant: string
  imageCDNs: string[]
}

function changeHosts(operator: Operator, { action, merchant: code, imageCDNs }: WantedHosts) {
  const seen = 'Whoever opens a page from now on sees it.'
  const wanted = { merchant: code, command: `images ${action}`, subject: imageCDNs.join(' '), seen }
  return change(operator, wanted, (_tx, { settings }) => ({
    before: settings.imageCDNs,
    after: imageCDNs,
    write: writeSettings(code, settings, { imageCDNs }),
  }))
}

export const images: Subject = {
  name: 'images',
  about: 'where pictures come from',
  commands: [list, set, clear],
}

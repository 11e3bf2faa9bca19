import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Operator, Subject } from '../../operator/kit/command.ts'
import { NotDone } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'

const MOST_HOSTS = 5
/** Paths are appended to it; it is part of the page's content policy. */
const HOST = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i

const hosts = { name: 'address', about: 'https://… without a / at the end; tried in this order', many: true }

const list: Command = {
  action: 'list',
  summary: 'Lists image hosts in the order in which browsers try them',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional: words }) => ({
    kind: 'list',
    columns: ['merchant', 'addresses'],
    empty: 'There are no merchants.',
    rows: (await merchantsNamed(db, words['merchant'])).map(({ code, settings }) => ({
      merchant: code,
      addresses: [...settings.imageCDNs, 'the site'],
    })),
  }),
}

const update: Command = {
  action: 'update',
  summary: 'Updates the image hosts; browsers load pictures that none of them has from the site',
  parameters: [merchantParameter, hosts],
  examples: ['aurora https://one.example.com https://two.example.com'],
  run: (operator, { positional: { merchant = '' }, many }) => {
    const wrong = many.find((address) => !HOST.test(address))
    if (wrong)
      throw new NotDone(`Invalid image host: ${wrong}. Use an address that begins with https:// and ends without a /.`)
    if (many.length > MOST_HOSTS) throw new NotDone(`Too many image hosts: use at most ${MOST_HOSTS}.`)
    return changeHosts(operator, { action: 'update', merchant, imageCDNs: [...new Set(many)] })
  },
}

const remove: Command = {
  action: 'delete',
  summary: 'Deletes all image hosts: pictures are loaded from the site',
  parameters: [merchantParameter],
  examples: ['aurora'],
  run: (operator, { positional: { merchant = '' } }) =>
    changeHosts(operator, { action: 'delete', merchant, imageCDNs: [] }),
}

interface RequestedHosts {
  action: string
  merchant: string
  imageCDNs: string[]
}

function changeHosts(operator: Operator, { action, merchant: code, imageCDNs }: RequestedHosts) {
  const effect = 'Applies to pages opened from now on.'
  const planned = { merchant: code, command: `image-hosts ${action}`, subject: imageCDNs.join(' '), effect }
  return change(operator, planned, (_tx, { settings }) => ({
    before: settings.imageCDNs,
    after: imageCDNs,
    write: writeSettings(code, settings, { imageCDNs }),
  }))
}

export const imageHosts: Subject = {
  name: 'image-hosts',
  about: 'hosts from which pictures are loaded',
  commands: [list, update, remove],
}

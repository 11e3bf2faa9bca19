import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'

const MAX_HOSTS = 5
/** Format of an image host: image paths are appended to it, and it is part of the content security policy. */
const HOST = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i

const hosts = { name: 'address', about: 'https://… without a / at the end; tried in this order', many: true }

const list: Command = {
  action: 'list',
  summary: 'Lists image hosts in the order in which browsers try them',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'addresses'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).map(({ code, settings }) => ({
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
    const invalidHost = many.find((address) => !HOST.test(address))
    if (invalidHost)
      throw new CommandFailed(
        `Invalid image host: ${invalidHost}. Use an address that begins with https:// and ends without a /.`,
      )
    if (many.length > MAX_HOSTS) throw new CommandFailed(`Too many image hosts: use at most ${MAX_HOSTS}.`)
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
  const commandChange = { merchant: code, command: `image-hosts ${action}`, subject: imageCDNs.join(' '), effect }
  return change(operator, commandChange, (_tx, { settings }) => ({
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

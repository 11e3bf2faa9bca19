import { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { Db } from '../../kit/db.ts'
import { changeVendor } from './change-vendor.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { addKey, keysOf, deleteKey } from './connection-keys.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireOption } from '../../operator/kit/require-option.ts'
import { requireVendors } from './require-vendors.ts'

const NONE = 'none'
const vendorParameter = { name: 'vendor', about: 'the vendor’s code, for example JL' }

const list: Command = {
  action: 'list',
  summary: 'Lists the protocol, addresses and key names of each vendor',
  parameters: [{ ...vendorParameter, optional: true }],
  examples: ['', 'JL'],
  run: async ({ db }, { positional }) => {
    const codes = (await requireVendors(db, positional['vendor'])).map(({ code }) => code)
    const rows = []
    for (const vendor of codes)
      rows.push({ vendor, ...(await connectionOf(db, vendor)), keys: await keysOf(db, vendor) })
    return {
      kind: 'list',
      columns: ['vendor', 'protocol', 'keys', 'launchUrl', 'serviceUrl'],
      rows,
      empty: 'There are no vendors.',
    }
  },
}

const update: Command = {
  action: 'update',
  summary: 'Updates the protocol and addresses of a vendor',
  parameters: [vendorParameter],
  options: {
    protocol: {
      value: 'name',
      about: 'ante, actions, hub or form',
      terminal: '; see docs/vendors/dialects.md',
      choices: ['ante', 'actions', 'hub', 'form'],
    },
    'launch-url': { value: 'url', about: 'launch URL of its games; `none` if no game can be opened' },
    'service-url': { value: 'url', about: 'URL of its server; `none` if it is not called' },
  },
  examples: [
    'BTI --protocol hub --service-url https://api.bti.example/ante',
    'JL --launch-url https://play.jl.example/?brand=7',
  ],
  run: (operator, { positional: { vendor = '' }, options }) => {
    requireOption('connections update', options, ['protocol', 'launch-url', 'service-url'])
    const { protocol, 'launch-url': launchUrl, 'service-url': serviceUrl } = options
    const effect =
      'Applies to games opened from now on, and to the vendor’s calls within 5 seconds. Games at a new origin open on pages loaded from now on.'
    return changeVendor(operator, { vendor, command: 'connections update', subject: '', effect }, async (tx) => {
      const before = await connectionOf(tx, vendor)
      const after = {
        protocol: protocol === undefined ? before.protocol : protocolFrom(protocol, before.protocol),
        launchUrl: launchUrl === undefined ? before.launchUrl : addressFrom('launch-url', launchUrl),
        serviceUrl:
          serviceUrl === undefined
            ? before.serviceUrl
            : (addressFrom('service-url', serviceUrl)?.replace(/\/+$/, '') ?? null),
      }
      const row = { protocol: after.protocol, launch_url: after.launchUrl, service_url: after.serviceUrl }
      const write = async () => void (await tx.updateTable('vendor').set(row).where('code', '=', vendor).execute())
      return { before, after, write }
    })
  },
}

async function connectionOf(db: Db, vendor: string) {
  const row = await db.selectFrom('vendor').selectAll().where('code', '=', vendor).executeTakeFirstOrThrow()
  return { protocol: row.protocol, launchUrl: row.launch_url, serviceUrl: row.service_url }
}

/** Parses a protocol. The type of wallet cannot change, because members have balances there. */
function protocolFrom(text: string, before: VendorProtocol): VendorProtocol {
  const protocol = VendorProtocol.safeParse(text).data
  const names = VendorProtocol.options.join(', ')
  if (protocol === undefined) throw new CommandFailed(`There is no protocol ${text}. There are: ${names}.`)
  if (protocol !== before && [protocol, before].includes('business')) {
    throw new CommandFailed('A vendor’s wallet type (seamless or transfer) cannot be changed.')
  }
  return protocol
}

function addressFrom(option: string, text: string): string | null {
  if (text === NONE) return null
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text))
    throw new CommandFailed(`Invalid --${option}: ${text}. Use an address that begins with http:// or https://.`)
  return text
}

export const connections: Subject = {
  name: 'connections',
  about: 'protocols, addresses and keys of vendors',
  commands: [list, update, addKey, deleteKey],
}

import { DownloadLink } from '@ante/contract/merchant/settings.ts'

import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Parameter, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const types = DownloadLink.shape.resourceType.options
const LONGEST = 500
const EFFECT = 'Open pages show it within a second.'

const typeParameter: Parameter = { name: 'type', about: types.join(', '), choices: types }

const list: Command = {
  action: 'list',
  summary: 'Lists the download links of the app and related files',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'type', 'url'],
    empty: 'There are no download links.',
    rows: (await requireMerchants(db, positional['merchant'])).flatMap(({ code, settings }) =>
      settings.resources.map(({ resourceType, url }) => ({ merchant: code, type: resourceType, url })),
    ),
  }),
}

const update: Command = {
  action: 'update',
  summary: 'Updates a download link',
  parameters: [merchantParameter, typeParameter, { name: 'url', about: 'https://…, or a path of the site' }],
  examples: ['aurora Android https://example.com/aurora.apk'],
  run: (operator, { positional: { merchant = '', type = '', url = '' } }) => {
    if (url.length > LONGEST || !/^(https:\/\/[^\s/?#][^\s]*|\/(?!\/)[^\s]*)$/.test(url)) {
      throw new CommandFailed(`Invalid URL: ${url}. Use an address that begins with https://, or a path of the site.`)
    }
    return changeLink(operator, { action: 'update', merchant, resourceType: parseResourceType(type), url })
  },
}

const remove: Command = {
  action: 'delete',
  summary: 'Deletes a download link',
  parameters: [merchantParameter, typeParameter],
  examples: ['aurora Android'],
  run: (operator, { positional: { merchant = '', type = '' } }) =>
    changeLink(operator, { action: 'delete', merchant, resourceType: parseResourceType(type), url: null }),
}

interface RequestedLink {
  action: string
  merchant: string
  resourceType: DownloadLink['resourceType']
  url: string | null
}

function changeLink(
  operator: Parameters<Command['run']>[0],
  { action, merchant: code, resourceType, url }: RequestedLink,
) {
  const commandChange = { merchant: code, command: `downloads ${action}`, subject: resourceType, effect: EFFECT }
  return change(operator, commandChange, (_tx, { settings }) => {
    const otherResources = settings.resources.filter((resource) => resource.resourceType !== resourceType)
    const resources = url === null ? otherResources : [...otherResources, { resourceType, url }]
    return {
      before: settings.resources.find((resource) => resource.resourceType === resourceType)?.url ?? null,
      after: url,
      write: writeSettings(code, settings, { resources }),
    }
  })
}

function parseResourceType(name: string): DownloadLink['resourceType'] {
  const type = types.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (type) return type
  throw new UsageError(`There is no download type ${name}.${didYouMean(name, types)} There are: ${types.join(', ')}.`)
}

export const downloads: Subject = {
  name: 'downloads',
  about: 'download links of the app',
  commands: [list, update, remove],
}

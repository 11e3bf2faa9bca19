import { randomInt } from 'node:crypto'

import { CustomerService } from '@ante/contract/merchant/settings.ts'
import { decodeServiceLink, encodeServiceLink, serviceAddress } from '@ante/contract/messaging/service-link.ts'

import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const KEY_LENGTH = 8
const KEY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const MAX_TITLE_CHARACTERS = 60
const MAX_POSITION_CHARACTERS = 20
const types = CustomerService.shape.csType.options

const parameters = [
  merchantParameter,
  { name: 'type', about: types.join(', '), choices: types },
  { name: 'position', about: 'order among contacts of the same type, for example 1' },
]

const list: Command = {
  action: 'list',
  summary: 'Lists support contacts with their addresses',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'type', 'position', 'title', 'link'],
    empty: 'There are no support contacts.',
    rows: (await requireMerchants(db, positional['merchant'])).flatMap(({ code, settings }) =>
      settings.customerService.map((entry) => ({ merchant: code, ...contactRow(entry) })),
    ),
  }),
}

const options = {
  link: { value: 'address', about: 'https://…, mailto:…, tel:… or tg:…; stored encrypted' },
  title: { value: 'text', about: 'title shown to players' },
}

const writing = (action: 'create' | 'update', summary: string, example: string): Command => ({
  action,
  summary,
  parameters,
  options,
  examples: [example],
  run: (operator, { positional: { merchant: code = '', type = '', position = '' }, options: { link, title } }) => {
    const csType = parseServiceType(type)
    const csPosition = requireShortText('position', position, MAX_POSITION_CHARACTERS)
    if (link !== undefined && !serviceAddress(link)) {
      throw new CommandFailed(`Invalid link: ${link}. Use an address that begins with https://, mailto:, tel: or tg:.`)
    }
    const changeSubject = { merchant: code, command: `contacts ${action}`, subject: `${csType} ${csPosition}` }
    const commandChange = { ...changeSubject, effect: EFFECT, writes: action }
    return change(operator, commandChange, (_tx, { settings }) => {
      const current = settings.customerService.find(
        (entry) => entry.csType === csType && entry.csPosition === csPosition,
      )
      const path = pathFor(current, link)
      const entry = {
        csType,
        csPosition,
        title: requireShortText('title', title ?? current?.title ?? '', MAX_TITLE_CHARACTERS),
        path,
      }
      const customerService = current
        ? settings.customerService.map((item) => (item === current ? entry : item))
        : [...settings.customerService, entry]
      return {
        before: current ? contactRow(current) : null,
        after: contactRow(entry),
        write: writeSettings(code, settings, { customerService }),
      }
    })
  },
})

const create = writing(
  'create',
  'Creates a support contact',
  'aurora TELEGRAM 2 --title "Support" --link https://t.me/example',
)
const update = writing('update', 'Updates the given fields of a support contact', 'aurora TELEGRAM 1 --title "Help"')

const remove: Command = {
  action: 'delete',
  summary: 'Deletes a support contact',
  parameters,
  examples: ['aurora TELEGRAM 1'],
  run: (operator, { positional: { merchant: code = '', type = '', position = '' } }) => {
    const csType = parseServiceType(type)
    const commandChange = {
      merchant: code,
      command: 'contacts delete',
      subject: `${csType} ${position}`,
      effect: EFFECT,
    }
    return change(operator, commandChange, (_tx, { settings }) => {
      const current = settings.customerService.find((entry) => entry.csType === csType && entry.csPosition === position)
      const customerService = settings.customerService.filter((entry) => entry !== current)
      return {
        before: current ? contactRow(current) : null,
        after: null,
        write: writeSettings(code, settings, { customerService }),
      }
    })
  },
}

const EFFECT = 'Open pages show it within a second.'

const contactRow = ({ csType, csPosition, title, path }: CustomerService) => ({
  type: csType,
  position: csPosition,
  title,
  link: decodeServiceLink(path) ?? 'unreadable',
})

function pathFor(current: CustomerService | undefined, link: string | undefined): string {
  if (current && (link === undefined || decodeServiceLink(current.path) === link)) return current.path
  if (link === undefined) throw new UsageError('A new support contact requires --link.')
  return encodeServiceLink(
    link,
    Array.from({ length: KEY_LENGTH }, () => KEY_LETTERS[randomInt(KEY_LETTERS.length)]).join(''),
  )
}

function parseServiceType(name: string): CustomerService['csType'] {
  const type = types.find((candidate) => candidate === name.toUpperCase())
  if (type) return type
  throw new UsageError(`There is no contact type ${name}.${didYouMean(name, types)} There are: ${types.join(', ')}.`)
}

function requireShortText(name: string, text: string, longest: number): string {
  if (text.trim() === '') throw new UsageError(`The ${name} is missing.`)
  if (text.length > longest) throw new UsageError(`A ${name} has at most ${longest} characters.`)
  return text
}

export const contacts: Subject = {
  name: 'contacts',
  about: 'support contacts',
  commands: [list, create, update, remove],
}

import type { Language } from '@ante/contract/merchant/language.ts'
import type { MobileTemplate } from '@ante/contract/merchant/settings.ts'

import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import type { StoredTemplate } from '../public.ts'

interface Field {
  name: keyof MobileTemplate
  takes: RegExp
  about: string
}

const COLOUR = /^(#[0-9a-f]{6})?$/i
const SWITCH = /^[01]$/

const fields: Field[] = [
  {
    name: 'app_background',
    takes: COLOUR,
    about: 'colour of the download bar, for example #1b1030; empty for the merchant’s colour',
  },
  { name: 'app_desc', takes: /^.{0,120}$/, about: 'text of the download bar, at most 120 characters, by language' },
  {
    name: 'app_desc_font_color',
    takes: COLOUR,
    about: 'colour of this text, for example #f6f2ff; empty for the merchant’s colour',
  },
  { name: 'mem_cen', takes: SWITCH, about: '1 for the new member centre, 0 for the base one' },
  { name: 'dep_func', takes: SWITCH, about: '1 for the new deposit, 0 for the base one' },
  {
    name: 'pnlColor',
    takes: /^(green-profit|red-profit)?$/,
    about: 'green-profit or red-profit: the colour of profits; empty for the default of the visitor’s language',
  },
]
const names = fields.map(({ name }) => name)

const list: Command = {
  action: 'list',
  summary: 'Lists the mobile site’s fields with their values',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'field', 'value', 'meaning'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).flatMap(({ code, settings }) =>
      fields.map(({ name: field, about }) => ({
        merchant: code,
        field,
        value: settings.mobileTemplate[field] ?? '',
        meaning: about,
      })),
    ),
  }),
}

const update: Command = {
  action: 'update',
  summary: 'Updates one field of a merchant’s mobile site',
  parameters: [
    merchantParameter,
    { name: 'field', about: names.join(', '), choices: names },
    { name: 'value', about: 'a permitted value, as described in `appearance list`' },
  ],
  options: { language: { value: 'code', about: 'language of app_desc; default: the merchant’s default language' } },
  examples: [
    'aurora mem_cen 1',
    'aurora app_desc "One tap, and you are in."',
    'aurora app_desc "แตะครั้งเดียวก็เข้าเล่นได้" --language TH',
  ],
  run: (operator, { positional: { merchant: code = '', field = '', value = '' }, options: { language } }) => {
    const { name, takes, about } = parseField(field)
    if (!takes.test(value)) throw new CommandFailed(`Invalid ${name}: ${value}. Permitted: ${about}.`)
    if (language !== undefined && name !== 'app_desc') throw new UsageError('Only app_desc has languages.')
    const commandChange = {
      merchant: code,
      command: 'appearance update',
      subject: name,
      effect: 'Open pages show it within a second.',
    }
    return change(operator, commandChange, (_tx, merchant) => {
      const { mobileTemplate: current } = merchant.settings
      const next = templateWith(current, { name, value, language: parseLanguage(merchant, language) })
      return {
        before: current[name] ?? '',
        after: next[name] ?? '',
        write: writeSettings(code, merchant.settings, { mobileTemplate: next }),
      }
    })
  },
}

/** Returns the changed template. An empty optional field, or an empty text in a language, is removed. */
function templateWith(
  current: StoredTemplate,
  { name, value, language }: { name: Field['name']; value: string; language: Language },
): StoredTemplate {
  if (name === 'app_desc') {
    const { [language]: _, ...others } = current.app_desc
    return { ...current, app_desc: value === '' ? others : { ...others, [language]: value } }
  }
  if (name !== 'pnlColor') return { ...current, [name]: value }
  const { pnlColor: _, ...rest } = current
  return value === 'green-profit' || value === 'red-profit' ? { ...rest, pnlColor: value } : rest
}

function parseField(name: string): Field {
  const field = fields.find((candidate) => candidate.name === name)
  if (!field)
    throw new UsageError(`There is no field ${name}.${didYouMean(name, names)} There are: ${names.join(', ')}.`)
  return field
}

export const appearance: Subject = {
  name: 'appearance',
  about: 'appearance of the mobile site',
  commands: [list, update],
}

import { generateMessageId } from '@lingui/message-utils/generateMessageId'

import type { Catalogue } from './catalogue-files.ts'
import { readMessage } from './message.ts'
import type { Part } from './message.ts'

/** Texts by name, with `{blanks}`; countable texts have one text per plural form: `seats_one`, `seats_other`. */
export type NamedTexts = Readonly<Record<string, string | undefined>>

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const COUNTED = /_(zero|one|two|few|many|other)$/
const PLURAL = /^\{count, plural,/

/**
 * Returns the catalogue of an app whose texts have names: each name is the context of its message, and plural forms are
 * one message. Without `translated`, it contains no translations.
 */
export function catalogueOf(english: NamedTexts, translated: NamedTexts = {}): Catalogue {
  const names = new Set(Object.keys(english).map((name) => name.replace(COUNTED, '')))
  const entries = [...names].map((context): [string, Catalogue[string]] => {
    const message = messageOf(english, context)
    // The id is always a string, although the library's type is wider.
    const id = String(generateMessageId(message, context))
    return [id, { message, context, translation: messageOf(translated, context) }]
  })
  return Object.fromEntries(entries)
}

function messageOf(texts: NamedTexts, name: string): string {
  const forms = FORMS.flatMap((form) => {
    const text = texts[`${name}_${form}`]
    return text === undefined ? [] : [`${form} {${text}}`]
  })
  return forms.length > 0 ? `{count, plural, ${forms.join(' ')}}` : (texts[name] ?? '')
}

/** Returns the translations of a catalogue by name; untranslated ones are omitted. */
export function namedTextsOf(catalogue: Catalogue): Record<string, string> {
  const texts = Object.values(catalogue).flatMap(({ context = '', translation = '' }) => {
    if (!PLURAL.test(translation)) return translation === '' ? [] : [[context, translation] as const]
    return formsIn(translation).map(([form, text]) => [`${context}_${form}`, text] as const)
  })
  return Object.fromEntries(texts)
}

function formsIn(message: string): [string, string][] {
  const [choice] = readMessage(message)
  if (choice?.kind !== 'choice') return []
  return [...choice.wordings].map(([form, parts]) => [form, parts.map(textOf).join('')])
}

function textOf(part: Part): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'figure') return '#'
  if (part.kind === 'value') return `{${part.name}}`
  throw new Error('nested choices are not supported')
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Language } from '@ante/contract/merchant/language.ts'
import { textSections } from '@ante/contract/messaging/text-sections.ts'
import type { TextSection } from '@ante/contract/messaging/text-sections.ts'

import { everyLanguage } from '../languages.ts'

/** The texts of the demo's merchants in one language, with placeholders such as `{name}`. */
export interface DemoTexts {
  /** Questions and answers in the order of the help center. The title of each section is `key: Question`. */
  help: TextSection[]
  agreement: TextSection[]
  /** Single-line texts by name: `banner aurora-live title`. */
  short: Map<string, string>
}

const textsByLanguage = new Map<Language, DemoTexts>()

/** Returns the texts in this language, which are read once; throws if a part is missing. */
export function textsIn(language: Language): DemoTexts {
  const previous = textsByLanguage.get(language)
  if (previous) return previous
  const texts = {
    help: sectionsIn(language, 'help'),
    agreement: sectionsIn(language, 'agreement'),
    short: shortIn(language),
  }
  if (language !== 'EN') requireAllOf(textsIn('EN'), texts, language)
  textsByLanguage.set(language, texts)
  return texts
}

/** Returns a short text in every language. */
export const shortTexts = (name: string, values: TextValues = {}): Partial<Record<Language, string>> =>
  Object.fromEntries(everyLanguage.map((language) => [language, shortText(language, name, values)]))

export function shortText(language: Language, name: string, values: TextValues = {}): string {
  const text = textsIn(language).short.get(name)
  if (text === undefined) throw new Error(`the demo has no text ${name}`)
  return filled(text, values)
}

type TextValues = Record<string, string | number>

/** Fills the placeholders of a text; throws if there is no value for one. */
export function filled(text: string, values: TextValues): string {
  return text.replace(/\{(\w*)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`there is no value for ${placeholder} in: ${text}`)
    return String(value)
  })
}

const pathOf = (language: Language, file: string) => join(import.meta.dirname, language, file)

function sectionsIn(language: Language, name: 'help' | 'agreement'): TextSection[] {
  const path = pathOf(language, `${name}.html`)
  const sections = textSections(readFileSync(path, 'utf8'))
  if (!sections) throw new Error(`${path} must begin with the heading of its first section`)
  return sections
}

function shortIn(language: Language): Map<string, string> {
  const read: unknown = JSON.parse(readFileSync(pathOf(language, 'short.json'), 'utf8'))
  return new Map(Object.entries(read ?? {}).map(([name, text]: [string, unknown]) => [name, String(text)]))
}

/** Throws if a translation lacks texts. Sections of the agreement have no keys, so they are counted. */
function requireAllOf(english: DemoTexts, texts: DemoTexts, language: Language): void {
  const keys = new Set(texts.help.map(keyOf))
  const lacking = [
    ...english.help.map(keyOf).filter((key) => !keys.has(key)),
    ...english.agreement.slice(texts.agreement.length).map(({ title }) => title),
    ...[...english.short.keys()].filter((name) => !texts.short.get(name)),
  ]
  if (lacking.length > 0) throw new Error(`the demo's texts in ${language} lack: ${lacking.join(', ')}`)
}

/** Returns the part of a help title before `: `. */
export const keyOf = ({ title }: TextSection): string => title.slice(0, title.indexOf(': '))

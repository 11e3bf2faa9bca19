import { allParts, readMessage } from './message.ts'
import type { Choice } from './message.ts'
import { placeholdersOf } from './placeholders.ts'

export interface Translated {
  locale: string
  message: string
  translation: string
}

/** Returns the technical faults of a translation; empty if it is valid. The quality of its text is not checked. */
export function faultsOf({ locale, message, translation }: Translated): string[] {
  if (translation === '') return ['is not translated']
  try {
    return [...placeholderFaults(message, translation), ...formFaults(locale, translation)]
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function placeholderFaults(message: string, translation: string): string[] {
  const [expected, actual] = [placeholdersOf(message), placeholdersOf(translation)]
  return [
    ...[...expected].filter((name) => !actual.has(name)).map((name) => `lost ${name}`),
    ...[...actual].filter((name) => !expected.has(name)).map((name) => `has ${name}, which nothing fills`),
  ]
}

function formFaults(locale: string, translation: string): string[] {
  return allParts(readMessage(translation)).flatMap((part) =>
    part.kind === 'choice' ? missingForms(locale, part) : [],
  )
}

function missingForms(locale: string, { name, type, wordings }: Choice): string[] {
  const needed = type === 'select' ? ['other'] : formsOf(locale, type)
  const actual = [...wordings.keys()].filter((form) => !form.startsWith('='))
  const surplus = type === 'select' ? [] : actual.filter((form) => !needed.includes(form))
  return [
    ...needed.filter((form) => !actual.includes(form)).map((form) => `lacks the form “${form}” of ${name}`),
    ...surplus.map((form) => `has the form “${form}” of ${name}, which its language does not know`),
  ]
}

/** Returns the plural forms of a language, by CLDR. */
export function formsOf(locale: string, type: 'plural' | 'selectordinal' = 'plural'): string[] {
  const rules = new Intl.PluralRules(locale, { type: type === 'plural' ? 'cardinal' : 'ordinal' })
  return rules.resolvedOptions().pluralCategories
}

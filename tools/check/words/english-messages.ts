import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ENGLISH = join(import.meta.dirname, '../../../apps/web/translations/en')

/** Returns all messages of the app, from its English catalogues. */
export const englishMessages = (): string[] => readdirSync(ENGLISH).flatMap(messagesOf)

/** Multi-line messages begin with an empty line. */
const messagesOf = (file: string): string[] =>
  [...readFileSync(join(ENGLISH, file), 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, text = '']) => text)

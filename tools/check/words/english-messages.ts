import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ENGLISH = join(import.meta.dirname, '../../../apps/web/translations/en')

/** All sentences of the app, as its English catalogues hold them. */
export const englishMessages = (): string[] => readdirSync(ENGLISH).flatMap(messagesOf)

/** Messages of more than a line begin with an empty one. */
const messagesOf = (file: string): string[] =>
  [...readFileSync(join(ENGLISH, file), 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, text = '']) => text)

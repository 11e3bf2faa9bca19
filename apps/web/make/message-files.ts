import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Messages } from '@lingui/core'
import { createCompiledCatalog } from '@lingui/cli/api'

import { SHARED_CATALOGUES } from '../app/lib/i18n/shared-catalogues.ts'
import { isolateValues } from '../app/lib/i18n/isolate-values.ts'
import { ownJson } from '../app/lib/calls/json.ts'
import { SOURCE_LOCALE } from '@ante/catalogues/catalogue-files.ts'
import { appCatalogues } from '../translations/catalogues.ts'
import { fingerprint } from './offline-file-lists.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** Entry files of a first visit, before any tap. */
const FIRST_LOAD = ['app/entry-client.tsx', 'app/shell/home-page.tsx']

/**
 * Writes the message files beside the client's files and into its manifest. Each language has one file for the first
 * load, one for the other messages that every page may need, and one for each further capability.
 */
export async function writeMessageFiles(client: string): Promise<void> {
  const path = join(client, '.vite/manifest.json')
  const manifest = ownJson<Manifest>(readFileSync(path, 'utf8'))
  const code = firstCodeOf(client, manifest)
  for (const locale of appCatalogues.locales()) {
    const allMessages = await messagesOf(locale, SHARED_CATALOGUES)
    const writeFile = (key: string, name: string, messages: Messages) => {
      manifest[`translations/${locale}/${key}`] = { file: writeMessages(client, name, messages) }
    }
    writeFile(
      'words.js',
      `words-${locale}`,
      picked(allMessages, (id) => code.includes(id)),
    )
    writeFile(
      'rest.js',
      `words-${locale}-rest`,
      picked(allMessages, (id) => !code.includes(id)),
    )
    for (const name of appCatalogues.names().filter((candidate) => !SHARED_CATALOGUES.includes(candidate))) {
      writeFile(`${name}.po`, `words-${locale}-${name}`, await messagesOf(locale, [name]))
    }
  }
  writeFileSync(path, JSON.stringify(manifest))
}

/** Returns the code of the first load, which contains the id of each message that it uses. */
function firstCodeOf(client: string, manifest: Manifest): string {
  const needed = new Set<string>()
  const gather = (key: string) => {
    if (needed.has(key)) return
    needed.add(key)
    manifest[key]?.imports?.forEach(gather)
  }
  FIRST_LOAD.forEach(gather)
  return [...needed].map((key) => readFileSync(join(client, manifest[key]?.file ?? ''), 'utf8')).join('\n')
}

/**
 * Compiles the messages of some catalogues; of duplicates the last one applies. English replaces missing translations.
 */
async function messagesOf(locale: string, names: readonly string[]): Promise<Messages> {
  const texts: Record<string, string> = {}
  for (const name of names) {
    const [english, translated] = [
      await appCatalogues.read(SOURCE_LOCALE, name),
      await appCatalogues.read(locale, name),
    ]
    for (const [id, { message = '' }] of Object.entries(english)) texts[id] = translated[id]?.translation || message
  }
  const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'json' })
  const [error] = errors
  if (error) throw new Error(`The ${locale} translation “${error.source}” cannot be read`, { cause: error.error })
  return isolateValues(locale, ownJson<{ messages: Messages }>(source).messages)
}

const picked = (messages: Messages, predicate: (id: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => predicate(id)))

function writeMessages(client: string, name: string, messages: Messages): string {
  const content = `export const messages=${JSON.stringify(messages)}\n`
  const file = `assets/${name}-${fingerprint(content)}.js`
  writeFileSync(join(client, file), content)
  return file
}

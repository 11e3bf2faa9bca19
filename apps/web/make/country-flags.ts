import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { FLAGS_EDITION } from '../app/identity/mobile/flags-edition.ts'
import { ownJson } from '../app/lib/calls/json.ts'

const COUNTRY = /^[A-Z]{2}\.svg$/

/** Copies each country's flag beside the client's files as a separate file: a user needs only a few of them. */
export function copyCountryFlags(client: string): void {
  const source = dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json')))
  const { version } = ownJson<{ version: string }>(readFileSync(join(source, 'package.json'), 'utf8'))
  if (version !== FLAGS_EDITION) {
    throw new Error(
      `The installed flags have edition ${version}. Set FLAGS_EDITION to it, so that browsers do not reuse cached flags of ${FLAGS_EDITION}`,
    )
  }
  const folder = join(client, `assets/flags-${FLAGS_EDITION}`)
  mkdirSync(folder, { recursive: true })
  const flags = readdirSync(join(source, '3x2')).filter((name) => COUNTRY.test(name))
  for (const flag of flags) copyFileSync(join(source, '3x2', flag), join(folder, flag))
}

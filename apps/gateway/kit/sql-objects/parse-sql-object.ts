import { createHash } from 'node:crypto'

/** A function, trigger or view of the database, as defined in its file. */
export interface SqlObject {
  /** File name with underscores: `lock_accounts`, or `transfers_are_final_on_transfer` for a trigger. */
  name: string
  kind: 'function' | 'trigger' | 'view'
  /** Name of the function or view; `transfers_are_final on transfer` for a trigger. */
  identity: string
  text: string
  hash: string
  /** Names followed by a parenthesis, or after `from` and `join`: possible dependencies. */
  mentions: Set<string>
}

const COMMENTS_AND_STRINGS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g
const BODIES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g
const CREATES = /^create or replace (function|view) (\w+)|^create or replace (trigger) (\w+)[^;]*? on (\w+)/
const MENTIONS = /\b(\w+)\s*\(|\b(?:from|join)\s+(\w+)/g

/**
 * Parses the text of `file`. Throws if it is not exactly one `create or replace` of a function, trigger or view, or if
 * the file name differs from the object's.
 */
export function parseSqlObject(file: string, text: string): SqlObject {
  const statement = text.replace(BODIES, '').trim()
  const created = CREATES.exec(statement.replace(/\s+/g, ' '))
  if (!created || statement.indexOf(';') !== statement.length - 1) {
    throw new Error(`${file}: one \`create or replace\` of a function, trigger or view, and nothing else`)
  }
  const [, other, name = '', trigger, triggerName = '', table = ''] = created
  const identity = trigger ? `${triggerName} on ${table}` : name
  if (file !== `${identity.replace(/[ _]/g, '-')}.sql`) throw new Error(`${file}: not named after "${identity}"`)
  const mentions = text.replace(COMMENTS_AND_STRINGS, '').matchAll(MENTIONS)
  return {
    name: identity.replaceAll(' ', '_'),
    kind: kindOf(other ?? trigger),
    identity,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    mentions: new Set([...mentions].map(([, called, read]) => called ?? read ?? '')),
  }
}

function kindOf(word: string | undefined): SqlObject['kind'] {
  return word === 'trigger' || word === 'view' ? word : 'function'
}

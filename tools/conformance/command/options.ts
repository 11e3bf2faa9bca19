import { parseArgs } from 'node:util'

import { UserError } from '../../run/lib/user-error.mjs'

export interface Option {
  /** Name of the option's value; missing for a switch. */
  value?: string
  about: string
  many?: boolean
}

/** All options, in the order of the help. */
export const OPTIONS = {
  url: { value: 'address', about: 'where the wallet is, for example http://localhost:8080' },
  protocol: { value: 'name', about: 'ante, actions, hub or form: docs/vendors/dialects.md' },
  vendor: { value: 'code', about: 'the vendor’s name in the calls' },
  key: { value: 'id', about: 'the id of the vendor’s key (ante)' },
  secret: { value: 'text', about: 'its secret; better given as CONFORMANCE_SECRET, which no list of processes shows' },
  'private-key': { value: 'file', about: 'the vendor’s private key in PEM (hub)' },
  token: {
    value: 'token',
    about: 'an unused launch token of a player with at least 20.00; several may be given',
    many: true,
  },
  game: { value: 'id', about: 'the vendor’s id of the game that the tokens are for' },
  host: {
    value: 'address',
    about: 'a server that provides players and the actions that no call can do: docs/vendors/conformance.md',
  },
  case: { value: 'letter', about: 'this case alone; several may be given', many: true },
  demo: { about: 'tests the demo that runs on this machine (npm start), by all protocols, without further options' },
  json: { about: 'prints JSON' },
  help: { about: 'this' },
} as const satisfies Record<string, Option>

export type OptionName = keyof typeof OPTIONS

export interface CommandOptions {
  flags: ReadonlySet<string>
  one(name: OptionName): string | undefined
  all(name: OptionName): string[]
}

/** Parses the options. Throws `UserError` if they are invalid. */
export function readOptions(argv: string[]): CommandOptions {
  const declared = Object.entries<Option>(OPTIONS).map(([name, { value }]): [string, Declared[string]] => [
    name,
    value === undefined ? { type: 'boolean' } : { type: 'string', multiple: true },
  ])
  const values = parsed(argv, Object.fromEntries(declared))
  const all = (name: OptionName) => [values[name] ?? []].flat().filter((value) => typeof value === 'string')
  for (const [name, option] of Object.entries(OPTIONS)) {
    if (!('many' in option) && [values[name] ?? []].flat().length > 1) throw new UserError(`--${name} is given twice.`)
  }
  return {
    flags: new Set(Object.keys(values).filter((name) => values[name] === true)),
    one: (name) => all(name)[0],
    all,
  }
}

type Declared = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

function parsed(args: string[], options: Declared): Record<string, unknown> {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

import type { Db } from '../../kit/db.ts'
import type { Secrets } from '../../kit/secrets.ts'

/** Who sits at the keyboard, and the database before him. */
export interface Operator {
  db: Db
  /** Where the database is. As `db`, it throws `NoDatabase` where nobody knows of one. */
  databaseUrl(): string
  /** What the database's secrets are sealed by. Throws `NotDone` where it is missing or another one. */
  secrets(): Promise<Secrets>
  /** The user of the operating system. */
  who: string
  /** Shows a line at once, for what goes on for a while. */
  say(text: string): unknown
  /** What is typed from now on, line by line, until there is no more. */
  lines(): AsyncIterable<string>
}

/** A word behind the command, in its place. */
export interface Parameter {
  name: string
  about: string
  /** It may be left out; only the last ones can. */
  optional?: boolean
  /** It takes all the words that are left, at least one. */
  many?: boolean
}

/** Something said by name: `--until <time>`; without a value it is a switch: `--dry-run`. */
export interface Option {
  value?: string
  about: string
}

/** What was said behind a command's name. */
export interface Given {
  /** Each word by its parameter's name; one that was left out is absent. */
  words: Record<string, string>
  /** What the parameter took that takes many. */
  many: string[]
  options: Record<string, string>
}

/** A table to read: in `--json` the rows as they are. */
export interface Listed {
  kind: 'list'
  columns: string[]
  rows: Record<string, unknown>[]
  /** What is said where there is none. */
  empty: string
}

/** Something that is now another way, or was so already. */
export interface Changed {
  kind: 'change'
  changed: boolean
  merchant: string
  command: string
  subject: string
  before: unknown
  after: unknown
  /** Who may see it now, and from when on. */
  seen: string
  /** What the operator should know: absent where there is nothing. */
  warnings?: string[]
}

/** Something to be read as it is, such as a file. */
export interface Written {
  kind: 'text'
  text: string
}

/** One thing that can be done: `flags set`. */
export interface Command {
  action: string
  summary: string
  parameters: Parameter[]
  options?: Record<string, Option>
  /** What could stand behind the command's name. */
  examples?: string[]
  run(operator: Operator, given: Given): Promise<Listed | Changed | Written>
}

/** What commands are about: `flags`. */
export interface Subject {
  name: string
  about: string
  commands: Command[]
}

export const merchantParameter: Parameter = { name: 'merchant', about: 'the merchant’s code, for example aurora' }
/** Of a list: without it all merchants are listed. */
export const anyMerchant: Parameter = { ...merchantParameter, optional: true }

import type { OperationInput } from '@ante/contract/console/operations.ts'

import type { Db } from '../../kit/db.ts'
import type { SetupPorts } from '../../kit/sandbox.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { CommandPerson } from './command-person.ts'

/** Context of a command: the operator and the database. */
export interface Operator {
  db: Db
  /** Returns the database URL. Like `db`, throws `NoDatabase` if none is configured. */
  databaseUrl(): string
  /** Returns the secret that seals the database's contents. Throws `CommandFailed` if it is missing or wrong. */
  secrets(): Promise<Secrets>
  /** Mail of the signed-in staff; the operating-system user until the first owner exists. */
  actor: string
  /** Person who runs the command, with the permission and the data for the audit log. */
  person: CommandPerson
  /** Origin of the operator console, for links in mails. */
  consoleOrigin(): string
  /** Returns what the creation of a merchant needs of the configuration of the gateways. */
  setupPorts(): SetupPorts
  /** Returns the stored token, or null. */
  storedSession(): Promise<string | null>
  /** Stores the token of a sign-in for further commands; null removes it. */
  storeSession(token: string | null): Promise<void>
  /** Prints a line immediately, for long-running commands; with `--json`, the record in one line. */
  print(text: string, record: Record<string, unknown>): unknown
  /** Yields the lines typed from now on, until the input ends. */
  lines(): AsyncIterable<string>
  /** Like `lines`, without echo. */
  hiddenLines(): AsyncIterable<string>
  /** Shows a prompt, which is not part of the result. */
  prompt(text: string): void
  /**
   * Returns the content of a file that an argument names: on the command line by its path, in the console one of the
   * uploaded files. Throws `CommandFailed` if there is none.
   */
  readFile(name: string): Promise<Buffer>
  /**
   * Saves a new file of the result: on the command line under its path, in the console as a download. Throws
   * `CommandFailed` if the file exists.
   */
  saveFile(file: SavedFile): Promise<void>
}

export interface SavedFile {
  /** Path of the file; its folder is created. In the console only the last part of the path counts. */
  name: string
  content: string | Buffer
  /** Whether an existing file is replaced; by default the command fails. */
  overwrites?: boolean
}

/** What the command line and the form of the console have in common for parameters and options. */
interface Field {
  about: string
  /** Further description for the command line only, after `about`: ` or - for standard input`. */
  terminal?: string
  /** Label in the console; by default the name. */
  label?: string
  /** All permitted values; derived from names like `on|off`. */
  choices?: readonly string[]
  /** Words that are permitted besides values of the kind, such as `none` for a time. */
  special?: readonly string[]
  /** Kind of the input in the console; by default derived from the placeholder of the value. */
  input?: OperationInput
}

/** A positional argument of a command. */
export interface Parameter extends Field {
  name: string
  /** May be omitted; only the last ones can be optional. */
  optional?: boolean
  /** Takes all remaining words, at least one. */
  many?: boolean
  /** Field of the subject's lists that has the value; by default the field with the parameter's name. */
  column?: string
  /**
   * Returns the merchant of the record that the word identifies; undefined if there is no such record. The rights of
   * staff for this merchant then apply.
   */
  merchantOf?(db: Db, word: string): Promise<string | undefined>
}

/** A named option: `--until <time>`; without a value a switch: `--dry-run`. */
export interface Option extends Field {
  value?: string
  /** Whether the command refuses to run without it, so that the form of the console asks for it. */
  isRequired?: boolean
}

export interface CommandArguments {
  /** Words by parameter name; omitted ones are absent. */
  positional: Record<string, string>
  /** Words of the parameter with `many`. */
  many: string[]
  options: Record<string, string>
}

/** A table; with `--json`, the raw rows. */
export interface Listed {
  kind: 'list'
  /**
   * Fields of the table in camel case, the most important first: the last are cut if the table is too wide. Further
   * fields of the rows are printed by `--json` only.
   */
  columns: string[]
  rows: Record<string, unknown>[]
  /** Text shown if there are no rows. */
  empty: string
}

/** Result of a change, or of a repeat that changed nothing. */
export interface Changed {
  kind: 'change'
  changed: boolean
  merchant: string
  command: string
  subject: string
  before: unknown
  after: unknown
  /** Sentence that says where and when the change takes effect. */
  effect: string
  /** Warnings for the operator; absent if there are none. */
  warnings?: string[]
}

/** One record, a field per line. */
export interface CommandRecord {
  kind: 'record'
  record: Record<string, unknown>
}

/** Raw text, such as a file. */
export interface CommandText {
  kind: 'text'
  text: string
}

export type Result = Listed | Changed | CommandRecord | CommandText

/** A command: `flags update`. */
export interface Command {
  action: string
  summary: string
  /** Further description for the command line only, after `summary`. */
  terminal?: string
  /** Whether the command marks what it shows as read, although it is no change of a record. */
  marksAsRead?: boolean
  parameters: Parameter[]
  options?: Record<string, Option>
  /** Example arguments, at least one; empty for the command without arguments. */
  examples: string[]
  run(operator: Operator, args: CommandArguments): Promise<Result>
}

/** A group of commands: `flags`. */
export interface Subject {
  name: string
  /** Title in the console; by default the name. */
  title?: string
  about: string
  commands: Command[]
  /** Action of a command line that contains only the subject; `list` by default. */
  defaultAction?: string
}

/** A heading of the help with its subjects. */
export interface Area {
  title: string
  subjects: Subject[]
}

export const merchantParameter: Parameter = { name: 'merchant', about: 'the merchant’s code, for example aurora' }
/** Optional merchant of lists, which otherwise include all merchants. */
export const anyMerchant: Parameter = { ...merchantParameter, optional: true }

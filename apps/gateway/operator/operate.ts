import { openDatabase } from '../kit/db.ts'
import type { Database, Db } from '../kit/db.ts'
import type { Secrets } from '../kit/secrets.ts'
import type { Changed, Listed, Operator, Written } from './kit/command.ts'
import { explained } from './kit/database-failure.ts'
import { exitCode, NoDatabase, NotDone, UsageError } from './kit/failures.ts'
import { findDatabase } from './kit/find-database.ts'
import { findSecrets } from './kit/find-secrets.ts'
import { parse } from './kit/parse.ts'
import type { Wish } from './kit/parse.ts'
import { jsonOf, textOf } from './kit/print.ts'
import { subjects } from './subjects.ts'

export interface Terminal {
  environment: Record<string, string | undefined>
  who: string
  say(text: string): unknown
  complain(text: string): unknown
  /** Standard input line by line; absent without one. */
  lines?(): AsyncIterable<string>
}

type Failure = { code: number; kind: 'usage' | 'refused' | 'no database' }

/** Runs a command and prints the result. Returns the exit code. */
export async function operate(argv: string[], terminal: Terminal): Promise<number> {
  try {
    const wish = parse(argv, subjects)
    if (wish.kind === 'help') terminal.say(wish.text)
    else terminal.say((wish.json ? jsonOf : textOf)(await run(wish, terminal)))
    return exitCode.done
  } catch (error) {
    const failure = failureOf(error)
    if (!failure || !(error instanceof Error)) throw error
    const details = error instanceof NotDone ? error.details : undefined
    if (argv.includes('--json'))
      terminal.say(JSON.stringify({ failure: failure.kind, message: error.message, ...details }, null, 2))
    else terminal.complain(error.message)
    return failure.code
  }
}

async function run(
  { command, given }: Extract<Wish, { kind: 'run' }>,
  terminal: Terminal,
): Promise<Listed | Changed | Written> {
  const sitting = new Sitting(terminal)
  try {
    return await command.run(sitting, given)
  } catch (error) {
    throw explained(error)
  } finally {
    await sitting.end()
  }
}

async function* nothing(): AsyncIterable<string> {}

/** Connects to the database on first use: some commands work without one. */
class Sitting implements Operator {
  readonly who: string
  readonly #terminal: Terminal
  #database: Database | null = null

  constructor(terminal: Terminal) {
    this.#terminal = terminal
    this.who = terminal.who
  }

  readonly say = (text: string): unknown => this.#terminal.say(text)

  readonly lines = (): AsyncIterable<string> => this.#terminal.lines?.() ?? nothing()

  readonly databaseUrl = (): string => findDatabase(this.#terminal.environment)

  readonly secrets = (): Promise<Secrets> => findSecrets(this.#terminal.environment, this.db)

  get db(): Db {
    this.#database ??= openDatabase({ connectionString: this.databaseUrl(), max: 1 }, () => undefined)
    return this.#database.db
  }

  async end(): Promise<void> {
    await this.#database?.close()
  }
}

function failureOf(error: unknown): Failure | null {
  if (error instanceof UsageError) return { code: exitCode.usage, kind: 'usage' }
  if (error instanceof NotDone) return { code: exitCode.notDone, kind: 'refused' }
  if (error instanceof NoDatabase) return { code: exitCode.noDatabase, kind: 'no database' }
  return null
}

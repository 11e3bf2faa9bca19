import { openDatabase } from '../kit/db.ts'
import type { Database, Db } from '../kit/db.ts'
import type { Secrets } from '../kit/secrets.ts'
import type { Operator, Result } from './kit/command.ts'
import { explainDatabaseFailure } from './kit/database-failure.ts'
import { exitCode, NoDatabase, CommandFailed, UsageError } from './kit/failures.ts'
import { findDatabase } from './kit/find-database.ts'
import { findSecrets } from './kit/find-secrets.ts'
import { parse } from './kit/parse.ts'
import type { ParsedArguments } from './kit/parse.ts'
import { jsonOf, textOf } from './kit/print.ts'
import { renamedCommands } from './renamed-commands.ts'
import { areas } from './subjects.ts'

export interface Terminal {
  environment: Record<string, string | undefined>
  actor: string
  print(text: string): unknown
  complain(text: string): unknown
  /** Standard input line by line; absent without one. */
  lines?(): AsyncIterable<string>
}

/** Runs a command and prints the result. Returns the exit code. */
export async function operate(argv: string[], terminal: Terminal): Promise<number> {
  try {
    const parsed = parse(argv, areas, renamedCommands)
    if (parsed.kind === 'help') terminal.print(parsed.json ? JSON.stringify({ text: parsed.text }) : parsed.text)
    else terminal.print((parsed.json ? jsonOf : textOf)(await run(parsed, terminal)))
    return exitCode.done
  } catch (error) {
    if (!isFailure(error)) throw error
    terminal.complain(argv.includes('--json') ? jsonOfFailure(error) : error.message)
    return exitCodeOf(error)
  }
}

async function run(
  { command, args, json }: Extract<ParsedArguments, { kind: 'run' }>,
  terminal: Terminal,
): Promise<Result> {
  const session = new Session(terminal, json)
  try {
    return await command.run(session, args)
  } catch (error) {
    throw explainDatabaseFailure(error)
  } finally {
    await session.end()
  }
}

async function* noInput(): AsyncIterable<string> {}

/** Connects to the database on first use: some commands work without one. */
class Session implements Operator {
  readonly actor: string
  readonly #terminal: Terminal
  readonly #json: boolean
  #database: Database | null = null

  constructor(terminal: Terminal, json: boolean) {
    this.#terminal = terminal
    this.#json = json
    this.actor = terminal.actor
  }

  readonly print = (text: string, record: Record<string, unknown>): unknown =>
    this.#terminal.print(this.#json ? JSON.stringify(record) : text)

  readonly lines = (): AsyncIterable<string> => this.#terminal.lines?.() ?? noInput()

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

type Failure = UsageError | CommandFailed | NoDatabase

function isFailure(error: unknown): error is Failure {
  return error instanceof UsageError || error instanceof CommandFailed || error instanceof NoDatabase
}

function exitCodeOf(failure: Failure): number {
  if (failure instanceof UsageError) return exitCode.usage
  return failure instanceof CommandFailed ? exitCode.notDone : exitCode.noDatabase
}

/** Formats a failure for programs: a stable code, the sentence for people, and details. */
function jsonOfFailure(failure: Failure): string {
  const { code, message } = failure
  return JSON.stringify({ code, message, ...(failure instanceof CommandFailed && failure.details) }, null, 2)
}

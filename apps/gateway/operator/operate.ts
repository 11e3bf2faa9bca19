import { openDatabase } from '../kit/db.ts'
import type { Database, Db } from '../kit/db.ts'
import type { Changed, Listed, Operator, Written } from './command.ts'
import { explained } from './database-failure.ts'
import { exitCode, NoDatabase, NotDone, UsageError } from './failures.ts'
import { findDatabase } from './find-database.ts'
import { helpOnAll, helpOnCommand, helpOnSubject } from './help.ts'
import { parse } from './parse.ts'
import type { Wish } from './parse.ts'
import { jsonOf, textOf } from './print.ts'
import { subjects } from './subjects.ts'

export interface Terminal {
  environment: Record<string, string | undefined>
  who: string
  say(text: string): unknown
  complain(text: string): unknown
}

type Failure = { code: number; kind: 'usage' | 'refused' | 'no database' }

/** Does what was asked and says so. The exit code tells a script what came of it. */
export async function operate(argv: string[], terminal: Terminal): Promise<number> {
  try {
    const wish = parse(argv, subjects)
    if (wish.kind === 'help') terminal.say(helpFor(wish))
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

function helpFor({ subject, command }: Extract<Wish, { kind: 'help' }>): string {
  if (subject && command) return helpOnCommand(subject, command)
  return subject ? helpOnSubject(subject) : helpOnAll(subjects)
}

async function run(
  { command, given }: Extract<Wish, { kind: 'run' }>,
  { environment, who }: Terminal,
): Promise<Listed | Changed | Written> {
  const sitting = new Sitting(environment, who)
  try {
    return await command.run(sitting, given)
  } catch (error) {
    throw explained(error)
  } finally {
    await sitting.end()
  }
}

/** The database is looked for when a command asks for it: some work where there is none yet. */
class Sitting implements Operator {
  readonly who: string
  readonly #environment: Terminal['environment']
  #database: Database | null = null

  constructor(environment: Terminal['environment'], who: string) {
    this.#environment = environment
    this.who = who
  }

  readonly databaseUrl = (): string => findDatabase(this.#environment)

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

import { openDatabase } from '../kit/db.ts'
import type { Database, Db } from '../kit/db.ts'
import { DEFAULT_SANDBOX } from '../kit/sandbox.ts'
import type { SetupPorts } from '../kit/sandbox.ts'
import type { Secrets } from '../kit/secrets.ts'
import { askCode, renewByCode } from '../staff/operate/login.ts'
import { consoleOrigin } from '../staff/public.ts'
import { currentPerson } from './kit/command-person.ts'
import type { CommandPerson } from './kit/command-person.ts'
import type { Operator, Result } from './kit/command.ts'
import { explainDatabaseFailure } from './kit/database-failure.ts'
import { exitCode, NoDatabase, CommandFailed, UsageError } from './kit/failures.ts'
import { findDatabase } from './kit/find-database.ts'
import { findSecrets } from './kit/find-secrets.ts'
import { parse } from './kit/parse.ts'
import type { ParsedArguments } from './kit/parse.ts'
import { jsonOf, textOf } from './kit/print.ts'
import { readSession, writeSession } from './kit/stored-session.ts'
import { readLocalFile, saveLocalFile } from './local-files.ts'
import { renamedCommands } from './renamed-commands.ts'
import { runCommand } from './run-command.ts'
import { personFor } from './sign-in.ts'
import { areas } from './subjects.ts'

export interface Terminal {
  environment: Record<string, string | undefined>
  actor: string
  print(text: string): unknown
  printError(text: string): unknown
  /** Standard input line by line; absent without one. */
  lines?(): AsyncIterable<string>
  /** Standard input line by line, without echo. */
  hiddenLines?(): AsyncIterable<string>
  /** Whether a person types the input, so that the command can ask for a code. */
  isInteractive?: boolean
  /** Shows a prompt; absent if no person enters the input. */
  prompt?(text: string): unknown
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
    terminal.printError(argv.includes('--json') ? jsonOfFailure(error) : error.message)
    return exitCodeOf(error)
  }
}

async function run(
  { name, command, args, json, code }: Extract<ParsedArguments, { kind: 'run' }>,
  terminal: Terminal,
): Promise<Result> {
  const session = new Session(terminal, json)
  try {
    const person = await personFor({
      name,
      command,
      args,
      user: terminal.actor,
      token: () => session.storedSession(),
      db: () => session.db,
      stepUp: async (actor) => {
        const typed = code ?? (terminal.isInteractive ? await askCode(session) : null)
        if (typed === null) return false
        await renewByCode(session, actor, typed)
        return true
      },
    })
    if (person === null) return await command.run(session, args)
    session.enter(person)
    return await runCommand(session, { name, command, args, person })
  } catch (error) {
    throw explainDatabaseFailure(error)
  } finally {
    await session.end()
  }
}

async function* noInput(): AsyncIterable<string> {}

/** Connects to the database on first use: some commands work without one. */
class Session implements Operator {
  readonly #terminal: Terminal
  readonly #json: boolean
  #database: Database | null = null
  person: CommandPerson

  constructor(terminal: Terminal, json: boolean) {
    this.#terminal = terminal
    this.#json = json
    this.person = currentPerson(terminal.actor)
  }

  get actor(): string {
    return this.person.actor.staffId === null ? this.#terminal.actor : this.person.actor.name
  }

  enter(person: CommandPerson): void {
    this.person = person
  }

  /** Reads the token of the sign-in at this database. */
  readonly storedSession = (): Promise<string | null> => readSession(this.#terminal.environment, this.databaseUrl())

  readonly storeSession = (token: string | null): Promise<void> =>
    writeSession(this.#terminal.environment, this.databaseUrl(), token)

  readonly consoleOrigin = (): string => {
    const { CONSOLE_HOST, NODE_ENV, TLS_CERT = '', TLS_KEY = '', PORT } = this.#terminal.environment
    const tls = TLS_CERT && TLS_KEY ? { cert: TLS_CERT, key: TLS_KEY } : null
    const production = NODE_ENV === 'production'
    return consoleOrigin({ consoleHost: CONSOLE_HOST || null, production, tls, port: Number(PORT || '8080') })
  }

  readonly setupPorts = (): SetupPorts => {
    const { CONSOLE_HOST, NODE_ENV, DEMO_DATA, SANDBOX_URL, VENDORS_SECRET } = this.#terminal.environment
    const isDemo = DEMO_DATA ? DEMO_DATA === 'on' : NODE_ENV !== 'production'
    const sandboxUrl = (SANDBOX_URL || DEFAULT_SANDBOX.sandboxUrl).replace(/\/$/, '')
    const vendorsSecret = VENDORS_SECRET || DEFAULT_SANDBOX.vendorsSecret
    return { consoleHost: CONSOLE_HOST || null, sandbox: isDemo ? { sandboxUrl, vendorsSecret } : null }
  }

  readonly print = (text: string, record: Record<string, unknown>): unknown =>
    this.#terminal.print(this.#json ? JSON.stringify(record) : text)

  readonly lines = (): AsyncIterable<string> => this.#terminal.lines?.() ?? noInput()

  readonly hiddenLines = (): AsyncIterable<string> => this.#terminal.hiddenLines?.() ?? this.lines()

  readonly prompt = (text: string): void => void this.#terminal.prompt?.(text)

  readonly readFile = readLocalFile

  readonly saveFile = saveLocalFile

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

/** Formats a failure for programs: a stable code, the message, and details. */
function jsonOfFailure(failure: Failure): string {
  const { code, message } = failure
  return JSON.stringify({ code, message, ...(failure instanceof CommandFailed && failure.details) }, null, 2)
}

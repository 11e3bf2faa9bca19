import { basename, extname } from 'node:path'

import type { OperationFile, OperationFiles } from '@ante/contract/console/operations.ts'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { CommandPerson } from '../../operator/kit/command-person.ts'
import type { Operator, SavedFile } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'

const TYPES: Readonly<Record<string, OperationFile['type']>> = { '.jpg': 'image/jpeg', '.csv': 'text/csv' }

/**
 * Context of a command that runs for a page of the console. It has no terminal and no file of the machine: files are
 * those that the caller has uploaded, and saved files become downloads.
 */
export class PageOperator implements Operator {
  readonly person: CommandPerson
  readonly db: Db
  /** Files that the command has saved. */
  readonly saved: OperationFile[] = []
  readonly #secrets: Secrets
  readonly #uploaded: ReadonlyMap<string, string>

  constructor({ db, secrets }: Pick<Ports, 'db' | 'secrets'>, person: CommandPerson, files: OperationFiles) {
    this.db = db
    this.#secrets = secrets
    this.person = person
    this.#uploaded = new Map(files.map(({ name, content }) => [name, content]))
  }

  get actor(): string {
    return this.person.actor.name
  }

  readonly secrets = async (): Promise<Secrets> => this.#secrets

  readonly readFile = async (name: string): Promise<Buffer> => {
    const content = this.#uploaded.get(name)
    if (content === undefined) throw new CommandFailed('Choose a file.', { code: 'file_missing' })
    return Buffer.from(content, 'utf8')
  }

  readonly saveFile = async ({ name, content }: SavedFile): Promise<void> => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
    const type = TYPES[extname(name)] ?? 'text/plain'
    this.saved.push({ name: basename(name), type, content: bytes.toString('base64') })
  }

  readonly databaseUrl = (): never => onlyInTerminal()
  readonly consoleOrigin = (): never => onlyInTerminal()
  readonly setupPorts = (): never => onlyInTerminal()
  readonly storedSession = (): never => onlyInTerminal()
  readonly storeSession = (): never => onlyInTerminal()
  readonly print = (): never => onlyInTerminal()
  readonly lines = (): never => onlyInTerminal()
  readonly hiddenLines = (): never => onlyInTerminal()
  readonly prompt = (): never => onlyInTerminal()
}

/** The table of places has no command that would need it. */
function onlyInTerminal(): never {
  throw new Error('A command without a terminal has used it.')
}

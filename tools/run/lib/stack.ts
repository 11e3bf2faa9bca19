import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { BoundedLog } from './bounded-log.ts'
import { RunNote } from './run-note.ts'
import { Service } from './service.ts'
import type { ServiceSpec } from './service.ts'
import type { Settings } from './settings.ts'

export interface StackOptions extends Settings {
  /** Additional environment variables for gateway and sandbox, which override those of this process. */
  environment?: NodeJS.ProcessEnv
  onFailed?(message: string): void
}

interface GatewayNote {
  pid: number
  databaseUrl: string
  sandboxDatabaseUrl: string
}

/** The gateway with its database, and the sandbox: all servers of the site. */
export class Stack {
  readonly url: string
  readonly sandboxUrl: string
  readonly gateway: Service
  readonly sandbox: Service
  readonly #options: StackOptions
  readonly #note: RunNote

  constructor(options: StackOptions) {
    const { port, sandboxPort, dataDir, tls } = options
    this.#options = options
    this.#note = new RunNote(dataDir)
    this.url = `${tls ? 'https' : 'http'}://localhost:${port}`
    this.sandboxUrl = this.#environment()['SANDBOX_URL'] ?? `http://localhost:${sandboxPort}`
    this.gateway = this.#service('gateway', {
      file: 'apps/gateway/main.ts',
      environment: () => this.#gatewayEnvironment(),
      isReady: (pid) => Promise.resolve(this.#readNote()?.pid === pid),
    })
    this.sandbox = this.#service('sandbox', {
      file: 'apps/outside-world/main.ts',
      environment: () => this.#sandboxEnvironment(),
      isReady: () => answers(sandboxPort),
    })
  }

  /** Stops the remaining processes of a killed runner. Throws `UserError` if another runner uses the same data. */
  takeOver(): Promise<void> {
    return this.#note.takeOver()
  }

  /** Starts gateway and sandbox; resolves when both are ready. */
  async start(): Promise<void> {
    await this.gateway.start()
    await this.sandbox.start()
  }

  /** Stops everything in order; `forced` does not let pending work finish. */
  async stop(forced = false): Promise<void> {
    await this.sandbox.stop(forced)
    await this.gateway.stop(forced)
    this.#note.remove()
  }

  /** Address of the gateway's database. */
  get databaseUrl(): string {
    return this.#readNote()?.databaseUrl ?? ''
  }

  #environment(): NodeJS.ProcessEnv {
    return { ...process.env, ...this.#options.environment }
  }

  #gatewayEnvironment(): NodeJS.ProcessEnv {
    const { port, dataDir, smtpPort } = this.#options
    const sandbox = { SANDBOX_URL: this.sandboxUrl, SANDBOX_SMTP_PORT: String(smtpPort) }
    return { ...this.#environment(), PORT: String(port), DATA_DIR: dataDir, ...sandbox }
  }

  #sandboxEnvironment(): NodeJS.ProcessEnv {
    const environment = this.#environment()
    return {
      ...environment,
      SANDBOX_PORT: String(this.#options.sandboxPort),
      SANDBOX_SMTP_PORT: String(this.#options.smtpPort),
      SANDBOX_DATABASE_URL: this.#readNote()?.sandboxDatabaseUrl,
      GATEWAY_URL: this.url,
      LOBBY_ORIGINS: environment['LOBBY_ORIGINS'] ?? `${this.url} ${this.url.replace('//', '//*.')}`,
      // Our self-signed certificate is not trusted by default.
      ...(environment['TLS_CERT'] && { NODE_EXTRA_CA_CERTS: environment['TLS_CERT'] }),
    }
  }

  #service(name: string, spec: Pick<ServiceSpec, 'file' | 'environment' | 'isReady'>): Service {
    return new Service({
      name,
      log: new BoundedLog(join(this.#options.dataDir, 'logs', `${name}.log`)),
      onChange: () => this.#note.store([this.gateway, this.sandbox].flatMap((service) => service?.pid ?? [])),
      onFailed: (message) => this.#options.onFailed?.(message),
      ...spec,
    })
  }

  /** Reads the note file that the gateway writes when it is ready; null before, even if an old file exists. */
  #readNote(): GatewayNote | null {
    try {
      return JSON.parse(readFileSync(join(this.#options.dataDir, 'gateway.json'), 'utf8')) as GatewayNote
    } catch {
      return null
    }
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.on('connect', () => end(true)).on('error', () => end(false))
  })
}

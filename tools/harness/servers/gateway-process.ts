import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { vendorsSecret } from './vendor-key.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Time limit of a recovery, sufficient on the slowest machine, so that a failed recovery cannot hang the harness. */
const READY_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 30_000
const POLL_MS = 20
const LAST_LINES = 30
/** Environment variables passed to the process; no others may influence the test. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'] as const

/** No process listens there, so calls are refused immediately. */
const UNREACHABLE_URL = 'http://127.0.0.1:9'

interface Note {
  pid: number
  url: string
  databaseUrl: string
}

/** The real gateway, as a process that can be killed and restarted. */
export class GatewayProcess {
  readonly #dataDir: string
  readonly #logFile: string
  readonly #environment: NodeJS.ProcessEnv
  #child: ChildProcess | null = null
  #url = UNREACHABLE_URL

  constructor(folder: string, environment: Record<string, string>) {
    this.#dataDir = join(folder, 'data')
    this.#logFile = join(folder, 'gateway.log')
    const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]))
    const environmentDefaults = { DATA_DIR: this.#dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' }
    const vendors = { VENDORS_SECRET: vendorsSecret }
    this.#environment = {
      ...inherited,
      ...environmentDefaults,
      ...vendors,
      LOGINS_PER_MINUTE: '100000',
      ...environment,
    }
  }

  /** Starts the process without waiting for it. */
  start(): void {
    const log = openSync(this.#logFile, 'a')
    const child = spawn(process.execPath, ['apps/gateway/main.ts'], {
      cwd: ROOT,
      env: this.#environment,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#child = child
  }

  /** True before the start, and after `kill` or `stop`. */
  get isDown(): boolean {
    return this.#child === null
  }

  /** Throws if the process has exited by itself. */
  throwIfExited(): void {
    if (this.#child && !isAlive(this.#child)) throw new Error(`The gateway ended unexpectedly:\n${this.logTail()}`)
  }

  /** Address of the gateway, which changes with each start. */
  get url(): string {
    return this.#url
  }

  get databaseUrl(): string {
    return this.#readNote()?.databaseUrl ?? ''
  }

  /** Whether the gateway serves requests, with its database. */
  async isReady(): Promise<boolean> {
    const note = this.#readNote()
    if (!note || note.pid !== this.#child?.pid) return false
    return fetch(`${note.url}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false,
    )
  }

  /** Waits until the gateway is ready. Throws if it exits by itself, or does not become ready in time. */
  async untilReady(): Promise<void> {
    const deadline = Date.now() + READY_LIMIT_MS
    while (!(await this.isReady())) {
      this.throwIfExited()
      if (Date.now() > deadline) {
        throw new Error(`The gateway is not ready after ${READY_LIMIT_MS / 1000} seconds:\n${this.logTail()}`)
      }
      await pause(POLL_MS)
    }
    this.#url = this.#readNote()?.url ?? UNREACHABLE_URL
  }

  /** Sends the signal immediately; resolves when the process has exited. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Stops the process gracefully, with a time limit. */
  async stop(): Promise<void> {
    const child = this.#child
    const killing = setTimeout(() => child?.kill('SIGKILL'), STOP_LIMIT_MS)
    await this.#end('SIGTERM')
    clearTimeout(killing)
  }

  /** Returns the end of the gateway's log. */
  logTail(): string {
    try {
      return readFileSync(this.#logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')
    } catch {
      return ''
    }
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = null
    this.#url = UNREACHABLE_URL
    if (!child || !isAlive(child)) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  /**
   * Returns the content of `gateway.json`, which the gateway writes when it is ready; null before its first start. After
   * a restart it is that of the previous process, until the new one is ready.
   */
  #readNote(): Note | null {
    try {
      return JSON.parse(readFileSync(join(this.#dataDir, 'gateway.json'), 'utf8')) as Note
    } catch {
      return null
    }
  }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import type { BoundedLog } from './bounded-log.ts'
import { forTerminal } from './log-line.ts'
import { UserError } from './user-error.mjs'

export interface ServiceSpec {
  name: string
  /** The file to run with the pinned Node. */
  file: string
  log: BoundedLog
  /** Called at every start: addresses may have changed since the last one. */
  environment(): NodeJS.ProcessEnv
  isReady(pid: number): Promise<boolean>
  /** Called when a process has started or ended. */
  onChange(): void
  /** Called with a message when the service has crashed too often. */
  onFailed(output: string): void
}

const FIRST_GAP_MS = 500
const MAX_GAP_MS = 15_000
/** Maximum number of crashes in a row before the service is given up. */
const CRASH_LIMIT = 8
/** After running for this time, a service is stable: its next crash counts as the first. */
const STEADY_MS = 60_000
const READY_LIMIT_MS = 180_000
const POLL_MS = 50
/** Time limit of a stop: the gateway needs up to 20 seconds to finish pending work. */
const STOP_LIMIT_MS = 25_000
/** Exit code of an invalid configuration, which no restart can fix. */
const WRONG_CONFIGURATION = 2

/** A server process that is restarted when it crashes. */
export class Service {
  readonly #spec: ServiceSpec
  #child: ChildProcess | null = null
  /** True from the first readiness until the stop: only in this time a crash leads to a restart. */
  #keepsRunning = false
  #crashes = 0

  constructor(spec: ServiceSpec) {
    this.#spec = spec
  }

  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  /** Starts the service and waits until it is ready. */
  async start(): Promise<void> {
    const child = this.#spawn()
    const { name, log } = this.#spec
    for (let waited = 0; waited < READY_LIMIT_MS; waited += POLL_MS) {
      if (child.pid && (await this.#spec.isReady(child.pid))) {
        this.#keepsRunning = true
        return
      }
      if (isOver(child)) throw new UserError(`The ${name} did not start. See ${log.file}`)
      await sleep(POLL_MS)
    }
    throw new UserError(`The ${name} was not ready within ${READY_LIMIT_MS / 1000} s. See ${log.file}`)
  }

  /** Lets pending work finish; kills the process after `STOP_LIMIT_MS`, or immediately if `forced`. */
  async stop(forced = false): Promise<void> {
    this.#keepsRunning = false
    const child = this.#child
    if (!child || isOver(child)) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill(forced ? 'SIGKILL' : 'SIGTERM')
    const killing = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await exited
    clearTimeout(killing)
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /**
   * Spawns a process in a separate process group: a Ctrl-C reaches only the runner, which then stops its services in
   * order. If the runner dies, the IPC channel closes, and the service stops by itself.
   */
  #spawn(): ChildProcess {
    const { file, environment } = this.#spec
    const child = spawn(process.execPath, [file], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    const began = performance.now()
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#onLine(line))
    }
    child.on('error', ({ message }) => this.#onLine(message))
    child.on('exit', (code) => {
      this.#spec.onChange()
      if (this.#keepsRunning && child === this.#child) void this.#restartAfterExit(code, performance.now() - began)
    })
    this.#child = child
    this.#spec.onChange()
    return child
  }

  #onLine(line: string): void {
    this.#spec.log.append(`${line}\n`)
    const words = forTerminal(line)
    if (words) process.stderr.write(`${this.#spec.name}: ${words}\n`)
  }

  async #restartAfterExit(code: number | null, ranMs: number): Promise<void> {
    const { name, onFailed } = this.#spec
    this.#crashes = ranMs > STEADY_MS ? 1 : this.#crashes + 1
    const logHint = `See ${this.#spec.log.file}`
    if (code === WRONG_CONFIGURATION) return onFailed(`The ${name} cannot run with this configuration. ${logHint}`)
    if (this.#crashes > CRASH_LIMIT) return onFailed(`The ${name} crashed ${this.#crashes} times in a row. ${logHint}`)
    const gapMs = Math.min(FIRST_GAP_MS * 2 ** (this.#crashes - 1), MAX_GAP_MS)
    process.stderr.write(`${name}: ended unexpectedly and is restarted\n`)
    await sleep(gapMs)
    if (this.#keepsRunning) this.#spawn()
  }
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

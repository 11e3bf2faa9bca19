import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

import { outcomeOf, valueOf } from './messages.ts'
import type { FromWorker, Outcome, Tasks, ToWorker } from './messages.ts'

interface WorkerOptions {
  /** File that calls `answerTasks`. */
  file: string
  heapMegabytes: number
}

interface Run {
  /** Handles calls of a task to the gateway; their input comes from the process. */
  onCall?(input: never): Promise<unknown>
  /** Timeout of a task in milliseconds: the process may hang, so it is killed. */
  limitMs: number
}

interface Pending {
  onCall: Run['onCall']
  finish(outcome: Outcome): void
  fail(error: Error): void
}

/** Nice value: below the gateway and its database, above idle-time processes. */
const LOWER_PRIORITY = 10
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000
/** Environment variables passed to a worker: no secrets, no database URL. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_COMPILE_CACHE', 'LD_LIBRARY_PATH']

/** The worker process ended or was killed before the task finished, or is paused after a crash. */
export class WorkerUnavailable extends Error {}

/**
 * Runs heavy work in a separate process with lower priority, to protect the gateway's time and memory. The process
 * starts with the first task and again after a crash, with increasing delay for consecutive crashes.
 */
export class WorkerProcess<All extends Tasks> {
  readonly #options: WorkerOptions
  readonly #pending = new Map<number, Pending>()
  #child: ChildProcess | null = null
  #lastId = 0
  #crashes = 0
  #notBeforeMs = 0

  constructor(options: WorkerOptions) {
    this.#options = options
  }

  /** Id of the running process, if any. */
  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  /** Runs a task. Throws the task's error with code and details, or `WorkerUnavailable` if no process finishes it. */
  async run<Name extends keyof All & string>(
    task: Name,
    input: All[Name]['input'],
    { onCall, limitMs }: Run,
  ): Promise<All[Name]['output']> {
    const child = this.#running()
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    this.#pending.set(id, { onCall, finish: resolve, fail: reject })
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
    this.#send(child, { kind: 'task', id, task, input })
    try {
      const outcome = await promise
      this.#crashes = 0
      // The types match, because the process uses the same table of tasks.
      return valueOf(outcome)
    } finally {
      clearTimeout(limit)
      this.#pending.delete(id)
    }
  }

  /** Kills the process; its tasks fail. */
  close(): void {
    this.#notBeforeMs = Infinity
    this.#child?.kill('SIGKILL')
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child
    if (performance.now() < this.#notBeforeMs) throw new WorkerUnavailable('the worker process is not running')
    const child = this.#start()
    this.#child = child
    return child
  }

  #start(): ChildProcess {
    const { file, heapMegabytes } = this.#options
    const child = fork(file, [], {
      env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message: FromWorker) => this.#receive(child, message))
    child.on('error', () => this.#ended(child))
    child.on('exit', () => this.#ended(child))
    lowerPriority(child)
    // Lets an otherwise idle gateway exit.
    child.unref()
    child.channel?.unref()
    return child
  }

  #receive(child: ChildProcess, message: FromWorker): void {
    if (message.kind === 'done') return this.#pending.get(message.id)?.finish(message.outcome)
    const { id, taskId, input } = message
    const onCall = this.#pending.get(taskId)?.onCall
    void outcomeOf(() => onCall?.(input as never)).then((outcome) => this.#send(child, { kind: 'answer', id, outcome }))
  }

  /** Sends a message. If the process has ended, its exit event handles the failure. */
  #send(child: ChildProcess, message: ToWorker): void {
    child.send(message, () => undefined)
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#child = null
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#crashes++, MAX_PAUSE_MS)
    this.#notBeforeMs = Math.max(this.#notBeforeMs, performance.now() + pause)
    for (const { fail } of this.#pending.values()) fail(new WorkerUnavailable('the worker process ended'))
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOWER_PRIORITY)
  } catch {
    // The process has already ended; its exit event follows.
  }
}

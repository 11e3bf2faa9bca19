import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { WorkerProcess, WorkerUnavailable } from './worker-process.ts'

type Echo = { work: { input: string; output: string } }

const ANSWER_TASKS = JSON.stringify(join(import.meta.dirname, 'answer-tasks.ts'))

let folder: string
let worker: WorkerProcess<Echo>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ante worker '))
})
afterEach(() => {
  worker.close()
  rmSync(folder, { recursive: true })
})

/** Returns a worker whose only task is this source, a function of its input and `call`. */
function workerThat(source: string): typeof worker {
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, `import { answerTasks } from ${ANSWER_TASKS}\nanswerTasks({ work: ${source} })`)
  worker = new WorkerProcess<Echo>({ file, heapMegabytes: 128 })
  return worker
}

const LIMIT = { limitMs: 20_000 }

test('tasks run in another process, which has lower priority and no secrets, and is started only once', async () => {
  process.env['SECRETS_KEY'] = 'a secret of the gateway'
  const { run } = { run: (input: string) => worker.run('work', input, LIMIT) }
  workerThat('async (input) => [input, process.pid, process.env.SECRETS_KEY].join(" ")')
  expect(worker.pid).toBeNull()

  const [first, second] = await Promise.all([run('one'), run('other')])
  expect([first, second]).toEqual([`one ${worker.pid} `, `other ${worker.pid} `])
  expect(worker.pid).not.toBe(process.pid)
  expect(getPriority(worker.pid ?? 0)).toBe(getPriority() + 10)
  delete process.env['SECRETS_KEY']
})

test('a task calls the gateway, and fails with the gateway’s error', async () => {
  workerThat('async (input, call) => `${await call(input)}!`')
  const refused = Object.assign(new Error('no'), { code: 'not.found', details: { of: 1n } })
  const asking = (onCall: (input: string) => Promise<unknown>) => worker.run('work', 'game', { ...LIMIT, onCall })

  expect(await asking(async (input) => `${input} found`)).toBe('game found!')
  await expect(asking(() => Promise.reject(refused))).rejects.toMatchObject({
    message: 'no',
    code: 'not.found',
    details: { of: 1n },
  })
})

test('a hanging task is aborted with its process, and the next one gets a new process', async () => {
  workerThat('(input) => { if (input === "hang") for (;;); return input }')
  await worker.run('work', 'warm', LIMIT)
  const first = worker.pid

  await expect(worker.run('work', 'hang', { limitMs: 200 })).rejects.toBeInstanceOf(WorkerUnavailable)
  await expect.poll(() => worker.run('work', 'next', LIMIT).catch(String)).toBe('next')
  expect(worker.pid).not.toBe(first)
})

test('after a crash the process pauses before its restart, and calls meanwhile fail immediately', async () => {
  workerThat('(input) => { if (input === "crash") process.exit(1); return input }')
  const others = [worker.run('work', 'crash', LIMIT), worker.run('work', 'other', LIMIT)]
  expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])

  await expect(worker.run('work', 'early', LIMIT)).rejects.toBeInstanceOf(WorkerUnavailable)
  await expect.poll(() => worker.run('work', 'later', LIMIT).catch(String)).toBe('later')
})

test('a closed worker runs no more tasks', async () => {
  workerThat('(input) => input')
  await worker.run('work', 'one', LIMIT)
  worker.close()
  await expect.poll(() => worker.pid).toBeNull()
  await expect(worker.run('work', 'two', LIMIT)).rejects.toBeInstanceOf(WorkerUnavailable)
})

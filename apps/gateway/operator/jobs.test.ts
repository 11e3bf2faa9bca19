import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'

import { addJob } from '../kit/job-queue/add-job.ts'
import { handle, job } from '../kit/job-queue/job.ts'
import { JobQueue } from '../kit/job-queue/job-queue.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { cliOf } from './test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const Rows = z.array(z.looseObject({ number: z.string(), job: z.string(), state: z.string() }))
const listed = async (...argv: string[]) =>
  Rows.parse(JSON.parse((await runCommand('jobs', 'list', ...argv, '--json')).stdout))
const numberOf = async (name: string) => (await listed(name, '--all'))[0]?.number ?? ''

const newJob = () => job({ name: `test.${randomUUID()}`, payload: z.object({ member: z.string() }), attempts: 1 })

/** Creates a dead job whose cause is fixed, and counts its runs. */
async function failedJob() {
  const definition = newJob()
  let runs = 0
  const queue = new JobQueue(gateway.ports, [
    handle(definition, async () => {
      if (++runs === 1) throw new Error('provider is down')
    }),
  ])
  await queue.start()
  onTestFinished(() => queue.close())
  await addJob(gateway.ports.db, definition, { member: '7' }, { key: 'seven' })
  await vi.waitFor(async () => expect(await listed(definition.name)).toMatchObject([{ state: 'failed' }]))
  return { name: definition.name, runs: () => runs }
}

test('a dead job is listed with its error, and shown with its payload', async () => {
  const { name } = await failedJob()
  const [row] = await listed(name)
  expect(row).toMatchObject({ job: name, key: 'seven', attempts: 1, lastError: 'Error: provider is down' })
  const { stdout } = await runCommand('jobs', 'show', row?.number ?? '', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ payload: { member: '7' }, failed: expect.any(String) })
})

test('a retried job runs immediately, and the retry is logged in the changes', async () => {
  const { name, runs } = await failedJob()
  expect(await outputOf('jobs', 'retry', await numberOf(name))).toMatchObject({ before: 'failed', after: 'waiting' })
  await vi.waitFor(async () => expect(await listed(name, '--all')).toEqual([]))
  expect(runs()).toBe(2)
  expect((await runCommand('changes', 'list')).stdout).toContain('jobs retry')
})

test('a cancelled job is deleted, and does not run', async () => {
  const { name, runs } = await failedJob()
  await outputOf('jobs', 'cancel', await numberOf(name))
  expect(await listed(name, '--all')).toEqual([])
  expect(runs()).toBe(1)
})

test('jobs scheduled for later are listed only with the option for all', async () => {
  const definition = newJob()
  await addJob(gateway.ports.db, definition, { member: '7' }, { delayMs: 3_600_000 })
  expect(await listed(definition.name)).toEqual([])
  expect(await listed(definition.name, '--all')).toMatchObject([{ state: 'waiting' }])
})

test('a running job can be neither retried nor cancelled, and a recurring one cannot be cancelled', async () => {
  const definition = newJob()
  await addJob(gateway.ports.db, definition, { member: '7' }, { delayMs: 3_600_000 })
  const lock = { locked_by: 'other', locked_until: new Date('9999-01-01') }
  await gateway.ports.db.updateTable('job').set(lock).where('name', '=', definition.name).execute()
  for (const action of ['retry', 'cancel']) {
    expect(await runCommand('jobs', action, await numberOf(definition.name))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is running'),
    })
  }

  const recurring = await numberOf('calls.delete-old-keys')
  expect(await runCommand('jobs', 'cancel', recurring)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is recurring'),
  })
})

test.each(['0', 'seven', '99999999999999999999'])('a job %s does not exist', async (input) => {
  expect(await runCommand('jobs', 'show', input)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no job'),
  })
})

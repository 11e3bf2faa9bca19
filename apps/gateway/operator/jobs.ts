import type { Selectable } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { JOBS_TOPIC } from '../kit/job-queue/add-job.ts'
import type { JobTable } from '../kit/job-queue/tables.ts'
import { publishOnCommit } from '../kit/postgres-bus.ts'
import { logChange } from './kit/change.ts'
import type { Changed, Command, Operator, Subject } from './kit/command.ts'
import { NotDone } from './kit/failures.ts'
import { nowBy } from './kit/now.ts'

type Job = Selectable<JobTable>
type State = 'failed' | 'running' | 'retrying' | 'recurring' | 'waiting'

const MOST_SHOWN = 200
const NUMBER = /^\d{1,18}$/
const number = { name: 'number', about: 'the job’s number in `jobs list`' }

/** An expired lock belongs to a dead gateway. */
function stateOf(
  { failed_at: failedAt, locked_until: lockedUntil, attempts, every_ms: everyMs }: Job,
  now: Date,
): State {
  if (failedAt) return 'failed'
  if (lockedUntil && lockedUntil > now) return 'running'
  if (attempts > 0) return 'retrying'
  return everyMs === null ? 'waiting' : 'recurring'
}

function shown(job: Job, now: Date): Record<string, unknown> {
  const { id, name, key, attempts, run_at: due, last_error: error } = job
  return { number: String(id), job: name, key, state: stateOf(job, now), attempts, due, lastError: error }
}

const list: Command = {
  action: 'list',
  summary: 'Lists background jobs that have failed, will be retried or are running',
  parameters: [{ name: 'job', about: 'the name of a job, for example lottery.settle-issue', optional: true }],
  options: { all: { about: 'all jobs, including those that wait for their due time' } },
  examples: ['', 'lottery.settle-issue --all'],
  run: async ({ db }, { positional: { job: name }, options }) => {
    const all = db.selectFrom('job').selectAll().orderBy('failed_at').orderBy('run_at').orderBy('id').limit(MOST_SHOWN)
    const named = name === undefined ? all : all.where('name', '=', name)
    const found =
      'all' in options
        ? named
        : named.where((eb) =>
            eb.or([eb('failed_at', 'is not', null), eb('attempts', '>', 0), eb('locked_by', 'is not', null)]),
          )
    const now = await nowBy(db)
    const columns = ['number', 'job', 'state', 'attempts', 'due', 'lastError']
    const rows = (await found.execute()).map((row) => shown(row, now))
    return { kind: 'list', columns, rows, empty: 'No job needs attention.' }
  },
}

const show: Command = {
  action: 'show',
  summary: 'Shows a job with its payload, last error and the gateway that runs it',
  parameters: [number],
  examples: ['17'],
  run: async ({ db }, { positional: { number: input = '' } }) => {
    const found = await jobNumbered(db, input)
    const {
      payload,
      every_ms: everyMs,
      locked_by: worker,
      locked_until: lockedUntil,
      added_at: added,
      failed_at: failed,
    } = found
    const more = { payload, everyMs, added, failed, worker, lockedUntil }
    return { kind: 'record', record: { ...shown(found, await nowBy(db)), ...more } }
  },
}

const retry: Command = {
  action: 'retry',
  summary: 'Runs a failed or waiting job now, and resets its attempts to zero',
  parameters: [number],
  examples: ['17'],
  run: (operator, { positional: { number: input = '' } }) =>
    changeJob(operator, input, 'retry', async (tx, { id }) => {
      const again = { run_at: await nowBy(tx), attempts: 0, failed_at: null, last_error: null }
      await tx.updateTable('job').set(again).where('id', '=', id).execute()
      await publishOnCommit(tx, JOBS_TOPIC, '')
      return { after: 'waiting', effect: 'A gateway runs it immediately.' }
    }),
}

const cancel: Command = {
  action: 'cancel',
  summary: 'Deletes a failed or waiting job: the queue no longer runs it',
  parameters: [number],
  examples: ['17'],
  run: (operator, { positional: { number: input = '' } }) =>
    changeJob(operator, input, 'cancel', async (tx, { id, every_ms: everyMs }) => {
      if (everyMs !== null) throw new NotDone(`Job ${input} is recurring and cannot be cancelled.`)
      await tx.deleteFrom('job').where('id', '=', id).execute()
      return { after: 'cancelled', effect: 'The job no longer runs.' }
    }),
}

function changeJob(
  { db, actor }: Operator,
  text: string,
  action: 'retry' | 'cancel',
  write: (tx: Db, job: Job) => Promise<{ after: string; effect: string }>,
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const job = await jobNumbered(tx, text)
    const before = stateOf(job, await nowBy(tx))
    if (before === 'running') throw new NotDone(`Job ${text} is running. Try again when it has ended.`)
    const { after, effect } = await write(tx, job)
    const { name, key } = job
    const outcome = { command: `jobs ${action}`, subject: `${name} ${key}`.trim(), before, after }
    await logChange(tx, { actor, merchant_code: null, vendor: null, ...outcome })
    return { kind: 'change', changed: true, merchant: 'all merchants', effect, ...outcome }
  })
}

async function jobNumbered(db: Db, text: string): Promise<Job> {
  const found = NUMBER.test(text)
    ? await db.selectFrom('job').selectAll().where('id', '=', BigInt(text)).forUpdate().executeTakeFirst()
    : undefined
  if (!found)
    throw new NotDone(`There is no job ${text}; completed jobs are deleted. \`ante jobs list\` shows the others.`)
  return found
}

export const jobs: Subject = {
  name: 'jobs',
  about: 'background jobs: failed, waiting and running',
  commands: [list, show, retry, cancel],
}

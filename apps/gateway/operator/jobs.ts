import type { Selectable } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { JOBS_TOPIC } from '../kit/job-queue/add-job.ts'
import type { JobTable } from '../kit/job-queue/tables.ts'
import { publishOnCommit } from '../kit/postgres-bus.ts'
import { logChange } from './kit/change.ts'
import type { Changed, Command, Operator, Subject } from './kit/command.ts'
import { CommandFailed } from './kit/failures.ts'
import { databaseNow } from './kit/now.ts'

type Job = Selectable<JobTable>
type State = 'failed' | 'running' | 'retrying' | 'recurring' | 'waiting'

const MAX_SHOWN = 200
const NUMBER = /^\d{1,18}$/
const number = { name: 'number', about: 'the job’s number in `jobs list`' }

/** Returns the state of a job. An expired lock belongs to a dead gateway. */
function stateOf(
  { failed_at: failedAt, locked_until: lockedUntil, attempts, every_ms: everyMs }: Job,
  now: Date,
): State {
  if (failedAt) return 'failed'
  if (lockedUntil && lockedUntil > now) return 'running'
  if (attempts > 0) return 'retrying'
  return everyMs === null ? 'waiting' : 'recurring'
}

function jobRow(job: Job, now: Date): Record<string, unknown> {
  const { id, name, key, attempts, run_at: runAt, last_error: error } = job
  return { number: String(id), job: name, key, state: stateOf(job, now), attempts, due: runAt, lastError: error }
}

const list: Command = {
  action: 'list',
  summary: 'Lists background jobs that have failed, will be retried or are running',
  parameters: [{ name: 'job', about: 'the name of a job, for example lottery.settle-draw', optional: true }],
  options: { all: { about: 'all jobs, including those that wait for their due time' } },
  examples: ['', 'lottery.settle-draw --all'],
  run: async ({ db }, { positional: { job: name }, options }) => {
    const jobs = db.selectFrom('job').selectAll().orderBy('failed_at').orderBy('run_at').orderBy('id').limit(MAX_SHOWN)
    const jobsOfName = name === undefined ? jobs : jobs.where('name', '=', name)
    const found =
      'all' in options
        ? jobsOfName
        : jobsOfName.where((eb) =>
            eb.or([eb('failed_at', 'is not', null), eb('attempts', '>', 0), eb('locked_by', 'is not', null)]),
          )
    const now = await databaseNow(db)
    const columns = ['number', 'job', 'state', 'attempts', 'due', 'lastError']
    const rows = (await found.execute()).map((row) => jobRow(row, now))
    return { kind: 'list', columns, rows, empty: 'No job needs attention.' }
  },
}

const show: Command = {
  action: 'show',
  summary: 'Shows a job with its payload, last error and the gateway that runs it',
  parameters: [number],
  examples: ['17'],
  run: async ({ db }, { positional: { number: numberText = '' } }) => {
    const job = await jobNumbered(db, numberText)
    const {
      payload,
      every_ms: everyMs,
      locked_by: worker,
      locked_until: lockedUntil,
      added_at: added,
      failed_at: failed,
    } = job
    const details = { payload, everyMs, added, failed, worker, lockedUntil }
    return { kind: 'record', record: { ...jobRow(job, await databaseNow(db)), ...details } }
  },
}

const retry: Command = {
  action: 'retry',
  summary: 'Runs a failed or waiting job now, and resets its attempts to zero',
  parameters: [number],
  examples: ['17'],
  run: (operator, { positional: { number: numberText = '' } }) =>
    changeJob(operator, numberText, 'retry', async (tx, { id }) => {
      const reset = { run_at: await databaseNow(tx), attempts: 0, failed_at: null, last_error: null }
      await tx.updateTable('job').set(reset).where('id', '=', id).execute()
      await publishOnCommit(tx, JOBS_TOPIC, '')
      return { after: 'waiting', effect: 'A gateway runs it immediately.' }
    }),
}

const cancel: Command = {
  action: 'cancel',
  summary: 'Deletes a failed or waiting job: the queue no longer runs it',
  parameters: [number],
  examples: ['17'],
  run: (operator, { positional: { number: numberText = '' } }) =>
    changeJob(operator, numberText, 'cancel', async (tx, { id, every_ms: everyMs }) => {
      if (everyMs !== null) throw new CommandFailed(`Job ${numberText} is recurring and cannot be cancelled.`)
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
    const before = stateOf(job, await databaseNow(tx))
    if (before === 'running') throw new CommandFailed(`Job ${text} is running. Try again when it has ended.`)
    const { after, effect } = await write(tx, job)
    const { name, key } = job
    const outcome = { command: `jobs ${action}`, subject: `${name} ${key}`.trim(), before, after }
    await logChange(tx, { actor, merchant_code: null, vendor: null, ...outcome, effect })
    return { kind: 'change', changed: true, merchant: 'all merchants', effect, ...outcome }
  })
}

async function jobNumbered(db: Db, text: string): Promise<Job> {
  const row = NUMBER.test(text)
    ? await db.selectFrom('job').selectAll().where('id', '=', BigInt(text)).forUpdate().executeTakeFirst()
    : undefined
  if (!row)
    throw new CommandFailed(`There is no job ${text}; completed jobs are deleted. \`ante jobs list\` shows the others.`)
  return row
}

export const jobs: Subject = {
  name: 'jobs',
  about: 'background jobs: failed, waiting and running',
  commands: [list, show, retry, cancel],
}

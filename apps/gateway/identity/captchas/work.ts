import { randomUUID } from 'node:crypto'

import type { Work, WorkTask } from '@ante/contract/identity/work.ts'
import { sql } from 'kysely'

import type { CallContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { failuresOf } from '../../kit/login-backoff/login-failures.ts'
import { networkOf, networkShares, wideNetworkOf } from '../../kit/networks.ts'
import { sha256 } from '../../kit/sha256.ts'
import { bitsFor, isSolved } from './work-rules.ts'

/**
 * Lifetime of a task in seconds, equal to that of a captcha: filling in a form and solving the task on a slow phone
 * take time.
 */
const GOOD_FOR_SECONDS = 5 * 60
/**
 * Time in milliseconds for which the tasks of a network count towards the difficulty of its next task. The tasks of the
 * wider network are divided by its share.
 */
const COUNTED_MS = 3_600_000
const COUNTED_TASKS = 200
const DELETED_AT_ONCE = 20

type WorkPorts = Pick<Ports, 'db' | 'clock'>

/** Purpose of the work, and the caller. */
export interface WorkSubject extends Pick<CallContext, 'merchantCode' | 'ip'> {
  purpose: 'login' | 'register' | 'code'
  /** For a login: the name as typed, because the account is not known yet. For a code: the number in E.164. */
  username?: string | undefined
}

/** Issues a task, harder after failures, and stores its purpose. */
export async function createWork({ db, clock }: WorkPorts, subject: WorkSubject): Promise<WorkTask> {
  const now = clock.now()
  const { merchantCode, purpose, ip } = subject
  const network = networkOf(ip)
  await deleteExpired(db, counted(now))
  const bits = bitsFor({ ...(await failed(db, subject, now)), networkTasks: await tasksOf(db, subject, now) })
  const id = randomUUID()
  await db
    .insertInto('work_task')
    .values({
      id,
      merchant_code: merchantCode,
      purpose,
      subject_hash: subjectHash(subject),
      network,
      wide_network: wideNetworkOf(ip),
      bits,
      made_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_SECONDS * 1000),
    })
    .execute()
  return { id, bits, validSeconds: GOOD_FOR_SECONDS }
}

/** Returns why work is not accepted instead of a captcha, or null. Any answer invalidates the task. */
export async function workRefusal(
  { db, clock }: WorkPorts,
  work: Work,
  subject: WorkSubject,
): Promise<'captcha.incorrect' | null> {
  const now = clock.now()
  const task = await db
    .updateTable('work_task')
    .set({ used_at: now })
    .where('id', '=', work.id)
    .where('merchant_code', '=', subject.merchantCode)
    .where('purpose', '=', subject.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['bits', 'subject_hash'])
    .executeTakeFirst()
  if (!task?.subject_hash.equals(subjectHash(subject))) return 'captcha.incorrect'
  // Tasks requested in advance, before the failures, are too easy after them.
  const needed = bitsFor({ ...(await failed(db, subject, now)), networkTasks: 0 })
  return task.bits >= needed && isSolved(work, task.bits) ? null : 'captcha.incorrect'
}

const subjectHash = ({ purpose, username = '' }: WorkSubject) => sha256('work', purpose, username.toLowerCase())

async function failed(db: Db, { merchantCode, username, ip }: WorkSubject, now: Date) {
  const attempt = { merchantCode, account: username ?? '', ip, deviceId: null, known: null, now }
  const { account, network } = await failuresOf(db, attempt)
  return { accountFailures: username === undefined ? 0 : account.failures, networkFailures: network.failures }
}

async function tasksOf(db: Db, { merchantCode, ip }: WorkSubject, now: Date): Promise<number> {
  const share = networkShares(ip).at(-1)?.share ?? 1
  const tasks = (column: 'network' | 'wide_network', network: string, max: number) =>
    db
      .selectFrom('work_task')
      .select('id')
      .where('merchant_code', '=', merchantCode)
      .where(column, '=', network)
      .where('made_at', '>', counted(now))
      .limit(max)
      .execute()
  const tasksOfNetwork = await tasks('network', networkOf(ip), COUNTED_TASKS)
  const tasksOfWideNetwork = await tasks('wide_network', wideNetworkOf(ip), COUNTED_TASKS * share)
  return Math.max(tasksOfNetwork.length, Math.floor(tasksOfWideNetwork.length / share))
}

const counted = (now: Date) => new Date(now.getTime() - COUNTED_MS)

async function deleteExpired(db: Db, before: Date): Promise<void> {
  await sql`
    delete from work_task where id in (
      select id from work_task where made_at < ${before}
      order by made_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}

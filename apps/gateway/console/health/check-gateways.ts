import type { Db } from '../../kit/db.ts'
import { SEEN_EVERY_MS } from '../../kit/gateway-instance.ts'
import type { Checked, CheckPorts, Problem } from './checked-part.ts'

/** Time without a sign of life after which a gateway counts as silent. */
const SILENT_MS = 4 * SEEN_EVERY_MS
/** Delay of timers from which calls noticeably wait. */
const BUSY_MS = 250

const instances = (db: Db) => db.selectFrom('gateway_instance').selectAll().orderBy('started_at').execute()

/** Checks that each gateway has given a sign of life, and is not overloaded. */
export async function checkGateways({ db, clock }: CheckPorts): Promise<Checked> {
  const rows = await instances(db)
  const silentBefore = clock.now().getTime() - SILENT_MS
  const alive = rows.filter((row) => row.seen_at.getTime() >= silentBefore)
  const silent = rows.filter((row) => !alive.includes(row))
  const busy = alive.filter((row) => row.delay_ms > BUSY_MS)
  return {
    figures: { gateways: String(alive.length) },
    successAt: alive.map((row) => row.seen_at).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    problems: [
      ...silent.map((row): Problem => ({ code: 'gateway.silent', state: 'down', about: row.name, at: row.seen_at })),
      ...busy.map((row): Problem => ({
        code: 'gateway.busy',
        state: 'slow',
        about: row.name,
        value: String(row.delay_ms),
      })),
    ],
  }
}

/** Checks that all gateways serve the same build of the apps. */
export async function checkBuild({ db, clock }: CheckPorts): Promise<Checked> {
  const silentBefore = clock.now().getTime() - SILENT_MS
  const alive = (await instances(db)).filter((row) => row.seen_at.getTime() >= silentBefore)
  const versions = [...new Set(alive.map((row) => row.version))]
  return {
    figures: { versions: versions.join(', ') },
    successAt: alive.at(-1)?.started_at ?? null,
    problems: versions.length > 1 ? [{ code: 'build.mixed', state: 'slow', value: versions.join(', ') }] : [],
    otherwise: versions.length === 0 || versions[0] === 'none' ? 'unknown' : 'up',
  }
}

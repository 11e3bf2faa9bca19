import { HealthPart } from '@ante/contract/console/health.ts'
import type { getHealth } from '@ante/contract/console/health.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase, checkReplicas } from './check-database.ts'
import { checkDraws } from './check-draws.ts'
import { checkBuild, checkGateways } from './check-gateways.ts'
import { checkJobs } from './check-jobs.ts'
import { checkPush, checkSenders } from './check-messages.ts'
import { checkProviders, checkVendors } from './check-parties.ts'
import { checkedPart } from './checked-part.ts'
import type { Checked, CheckPorts } from './checked-part.ts'
import './tables.ts'

type Part = OutputOf<typeof getHealth>['parts'][number]

const checks: Record<HealthPart, (ports: CheckPorts) => Promise<Checked>> = {
  gateways: checkGateways,
  database: checkDatabase,
  replicas: checkReplicas,
  jobs: checkJobs,
  vendors: checkVendors,
  providers: checkProviders,
  senders: checkSenders,
  push: checkPush,
  draws: checkDraws,
  backups: checkBackups,
  build: checkBuild,
}

/** Parts that differ by merchant. The others are the same on the pages of all merchants. */
const OF_MERCHANT: readonly HealthPart[] = ['vendors', 'providers', 'senders', 'draws']

/** Checks parts now, by default all. A check that fails is a problem of its part, and does not hide the others. */
export async function checkHealth(
  ports: CheckPorts,
  names: readonly HealthPart[] = HealthPart.options,
): Promise<Part[]> {
  const parts = await Promise.all(
    names.map(async (part) => {
      const checked = await checks[part](ports).catch((error: unknown): Checked => {
        const value = error instanceof Error ? error.message : String(error)
        return { problems: [{ code: 'check.failed', state: 'down', value }], figures: {}, successAt: null }
      })
      return checkedPart(part, checked)
    }),
  )
  const stored = await storedStates(ports.db, ports.merchantCode)
  return parts.map((part) => {
    const before = stored.get(part.part)
    return { ...part, since: before?.state === part.state ? before.since.toISOString() : null }
  })
}

/** Name of a part in the table. */
const nameOf = (part: HealthPart, merchantCode: string | null) =>
  merchantCode !== null && OF_MERCHANT.includes(part) ? `${part}.${merchantCode}` : part

async function storedStates(db: Db, merchantCode: string | null) {
  const names = HealthPart.options.map((part) => nameOf(part, merchantCode))
  const rows = await db.selectFrom('health_part').selectAll().where('part', 'in', names).execute()
  return new Map(rows.map((row) => [row.part.split('.')[0], row]))
}

/** Stores the states of all parts, for the time since which they are so. */
export async function storeHealth(
  ports: Omit<CheckPorts, 'merchantCode'>,
  merchants: readonly string[],
): Promise<void> {
  for (const merchantCode of [null, ...merchants]) {
    const names = merchantCode === null ? HealthPart.options : OF_MERCHANT
    const parts = await checkHealth({ ...ports, merchantCode }, names)
    const now = ports.clock.now()
    await sql`
      insert into health_part (part, state, since, checked_at)
      select part, state, ${now}, ${now}
      from unnest(${parts.map(({ part }) => nameOf(part, merchantCode))}::text[], ${parts.map(({ state }) => state)}::text[])
        as checked (part, state)
      on conflict (part) do update set
        since = case when health_part.state = excluded.state then health_part.since else excluded.since end,
        state = excluded.state, checked_at = excluded.checked_at`.execute(ports.db)
  }
}

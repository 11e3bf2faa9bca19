import { HOUR_MS } from '@ante/contract/kit/time.ts'

import type { Checked, CheckPorts, Problem } from './checked-part.ts'

/** Ages from which the last backup is old, and very old. A backup is expected each day. */
const OLD_MS = 26 * HOUR_MS
const VERY_OLD_MS = 50 * HOUR_MS

/**
 * Checks the age of the last backup by `backup create` or `backup update`. Another database than the embedded one has
 * its own backups, which the gateway does not know.
 */
export async function checkBackups({ db, clock, config }: CheckPorts): Promise<Checked> {
  const last = await db
    .selectFrom('backup_run')
    .select(['folder', 'until'])
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) {
    const isEmbedded = config.databaseUrl === null
    const none: Problem = { code: 'backup.none', state: 'down' }
    return { figures: {}, successAt: null, problems: isEmbedded ? [none] : [], otherwise: 'unknown' }
  }
  const age = clock.now().getTime() - last.until.getTime()
  const old: Problem = { code: 'backup.old', state: age > VERY_OLD_MS ? 'down' : 'slow', at: last.until }
  return { figures: { backupFolder: last.folder }, successAt: last.until, problems: age > OLD_MS ? [old] : [] }
}

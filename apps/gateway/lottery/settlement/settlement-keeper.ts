import { sql } from 'kysely'

import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import { finishWithoutBets, waitingIssues } from './issue-in-hand.ts'
import type { IssueInHand } from './issue-in-hand.ts'
import { settleIssue } from './settle-issue.ts'
import type { SettlingPorts } from './settle-issue.ts'

const LOOK_EVERY_MS = 1_000
/** Names the locks by which gateways leave an issue to whoever is at it. */
export const SETTLING_LOCK = 0x6c6f74

/**
 * Settles what is drawn, gives back what is void, takes back what was reversed: on any instance, an issue on one at a time.
 * That is to spare work; what is paid is paid once even where two are at it.
 */
export const settlementKeeper = (ports: SettlingPorts, options?: KeeperOptions): Keeper =>
  new Keeper(
    {
      everyMs: LOOK_EVERY_MS,
      look: async () => {
        await finishWithoutBets(ports.db, ports.clock.now())
        for (const issue of await waitingIssues(ports.db)) await goOn(ports, issue)
      },
      failure: 'lottery issues could not be settled',
      log: ports.log,
    },
    options,
  )

/** One issue that fails holds up no other. */
async function goOn(ports: SettlingPorts, issue: IssueInHand): Promise<void> {
  try {
    await alone(ports, issue, () => settleIssue(ports, issue))
  } catch (error) {
    ports.log.warn({ err: error, issue: issue.id }, 'a lottery issue has to wait')
  }
}

async function alone({ db }: SettlingPorts, { id }: IssueInHand, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const key = sql`${SETTLING_LOCK}::int, ${Number(id % 2_147_483_647n)}::int`
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${key}) as got`.execute(connection)
    if (!rows[0]?.got) return
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}

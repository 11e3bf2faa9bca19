import { z } from 'zod'

import { inTransaction } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import { job } from '../../kit/job-queue/job.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { takeLeftGames } from '../opening/game-windows.ts'
import type { LeftGame } from '../opening/game-windows.ts'

/** Number of attempts. Afterwards the balance stays at the vendor until the member next opens or leaves a game. */
const ATTEMPTS = 5

/**
 * Transfers the vendor balance of a member who left a game without closing it into the main wallet. A job per game, so
 * that a vendor that does not answer delays no other.
 */
export const sweepToMainJob = job({
  name: 'launch.sweep-left-game',
  payload: z.object({
    sessionId: z.string(),
    memberId: z.string(),
    merchantCode: z.string(),
    account: z.string(),
    currency: z.string(),
  }),
  attempts: ATTEMPTS,
})

/** Adds a job for each game window that disappeared without being closed. */
export async function findLeftGames({ db, clock }: Pick<LaunchPorts, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const leftGame of await takeLeftGames(tx, clock.now())) {
      await addJob(
        tx,
        sweepToMainJob,
        { ...leftGame, memberId: String(leftGame.memberId) },
        { key: leftGame.sessionId },
      )
    }
  })
}

/** Transfers the balance of a left game into the main wallet; does nothing if the member plays there again. */
export async function sweepLeftGame(
  { money }: Pick<LaunchPorts, 'money'>,
  { sessionId, ...owner }: LeftGame,
): Promise<void> {
  await money.sweepToMain(owner, { leaving: sessionId })
}

import { prngFrom } from '@ante/demo-art/kit/prng.ts'

import { bookDiscrepancies } from './book-discrepancies.ts'
import { sessionOf } from './session.ts'
import type { Schedule } from './fault-decision.ts'
import { Player } from './player.ts'
import { settle } from './settle.ts'
import type { TestEnvironment } from './test-environment.ts'
import { within } from './within.ts'

/** Number of players per schedule. */
export const PLAYERS = 2

/** Time limit of a step, sufficient on a busy machine. The error names a step that hangs. */
const STEP_MS = 120_000

export interface Outcome {
  /** Discrepancies at the end. */
  discrepancies: string[]
  /** Number of rounds whose end the players received. */
  rounds: number
}

/** Runs one fault schedule with two new simulated players. */
export async function runSchedule(environment: TestEnvironment, schedule: Schedule): Promise<Outcome> {
  const players: Player[] = []
  for (let count = 0; count < PLAYERS; count++) players.push(await Player.create(environment))
  environment.follow(schedule)
  const session = Promise.all(
    players.map((player, number) => {
      const turn = (Number(schedule.seed) || 0) * PLAYERS + number
      const visits = sessionOf(prngFrom(`${schedule.seed} player ${number}`), environment.strategies, turn)
      return player.play(visits, schedule.sessionMs)
    }),
  )
  const where = () => `playing at ${players.flatMap(({ state }) => state).join(', ')}`
  await within(STEP_MS + (schedule.sessionMs ?? 0), where, session)
  await within(STEP_MS, 'ending the faults', environment.stopFaults())
  const stored = await within(
    STEP_MS,
    'ending held stakes',
    Promise.all(players.map((player) => player.endHeldStakes())),
  )
  const open = await within(STEP_MS, 'settling open items', settle(environment))
  const memberIds = players.map(({ memberId }) => memberId)
  const rounds = players.reduce((sum, { seen }) => sum + seen, 0)
  return { discrepancies: [...stored.flat(), ...open, ...(await bookDiscrepancies(environment, memberIds))], rounds }
}

import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'

import { isPlayed } from '../rounds/round.ts'
import { roundIfAny } from '../rounds/round-store.ts'
import type { FindTitle } from '../titles.ts'
import { proofOf } from '../views.ts'
import { FAIR_PATH } from './fair-view.ts'
import type { FairView } from './fair-view.ts'
import { isCommitted, notCountedReason, publishedFairness } from './published-proof.ts'

const MAX_ID_LENGTH = 80

/** Route that returns the data to verify a round by its id, which is too random to be guessed. */
export function fairRoutes(app: Server, { db, findTitle }: { db: Db; findTitle: FindTitle }): void {
  app.get<{ Params: { roundId: string } }>(`${FAIR_PATH}:roundId`, async ({ params }): Promise<FairView> => {
    const { roundId } = params
    const round = roundId.length <= MAX_ID_LENGTH ? await roundIfAny(db, roundId) : null
    const title = round && findTitle(round)
    if (!title) throw new Refused('round.unknown', {}, 404)
    const fairness = await publishedFairness(db, round, title.game)
    if (!fairness) throw new Refused(isCommitted(title.game) ? 'round.running' : 'round.no_published_hash')
    const { name, category, classes, motif, engine } = title.title
    return {
      roundId,
      engine,
      title: { name, category, classes, motif },
      choice: round.choice,
      outcome: isPlayed(round) ? round.outcome : null,
      notCountedReason: notCountedReason(round),
      proof: proofOf(fairness),
      mixed: fairness.mixed ?? null,
    }
  })
}

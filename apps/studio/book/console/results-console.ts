import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { HTML } from '@ante/plain-server/console/document.ts'
import { plainForms } from '@ante/plain-server/console/login.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import * as z from 'zod/mini'

import { latestMatches, storeResult } from '../matches/match-store.ts'
import type { Matches } from '../matches/matches.ts'
import { resultIn } from './result-rules.ts'
import { resultsPage } from './results-page.ts'

const MAX_SHOWN = 30

const PublishedMatch = z.object({
  fixtureId: z.string().check(z.regex(/^[a-z]+-\d{1,9}$/)),
  result: z.string().check(z.maxLength(40)),
})

/** Console in which the vendor's staff corrects results. `app` must be a separate scope, because of `plainForms`. */
export function resultsConsole(app: Server, { db, matches }: { db: Db; matches: Matches }): void {
  plainForms(app)

  app.get('/console/results', async (_request, reply) => {
    const latest = await latestMatches(db, 2 * MAX_SHOWN)
    await matches.load(latest.map(({ fixtureId }) => fixtureId))
    const decidedMatches = latest.flatMap(({ fixtureId, correction }) => {
      const status = statusOf(fixtureId)
      return status ? { ...status, result: correction?.result ?? status.result, correction } : []
    })
    return reply.type(HTML).send(resultsPage(decidedMatches.slice(0, MAX_SHOWN)))
  })
  app.post('/console/results', async ({ body }, reply) => {
    const answer = PublishedMatch.safeParse(body)
    if (!answer.success) throw new Refused('invalid', {}, 400)
    const { fixtureId, result: text } = answer.data
    await matches.load([fixtureId])
    const status = statusOf(fixtureId)
    if (!status) throw new Refused('match.not_over', {}, 409)
    const result = resultIn(status.fixture.league.sport, text)
    if (!result) throw new Refused('result.impossible', {}, 400)
    await storeResult(db, fixtureId, result)
    return reply.redirect('/console/results', 303)
  })

  function statusOf(fixtureId: string) {
    const fixture = fixtureById(fixtureId)
    if (!fixture) return null
    const { phase, moment } = matches.position(fixture)
    return phase === 'over' ? { fixture, result: moment } : null
  }
}

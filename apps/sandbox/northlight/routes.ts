import type * as z from 'zod/mini'

import { Refused } from '../kit/refusal.ts'
import type { Server } from '../kit/server.ts'
import { OpenInput, playPath, ShownInput, SpinInput } from './play-contract.ts'
import type { SessionView } from './play-contract.ts'
import { latestUnshown, markShown, netOf } from './rounds/shown-rounds.ts'
import type { PlaySpin } from './rounds/spin.ts'
import { openSession, requireSession, withBalance } from './sessions/open-session.ts'
import type { OpenedSession, SessionPorts } from './sessions/open-session.ts'
import { roundView, sessionView } from './views.ts'

/** The calls of the game's page. */
export function northlightRoutes(app: Server, ports: SessionPorts & { playSpin: PlaySpin }): void {
  const { db } = ports

  app.post(playPath.open, async ({ body }) => viewOf(await openSession(ports, parse(OpenInput, body))))

  app.post(playPath.resume, async ({ headers }) => {
    const session = await requireSession(db, headers.authorization)
    return viewOf(await withBalance(ports, session))
  })

  app.post(playPath.spin, async ({ headers, body }) => {
    const { id } = await requireSession(db, headers.authorization)
    const { spinId, stakeCents } = parse(SpinInput, body)
    const round = await ports.playSpin({ sessionId: id, spinId, stakeCents: BigInt(stakeCents) })
    return roundView(round, await netOf(db, id))
  })

  app.post(playPath.shown, async ({ headers, body }) => {
    const { playerId } = await requireSession(db, headers.authorization)
    await markShown(db, { playerId, ...parse(ShownInput, body) })
    return {}
  })

  async function viewOf(opened: OpenedSession): Promise<SessionView> {
    const net = await netOf(db, opened.session.id)
    const round = await latestUnshown(db, opened.session)
    return sessionView(opened, { net, unfinished: round && roundView(round, net) })
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refused('invalid', {}, 400)
  return parsed.data
}

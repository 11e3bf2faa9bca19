import { showInteraction as endpoint } from '@ante/contract/console/responsible-gaming.ts'
import type {
  listInteractions,
  recordInteraction as recordEndpoint,
} from '@ante/contract/console/responsible-gaming.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { objectOf, playerOfCall } from '../players/player-of-call.ts'
import { completeDraft } from './drafts.ts'
import { figuresAfter, seenFigures } from './figures.ts'
import './tables.ts'

const PAGE_SIZE = 50
const refuse = refusalsOf(endpoint)

type Interaction = OutputOf<typeof endpoint>['interaction']
type StoredInteraction = Selectable<Tables['player_interaction']> & { account: string }

const interactionsOf = (db: Db, merchantCode: string | null) =>
  db
    .selectFrom('player_interaction')
    .innerJoin('member', 'member.id', 'player_interaction.member_id')
    .selectAll('player_interaction')
    .select('member.account')
    .where('player_interaction.merchant_code', '=', merchantCode ?? '')

function shownInteraction(row: StoredInteraction): Interaction {
  const { id, member_id: memberId, account, at, author, trigger, channel, considered, done, note } = row
  const player = { id: String(memberId), account }
  return { id: String(id), player, at: at.toISOString(), author, trigger, channel, considered, done, note }
}

/** Returns a page of interactions, newest first. */
export async function interactionsPage(
  db: Db,
  merchantCode: string | null,
  { player, trigger, after }: ParsedInputOf<typeof listInteractions>,
): Promise<OutputOf<typeof listInteractions>> {
  let query = interactionsOf(db, merchantCode)
  if (player !== undefined) query = query.where('player_interaction.member_id', '=', BigInt(player))
  if (trigger !== undefined) query = query.where('player_interaction.trigger', '=', trigger)
  if (after !== undefined) query = query.where('player_interaction.id', '<', BigInt(after))
  const rows = await query
    .orderBy('player_interaction.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ id }) => String(id))
  return { rows: page.map(shownInteraction), next }
}

/** Returns an interaction with the figures that were seen, and those of the days after it. */
export async function readInteraction(
  { db, clock, merchants }: ScreenPorts,
  merchantCode: string | null,
  id: string,
): Promise<OutputOf<typeof endpoint>> {
  const row = await interactionsOf(db, merchantCode).where('player_interaction.id', '=', BigInt(id)).executeTakeFirst()
  if (!row || merchantCode === null) throw refuse('interaction.not.found')
  const after = await figuresAfter(db, { memberId: row.member_id, at: row.at, now: clock.now() })
  const { currency } = merchants.of(merchantCode)
  return { interaction: shownInteraction(row), currency, seen: row.seen, after }
}

/** Stores an interaction with the figures of this time. A repeated call returns the stored one. */
export async function recordInteraction(
  ports: ScreenPorts,
  input: ParsedInputOf<typeof recordEndpoint>,
  { merchantCode, audit, staff }: StaffContext,
): Promise<OutputOf<typeof recordEndpoint>> {
  const { db, clock } = ports
  const { trigger, channel, considered, done, note, key, draft } = input
  const player = await playerOfCall(ports, db, { merchantCode, player: input.player })
  const at = clock.now()
  const seen = await seenFigures(db, { memberId: player.id, at })
  return inTransaction(db, async (tx) => {
    const stored = await tx
      .insertInto('player_interaction')
      .values({
        key,
        merchant_code: player.merchantCode,
        member_id: player.id,
        at,
        staff_id: staff.staffId,
        author: staff.name,
        trigger,
        channel,
        considered: [...new Set(considered)],
        done: [...new Set(done)],
        note,
        seen: JSON.stringify(seen),
      })
      .onConflict((conflict) => conflict.columns(['staff_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    const entry = { action: 'responsible-gaming.interaction.record', object: objectOf(player), reason: note }
    if (!stored) {
      await audit(tx, { ...entry, after: 'repeated' })
      return { id: await idOfKey(tx, key, staff.staffId) }
    }
    if (draft !== undefined)
      await completeDraft(tx, {
        merchantCode: player.merchantCode,
        draft,
        memberId: player.id,
        interactionId: stored.id,
        by: staff.name,
        at,
      })
    await audit(tx, { ...entry, after: { interaction: String(stored.id), trigger, channel, considered, done, draft } })
    return { id: String(stored.id) }
  })
}

async function idOfKey(tx: Db, key: string, staffId: bigint): Promise<string> {
  const { id } = await tx
    .selectFrom('player_interaction')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return String(id)
}

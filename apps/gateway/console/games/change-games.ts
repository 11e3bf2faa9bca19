import { changeGames as endpoint } from '@ante/contract/console/game-changes.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { changeCatalogue, CLOSE_GAMES_ACTION } from '../../catalogue/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { rightIn, submitChange } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

type Input = ParsedInputOf<typeof endpoint>
type Answer = OutputOf<typeof endpoint>

const refuse = refusalsOf(endpoint)
const PERMISSION = 'catalogue.game.update'

/**
 * Changes games at all merchants, in one transaction with one entry of the audit log. Closing a large share of them is
 * requested instead: another person approves it.
 */
export async function changeGames(ports: ScreenPorts, input: Input, context: StaffContext): Promise<Answer> {
  if (context.merchantCode !== null) throw refuse('games.platform_only')
  const applied = rightIn(context.held, PERMISSION, 'apply') ? await applyNow(ports, input, context) : null
  if (applied !== null) return applied
  if (input.change.action !== 'close') throw refuse('permission.denied', { permission: PERMISSION })
  return requestClosing(ports, input, context)
}

/** Returns null without a change if it closes a large share of the games. */
function applyNow({ db }: ScreenPorts, { ids, change, reason }: Input, context: StaffContext): Promise<Answer | null> {
  return inTransaction(db, async (tx) => {
    const { outcomes, changed, isLargeClosing, write } = await changeCatalogue(tx, { ids: ids.map(BigInt), change })
    if (isLargeClosing) return null
    await write()
    const idsOf = (result: Answer['games'][number]['result']) =>
      outcomes.filter((one) => one.result === result).map(({ id }) => id)
    const vendors = [...new Set(changed.map(({ before }) => before.vendor))]
    await context.audit(tx, {
      action: 'catalogue.game.edit',
      object: `games:${outcomes.length}`,
      vendor: vendors.length === 1 ? (vendors[0] ?? null) : null,
      reason,
      before: Object.fromEntries(changed.map(({ before }) => [String(before.node_id), valueOf(before, change)])),
      after: { ...change, done: idsOf('done'), unchanged: idsOf('unchanged'), refused: idsOf('refused') },
    })
    return { outcome: 'applied', games: outcomes }
  })
}

interface Values {
  active: boolean
  classes: string[]
  position: number
}

/** Returns the value of a game that the change replaces. */
function valueOf({ active, classes, position }: Values, { action }: Input['change']): unknown {
  if (action === 'open' || action === 'close') return active
  if (action === 'order') return position
  return action === 'feed' ? { active, classes, position } : classes
}

async function requestClosing(ports: ScreenPorts, { ids, reason, key }: Input, context: StaffContext): Promise<Answer> {
  const { staff, held, audit } = context
  const submitter = { staffId: staff.staffId, merchantCode: null, zone: 'UTC', held, audit }
  const submitted = { action: CLOSE_GAMES_ACTION, values: { ids }, reason, key } as const
  const { outcome } = await submitChange(ports, submitted, submitter)
  return { outcome, games: [] }
}

import type { Selectable } from 'kysely'

import { recordRefused } from '../../kit/state-machine/history.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db, Tables } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { openVendorWallets } from '../public.ts'
import { settleIn, transferStates } from '../../wallet/public.ts'
import type { Ending, Verdict } from '../../wallet/public.ts'
import { logChange } from '../../operator/kit/change.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { illegalState, CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'

type Transfer = Selectable<Tables['vendor_transfer']>

const UNFINISHED = ['DEBITED', 'SENT', 'CHECKING'] as const
const MAX_SHOWN = 200
const MAX_REASON_CHARACTERS = 400
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ENDINGS: Record<string, Ending> = { done: 'DONE', failed: 'FAILED' }

const list: Command = {
  action: 'list',
  summary: 'Lists transfers to and from vendors that await a decision, oldest first',
  parameters: [anyMerchant],
  options: { open: { about: 'all open transfers, including those that are still processed automatically' } },
  examples: ['aurora', 'aurora --open'],
  run: async ({ db }, { positional, options }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const states = 'open' in options ? [...UNFINISHED, 'PENDING' as const] : ['PENDING' as const]
    const rows = await db
      .selectFrom('vendor_transfer')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('vendor_transfer_step as step')
          .select('step.reason')
          .whereRef('step.transfer_id', '=', 'vendor_transfer.id')
          .where('step.refused', '=', false)
          .orderBy('step.id', 'desc')
          .limit(1)
          .as('reason'),
      )
      .where('merchant_code', 'in', merchants)
      .where('state', 'in', [...states])
      .orderBy('began_at')
      .limit(MAX_SHOWN)
      .execute()
    const columns = ['id', 'merchant', 'member', 'vendor', 'direction', 'amount', 'state', 'reason']
    return { kind: 'list', columns, rows: rows.map(transferRow), empty: 'No transfer awaits a decision.' }
  },
}

function transferRow({ reason, ...transfer }: Transfer & { reason: string | null }): Record<string, unknown> {
  const { id, merchant_code: merchant, member_id: member, vendor, direction, amount, currency, state } = transfer
  const money = `${textOf(amount)} ${currency}`
  return {
    id,
    merchant,
    member: String(member),
    vendor,
    direction,
    amount: money,
    state,
    started: transfer.began_at,
    reason,
  }
}

const settle: Command = {
  action: 'settle',
  summary: 'Settles a pending transfer with the result that the vendor’s support has confirmed',
  parameters: [
    {
      name: 'id',
      label: 'Transfer',
      about: 'the transfer’s id, used as the reference at the vendor',
      merchantOf: async (db, id) => (await transferWith(db, id))?.merchant_code,
    },
    {
      name: 'result',
      about: 'done if the vendor has booked it; failed if it never will',
      choices: Object.keys(ENDINGS),
    },
  ],
  options: {
    reason: { value: 'text', about: 'who confirmed the result, and when; stored in the log', isRequired: true },
  },
  examples: ['0f8fad5b-d9cb-469f-a165-70867728950e done --reason "Mail from Coral Bay, ticket 4711"'],
  run: async (operator, { positional: { id = '', result: resultText = '' }, options: { reason = '' } }) => {
    const ending = ENDINGS[resultText]
    if (!ending) throw new UsageError(`Invalid result: use ${Object.keys(ENDINGS).join(' or ')}.`)
    if (reason.trim() === '') throw new UsageError('Add --reason: who confirmed the result, and when.')
    if (reason.length > MAX_REASON_CHARACTERS)
      throw new UsageError(`A reason has at most ${MAX_REASON_CHARACTERS} characters.`)
    const transfer = await requireTransfer(operator.db, id)
    if (UNFINISHED.some((state) => state === transfer.state)) {
      throw new CommandFailed(
        `This transfer is ${transfer.state} and still processed automatically: try again in two minutes.`,
      )
    }
    if (transfer.state === 'PENDING') await requestFromVendor(operator, transfer, ending)
    return settleAs(operator, { transfer, ending, reason })
  },
}

const transferWith = async (db: Db, id: string): Promise<Transfer | undefined> =>
  ID.test(id) ? db.selectFrom('vendor_transfer').selectAll().where('id', '=', id).executeTakeFirst() : undefined

async function requireTransfer(db: Db, id: string): Promise<Transfer> {
  const row = await transferWith(db, id)
  if (!row) throw new CommandFailed(`There is no transfer ${id}. \`ante transfers list\` shows pending transfers.`)
  return row
}

/** Queries the vendor once more; refuses a result that contradicts its answer. */
async function requestFromVendor(operator: Operator, { id, vendor }: Transfer, ending: Ending): Promise<void> {
  const verdict = await openVendorWallets({ db: operator.db, secrets: await operator.secrets() })
    .of(vendor)
    .check(id)
  if (contradicts(verdict, ending)) {
    throw new CommandFailed(`${vendor} now reports that this transfer ${verdictText(verdict)}. Nothing was changed.`)
  }
}

function contradicts({ kind }: Verdict, ending: Ending): boolean {
  return ending === 'DONE' ? kind === 'failed' || kind === 'absent' : kind === 'done'
}

function verdictText({ kind }: Verdict): string {
  if (kind === 'done') return 'is done'
  return kind === 'failed' ? 'has failed' : 'was never booked'
}

interface Settling {
  transfer: Transfer
  ending: Ending
  reason: string
}

async function settleAs({ db, actor }: Operator, { transfer, ending, reason }: Settling): Promise<Changed> {
  const step = { now: await databaseNow(db), actor, reason }
  try {
    return await inTransaction(db, async (tx) => {
      const { state: after } = await settleIn(tx, transfer.id, ending, step)
      const { id: subject, merchant_code: merchant, state: before } = transfer
      const effect = 'The member’s balance is updated within a second.'
      const outcome = { merchant, command: 'transfers settle', subject, before, after }
      if (before === after) return { kind: 'change', changed: false, effect, ...outcome }
      const { command } = outcome
      await logChange(tx, {
        actor,
        merchant_code: merchant,
        vendor: null,
        command,
        subject,
        before,
        after: { state: after, reason },
      })
      await publishOnCommit(tx, 'balance', JSON.stringify([String(transfer.member_id)]))
      return { kind: 'change', changed: true, effect, ...outcome }
    })
  } catch (error) {
    if (!isIllegal(transferStates, error)) throw error
    await recordRefused(db, transferStates, error, step)
    throw new CommandFailed(`ILLEGAL_STATE: ${error.message}. The attempt was logged.`, illegalState)
  }
}

export const transfers: Subject = {
  name: 'transfers',
  about: 'transfers to and from vendors with transfer wallets',
  commands: [list, settle],
}

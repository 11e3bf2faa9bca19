import { randomUUID } from 'node:crypto'

import {
  approveApplication,
  rejectApplication as rejectEndpoint,
  showApplication,
  showApplicationPictures,
} from '@ante/contract/console/promotion-applications.ts'
import type { Application, listApplications } from '@ante/contract/console/promotion-applications.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import {
  APPLICATION_APPROVAL,
  entryStates,
  localizedTitle,
  objectOfApplication,
  rejectApplication,
} from '../../promotions/public.ts'
import { changesInReview, submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const REWARDS_MS = 90 * DAY_MS
const APPLIED = ['applying', 'rejected', 'issued', 'claimed', 'expired'] as const

const proposedOf = (db: Db, merchantCode: string) => changesInReview(db, { merchantCode, action: APPLICATION_APPROVAL })

const applicationsFrom = (db: Db, merchantCode: string) =>
  db
    .selectFrom('promotion_entry as entry')
    .innerJoin('promotion', 'promotion.id', 'entry.promotion_id')
    .innerJoin('member', 'member.id', 'entry.member_id')
    .select(['entry.id', 'entry.state', 'entry.comment', 'entry.reason', 'entry.changed_at', 'entry.member_id'])
    .select(['promotion.code as promotion', 'promotion.texts', 'promotion.rules', 'promotion.id as promotion_id'])
    .select(['member.account', 'member.registered_at'])
    .select((row) =>
      row
        .selectFrom('promotion_picture')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('entry_id', '=', 'entry.id')
        .as('pictures'),
    )
    .where('entry.merchant_code', '=', merchantCode)
    .where('promotion.type', '=', 'MANUAL')

type Row = Awaited<ReturnType<ReturnType<typeof applicationsFrom>['execute']>>[number]

/** Returns a page of the queue, oldest first; rejected applications are listed newest first. */
export async function applicationsPage(
  { db, merchants }: ScreenPorts,
  { state, promotion, after, size }: ParsedInputOf<typeof listApplications>,
  context: StaffContext,
): Promise<OutputOf<typeof listApplications>> {
  const merchantCode = merchantOf(context)
  const isQueue = state === 'applying'
  const rows = await applicationsFrom(db, merchantCode)
    .where('entry.state', '=', state)
    .$if(promotion !== undefined, (query) => query.where('promotion.code', '=', promotion ?? ''))
    .$if(after !== undefined, (query) => query.where('entry.id', isQueue ? '>' : '<', BigInt(after ?? 0)))
    .orderBy('entry.id', isQueue ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  const proposed = await proposedOf(db, merchantCode)
  const { languages: _languages, defaultLanguage } = merchants.languagesOf(merchantCode)
  return {
    applications: page.map((row) => listed(row, { proposed, defaultLanguage })),
    next,
    currency: merchants.of(merchantCode).currency,
  }
}

interface Listing {
  proposed: ReadonlyMap<string, string>
  defaultLanguage: Parameters<typeof localizedTitle>[1]
}

const listed = (row: Row, { proposed, defaultLanguage }: Listing): Application => ({
  id: String(row.id),
  promotion: row.promotion,
  title: localizedTitle(row.texts, defaultLanguage)?.text.title ?? row.promotion,
  player: String(row.member_id),
  account: row.account,
  comment: row.comment,
  pictures: Number(row.pictures ?? 0),
  since: row.changed_at.toISOString(),
  isProposed: proposed.has(objectOfApplication(String(row.id))),
})

async function applicationRow(db: Db, merchantCode: string, id: string): Promise<Row | null> {
  const row = await applicationsFrom(db, merchantCode).where('entry.id', '=', BigInt(id)).executeTakeFirst()
  return row && APPLIED.some((state) => state === row.state) ? row : null
}

const versionOf = ({ changed_at: changedAt }: Row): string => String(changedAt.getTime())

/** Returns one application with what its player deposited and received. */
export async function shownApplication(
  { db, merchants, clock }: ScreenPorts,
  { id }: ParsedInputOf<typeof showApplication>,
  context: StaffContext,
): Promise<OutputOf<typeof showApplication>> {
  const merchantCode = merchantOf(context)
  const row = await applicationRow(db, merchantCode, id)
  const state = APPLIED.find((one) => one === row?.state)
  if (!row || !state) throw refusalsOf(showApplication)('application.not.found')
  const { defaultLanguage } = merchants.languagesOf(merchantCode)
  const rules = promotionRules.MANUAL.safeParse(row.rules).data
  const [proposed, history, steps] = await Promise.all([
    proposedOf(db, merchantCode),
    playerPart(db, row, new Date(clock.now().getTime() - REWARDS_MS)),
    db
      .selectFrom('promotion_step')
      .select(['at', 'to_state as state', 'actor as by', 'reason'])
      .where('entry_id', '=', row.id)
      .where('refused', '=', false)
      .orderBy('id')
      .execute(),
  ])
  return {
    ...listed(row, { proposed, defaultLanguage }),
    state,
    version: versionOf(row),
    currency: merchants.of(merchantCode).currency,
    amount: rules?.amount ?? null,
    cap: rules?.cap ?? null,
    rejection: row.state === 'rejected' ? row.reason : '',
    history,
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  }
}

async function playerPart(db: Db, row: Row, since: Date) {
  const { rows } = await sql<{
    deposits: bigint
    deposited: bigint
    rewards: bigint
    rewarded: bigint
    approved: bigint
  }>`
    select
      (select count(*) from deposit where member_id = ${row.member_id} and credited_at is not null) as deposits,
      (select coalesce(sum(credited), 0)::int8 from deposit where member_id = ${row.member_id}
        and credited_at is not null) as deposited,
      (select count(*) from reward where member_id = ${row.member_id} and issued_at > ${since}) as rewards,
      (select coalesce(sum(amount), 0)::int8 from reward where member_id = ${row.member_id}
        and issued_at > ${since}) as rewarded,
      (select count(*) from promotion_step step where step.entry_id = ${row.id} and step.to_state = 'issued'
        and not step.refused) as approved`.execute(db)
  const { deposits = 0n, deposited = 0n, rewards = 0n, rewarded = 0n, approved = 0n } = rows[0] ?? {}
  return {
    registeredAt: row.registered_at.toISOString(),
    deposits: { count: Number(deposits), amount: textOf(deposited) },
    rewards: { count: Number(rewards), amount: textOf(rewarded) },
    approvedBefore: Number(approved),
  }
}

/** Returns the pictures of an application; the read is in the audit log. */
export async function applicationPictures(
  { db }: ScreenPorts,
  { id }: ParsedInputOf<typeof showApplicationPictures>,
  context: StaffContext,
): Promise<OutputOf<typeof showApplicationPictures>> {
  const row = await applicationRow(db, merchantOf(context), id)
  if (!row) throw refusalsOf(showApplicationPictures)('application.not.found')
  const pictures = await db
    .selectFrom('promotion_picture')
    .select(['picture', 'width', 'height'])
    .where('entry_id', '=', row.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return {
    pictures: pictures.map(({ picture, ...size }) => ({
      ...size,
      picture: `data:image/jpeg;base64,${picture.toString('base64')}`,
    })),
  }
}

/** Approves an application of the version that was read, or requests its approval. */
export async function approve(
  ports: ScreenPorts,
  { id, version, amount, reason }: ParsedInputOf<typeof approveApplication>,
  context: StaffContext,
): Promise<OutputOf<typeof approveApplication>> {
  const refuse = refusalsOf(approveApplication)
  const merchantCode = merchantOf(context)
  const row = await applicationRow(ports.db, merchantCode, id)
  if (!row) throw refuse('application.not.found')
  if (row.state !== 'applying' || versionOf(row) !== version) throw refuse('application.changed')
  const onLocked = async (tx: Db) => {
    const locked = await applicationRow(tx, merchantCode, id)
    if (!locked || versionOf(locked) !== version) throw refuse('application.changed')
    if ((await proposedOf(tx, merchantCode)).has(objectOfApplication(id))) throw refuse('application.proposed')
  }
  const submitted = {
    action: APPLICATION_APPROVAL,
    values: { id, amount },
    reason,
    key: randomUUID(),
    onLocked,
  } as const
  return submitChange(ports, submitted, submitterOf(ports, context))
}

/** Rejects an application of the version that was read. */
export async function reject(
  { db, clock }: ScreenPorts,
  { id, version, text }: ParsedInputOf<typeof rejectEndpoint>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(rejectEndpoint)
  const merchantCode = merchantOf(context)
  const row = await applicationRow(db, merchantCode, id)
  if (!row) throw refuse('application.not.found')
  if (row.state !== 'applying' || versionOf(row) !== version) throw refuse('application.changed')
  if ((await proposedOf(db, merchantCode)).has(objectOfApplication(id))) throw refuse('application.proposed')
  const step = { now: clock.now(), actor: context.staff.name, reason: text }
  try {
    await rejectApplication(db, row.id, step, (tx) =>
      context.audit(tx, {
        action: 'promotions.application.reject',
        object: objectOfApplication(id),
        reason: text,
        before: { state: 'applying' },
        after: { state: 'rejected' },
      }),
    )
  } catch (error) {
    if (isIllegal(entryStates, error)) throw refuse('application.changed')
    throw error
  }
  return {}
}

import { randomUUID } from 'node:crypto'

import { importBankLines } from '@ante/contract/console/bank-lines.ts'
import { createBrand, stageBrand } from '@ante/contract/console/brands.ts'
import {
  approveQueuedWithdrawal,
  holdWithdrawal,
  rejectQueuedWithdrawal,
} from '@ante/contract/console/decide-withdrawals.ts'
import { creditQueuedDeposit, showQueuedDeposit } from '@ante/contract/console/deposits.ts'
import { requestExport } from '@ante/contract/console/exports.ts'
import { addPlayerNote } from '@ante/contract/console/players/actions.ts'
import { buildReconciliation } from '@ante/contract/console/reconciliation.ts'
import { showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { inviteStaff } from '@ante/contract/staff/accounts.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { listChanges, rejectChange } from '@ante/contract/staff/changes.ts'
import { openReview } from '@ante/contract/staff/reviews.ts'
import { agentScene } from '@ante/gateway/console/agents/test/agent-scene.ts'
import type { AgentScene } from '@ante/gateway/console/agents/test/agent-scene.ts'
import { claimedDeposit, sendReceipt } from '@ante/gateway/cashier/test/claimed-deposits.ts'
import { queuedWithdrawals } from '@ante/gateway/cashier/test/queued-withdrawals.ts'
import { supportCalls } from '@ante/gateway/console/support/test/support-calls.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { StaffMember } from '@ante/gateway/staff/test/staff-members.ts'
import type { SharedGateway } from '@ante/gateway/test'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'

const MERCHANT = 'aurora'
const ZONE = 'Asia/Manila'
const DAY_MS = 86_400_000
/** Code of the brand that pages open. */
export const BRAND = 'silver-bay'

/** Objects of a filled console, which pages open. */
export interface ConsoleData {
  player: string
  withdrawal: string
  deposit: string
  /** Number of a draw of FFC60, which is drawn by the gateway. */
  lotteryDraw: string
  agents: AgentScene
  /** Id of a chat with a note, an answer and a care word. */
  supportCase: string
  /** Number of a deposit that is missing in the provider's statement. */
  unknown: string
}

/** Fills each list of the console of aurora. */
export async function fillConsole(gateway: SharedGateway): Promise<ConsoleData> {
  const finance = await newStaff(gateway, { roles: [['finance', MERCHANT]], merchantCode: MERCHANT })
  const withdrawal = await fillWithdrawals(gateway, finance)
  const deposit = await fillDeposits(gateway, finance)
  const { unknown } = await fillReconciliation(gateway, finance)
  const player = await fillChanges(gateway, finance)
  await fillStaff(gateway)
  await fillBrands(gateway)
  const lotteryDraw = await latestDraw(gateway)
  const agents = await agentScene(gateway)
  const supportCase = await fillSupport(gateway)
  return { player, withdrawal, deposit, lotteryDraw, agents, supportCase, unknown }
}

/** Creates a chat with an answer, a note and a care word, and one that waits. */
async function fillSupport(gateway: SharedGateway): Promise<string> {
  const { newChat, say, reply, note } = supportCalls(() => gateway)
  const agent = await newStaff(gateway, { roles: [['support', MERCHANT]], merchantCode: MERCHANT })
  const { player, id } = await newChat('My withdrawal has been in review since yesterday. Can you look at it?')
  await reply(agent, id, 'Good morning! I am looking at it now, one moment please.')
  await note(agent, id, 'Finance waits for the bank. Tell the player by noon.')
  await say(player, "Thank you. Honestly I can't stop checking it.")
  await newChat('How do I change my bank card?')
  return id
}

async function latestDraw({ ports: { db } }: SharedGateway): Promise<string> {
  const { draw_number: number } = await db
    .selectFrom('lottery_draw as draw')
    .innerJoin('lottery_game as game', 'game.id', 'draw.game_id')
    .select('draw.draw_number')
    .where('game.merchant_code', '=', MERCHANT)
    .where('game.code', '=', 'FFC60')
    .where('draw.result', 'is not', null)
    .orderBy('draw.draw_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return number
}

/** Calls as staff; a refusal is an error. */
async function done<E extends Endpoint>(staff: StaffMember, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const answer = await staff.call(endpoint, input)
  if (!answer.ok) throw new Error(`${endpoint.path}: ${answer.code}`)
  return answer.value
}

/** Creates a brand with a staged version. */
async function fillBrands(gateway: SharedGateway): Promise<void> {
  const editor = await newStaff(gateway, { roles: [['content', MERCHANT]], merchantCode: MERCHANT })
  const code = `brand-${randomUUID().slice(0, 8)}`
  await done(editor, createBrand, { merchant: MERCHANT, code, name: 'Golden Bay', template: 'harbour' })
  await done(editor, stageBrand, { merchant: MERCHANT, code, version: 1 })
  const shown = { merchant: MERCHANT, code: BRAND, name: 'Silver Bay', template: 'ivory' as const }
  const made = await editor.call(createBrand, shown)
  if (!made.ok && made.code !== 'brand.exists') throw new Error(made.code)
}

async function fillWithdrawals(gateway: SharedGateway, finance: StaffMember): Promise<string> {
  const queue = { merchantCode: MERCHANT }
  const [approved = '', rejected = '', held = '', shown = ''] = await queuedWithdrawals(gateway, {
    ...queue,
    count: 14,
  })
  await queuedWithdrawals(gateway, { ...queue, count: 2, holder: 'Ben Santos', amount: '1250.50' })
  await queuedWithdrawals(gateway, { ...queue, count: 2, amount: '25000.00' })
  const seen = async (id: string) => {
    const { version, failed } = (await done(finance, showQueuedWithdrawal, { merchant: MERCHANT, id })).withdrawal
    return { merchant: MERCHANT, id, version, failed }
  }
  await done(finance, approveQueuedWithdrawal, await seen(approved))
  await done(finance, rejectQueuedWithdrawal, { ...(await seen(rejected)), code: 'turnover', note: 'Third attempt' })
  await done(finance, holdWithdrawal, { ...(await seen(held)), code: 'risk', note: 'Asked the bank' })
  return shown
}

async function fillDeposits(gateway: SharedGateway, finance: StaffMember): Promise<string> {
  const claims = []
  for (const [index, amount] of ['500', '750', '1200', '640', '2500'].entries()) {
    const claim = await claimedDeposit(gateway, { amount, payer: ['Ana Reyes', 'Ben Santos'][index % 2] ?? '' })
    // The first two have the same picture.
    if (index < 3) await sendReceipt(gateway, claim, index < 2 ? '#335577' : '#446644')
    claims.push(claim)
  }
  const day = dayOf(ZONE, Date.now())
  const lines = claims.slice(0, 3).map(({ toPay, id }) => `${day} 09:30,${toPay},PHP,"REYES, ANA",${id}`)
  const others = [`${day} 10:05,812.40,PHP,Corazon Lim,Rent`, `${day} 11:40,95.00,PHP,Kiosk 12,`]
  const text = ['date,amount,currency,payer,reference', ...lines, ...others].join('\n')
  await done(finance, importBankLines, { merchant: MERCHANT, text })
  return claims[0]?.id ?? ''
}

/** Reconciles yesterday, with a deposit that is missing in the provider's statement; returns its number. */
async function fillReconciliation(gateway: SharedGateway, finance: StaffMember): Promise<{ unknown: string }> {
  const { id: unknown } = await unpaidDeposit(gateway)
  const day = plusDays(dayOf(ZONE, Date.now()), -1)
  await done(finance, buildReconciliation, { merchant: MERCHANT, day })
  return { unknown }
}

/** A deposit of yesterday that staff credited although its provider has no payment. */
export async function unpaidDeposit(gateway: SharedGateway): Promise<{ id: string }> {
  const finance = await newStaff(gateway, { roles: [['finance', MERCHANT]], merchantCode: MERCHANT })
  const { id, toPay } = await claimedDeposit(gateway, { amount: '700' })
  const { version } = (await done(finance, showQueuedDeposit, { merchant: MERCHANT, id })).deposit
  await done(finance, creditQueuedDeposit, { merchant: MERCHANT, id, version, paid: toPay })
  const yesterday = new Date(Date.now() - DAY_MS)
  await gateway.ports.db
    .updateTable('deposit')
    .set({ credited_at: yesterday })
    .where('transaction_id', '=', id)
    .execute()
  return { id }
}

/** Requests exports and credits, of which one is rejected; returns the player. */
async function fillChanges(gateway: SharedGateway, finance: StaffMember): Promise<string> {
  const account = `ana${randomUUID().slice(0, 6)}`
  const player = await makeTestMember(gateway, '1250.00', { account })
  const credit = { merchant: MERCHANT, account, direction: 'credit' } as const
  await done(finance, adjustBalance, { ...credit, amount: '50', key: randomUUID(), reason: 'Late bonus' })
  for (const [amount, reason] of [
    ['900', 'Outage of the weekend'],
    ['1500', 'Goodwill after a complaint'],
    ['640.50', 'Lost round of 12 March'],
  ] as const)
    await done(finance, adjustBalance, { ...credit, amount, key: randomUUID(), reason })
  const risk = await newStaff(gateway, { roles: [['risk', MERCHANT]], merchantCode: MERCHANT })
  const { changes } = await done(risk, listChanges, { merchant: MERCHANT, state: 'waiting' })
  const [first] = changes.filter(({ object }) => object === `member:${account}`)
  if (first) {
    const { id, binding } = first
    await done(risk, rejectChange, { merchant: MERCHANT, id, binding, reason: 'Already credited by mail' })
  }
  const note = { merchant: MERCHANT, player: String(player), text: 'Prefers calls after 18:00.', isPinned: true }
  await done(finance, addPlayerNote, note)
  await done(finance, requestExport, { merchant: MERCHANT, source: 'changes', format: 'xlsx' })
  return String(player)
}

async function fillStaff(gateway: SharedGateway): Promise<void> {
  const admin = await newStaff(gateway, { roles: [['merchant-admin', null]] })
  for (const role of ['support', 'content', 'trader', 'agent-manager'])
    await newStaff(gateway, { roles: [[role, MERCHANT]], merchantCode: MERCHANT })
  const mail = `${randomUUID().slice(0, 8)}@staff.example`
  await done(admin, inviteStaff, { merchant: MERCHANT, mail, displayName: 'Cora Lim' })
  await done(admin, openReview, { merchant: MERCHANT })
}

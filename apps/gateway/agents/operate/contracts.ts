import { ContractCategory, ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { ContractStatus } from '@ante/contract/agents/contract-state.ts'

import { changeByOperator, listContractDetails, contractSettingsOf, offerByOperator } from '../public.ts'
import type { ContractDetails } from '../public.ts'
import { findAccount } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { logChange } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { parseCategory, requireTiers, parseKind, TIERS_FORMAT, parseTiers, tiersText } from './parse-contract.ts'
import { contractSettings, kindParameter } from './contract-settings.ts'
import { contractParameter, contractSteps, EFFECT, explainRefusedStep, requireContract } from './contract-steps.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import {
  acceptLoss,
  checkRatesAgainstEdge,
  requestedRates,
  salariesAlone,
} from '../../operator/house-edge/affordable-rates.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { requireMerchantCodes, requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'

const MAX_SHOWN = 200
const TOP_AGENT = 2

const list: Command = {
  action: 'list',
  summary: 'Lists the contracts of agents, the newest first',
  parameters: [anyMerchant],
  options: {
    kind: { value: 'kind', about: ContractKind.options.join(', '), choices: ContractKind.options },
    status: {
      value: 'status',
      about: 'P offered, E change offered, V end requested, A in force, R declined, C ended',
      choices: ContractStatus.options,
    },
    account: { value: 'account', about: 'the account of the upline or the downline' },
    awaiting: { about: 'only contracts whose top agent requests their end from the merchant' },
  },
  examples: ['aurora', 'aurora --awaiting', 'aurora --kind dividend --status A'],
  run: async ({ db }, { positional, options }) => {
    const merchantCodes = await requireMerchantCodes(db, positional['merchant'])
    const { kind, status, account } = options
    const parsedStatus = status === undefined ? undefined : ContractStatus.safeParse(status.toUpperCase())
    if (parsedStatus && !parsedStatus.success)
      throw new UsageError(`Invalid status: ${status}. Use ${ContractStatus.options.join(', ')}.`)
    const found = await listContractDetails(db, {
      merchantCodes,
      limit: MAX_SHOWN,
      waiting: 'awaiting' in options,
      ...(kind !== undefined && { kind: parseKind(kind) }),
      ...(parsedStatus && { statuses: [parsedStatus.data] }),
      ...(account !== undefined && { account }),
    })
    const columns = ['id', 'merchant', 'upline', 'downline', 'kind', 'category', 'status', 'tiers']
    return { kind: 'list', columns, rows: found.map(contractRow), empty: 'There are no contracts.' }
  },
}

const contractRow = (contract: ContractDetails) => ({
  id: String(contract.id),
  merchant: contract.merchant_code,
  upline: contract.upline ?? 'merchant',
  downline: contract.downline,
  kind: contract.kind,
  category: contract.category,
  status: contract.status,
  tiers: tiersText(contract.tiers),
  offeredTiers: tiersText(contract.offered),
  changed: contract.changed_at,
})

const show: Command = {
  action: 'show',
  summary: 'Lists all steps of a contract, including refused ones',
  parameters: [contractParameter],
  examples: ['17'],
  run: async ({ db }, { positional: { id = '' } }) => {
    const contract = await requireContract(db, id)
    const steps = await db
      .selectFrom('agent_contract_log')
      .selectAll()
      .where('contract_id', '=', contract.id)
      .orderBy('id')
      .limit(MAX_SHOWN)
      .execute()
    const rows = steps.map(({ action, at, side, actor, from_status: from, to_status: to, refused }) => ({
      at,
      action,
      side: side === 'company' ? 'merchant' : side,
      user: actor,
      from,
      to,
      result: refused ? 'refused' : 'done',
    }))
    const columns = ['at', 'action', 'side', 'user', 'from', 'to', 'result']
    return { kind: 'list', columns, rows, empty: 'The contract has no steps yet.' }
  },
}

const offer: Command = {
  action: 'offer',
  summary: 'Offers a top agent a contract with the merchant, or new terms of the existing one',
  parameters: [
    merchantParameter,
    { name: 'account', about: 'the top agent’s account, for example agent00' },
    kindParameter,
    {
      name: 'category',
      about: `CONS for all play, or one of ${ContractCategory.options.slice(1).join(', ')}`,
      choices: ContractCategory.options,
    },
  ],
  options: { tiers: { value: 'rows', about: `${TIERS_FORMAT}; default: the suggested tiers` }, ...acceptLoss },
  examples: ['aurora agent00 daily_salary CONS', 'aurora agent00 dividend CONS --tiers "450000:5:20%,4500000:8:23%"'],
  run: async (operator, { positional, options }) => {
    const { merchant: merchantCode = '', account = '', kind: kindText = '', category: categoryText = '' } = positional
    const [kind, category] = [parseKind(kindText), parseCategory(categoryText)]
    const { db, actor } = operator
    const downlineId = await requireTopAgent(db, { merchantCode, account })
    const tiers =
      options['tiers'] === undefined
        ? (await contractSettingsOf(db, merchantCode, kind)).tiers
        : parseTiers(options['tiers'])
    const [site] = await requireMerchants(db, merchantCode)
    if (site) requireTiers(kind, tiers, site.currency)
    const at = await databaseNow(db)
    const outcome = { merchant: merchantCode, command: 'contracts offer', subject: `${account} ${kind} ${category}` }
    const after = tiersText(tiers)
    const rates = await rateCheck(db, merchantCode, options)
    const also = (tx: Db) => recordOffer(tx, { actor, merchantCode, outcome, before: null, after, rates })
    const made = await offerByOperator(db, { merchantCode, downlineId, kind, category }, tiers, { actor, at, also })
    if (made)
      return { kind: 'change', changed: true, ...outcome, before: null, after, effect: EFFECT, ...rates.reported }
    return renew(operator, { outcome, tiers, at, rates, of: { merchantCode, account, kind, category } })
  },
}

/** Warnings of the rate check for the operator; empty until the check has run. */
interface RateCheck {
  check(tx: Db): Promise<string[]>
  reported: Pick<Changed, 'warnings'>
}

async function rateCheck(db: Db, merchantCode: string, options: Record<string, string>): Promise<RateCheck> {
  const [site] = await requireMerchants(db, merchantCode)
  const day = await dayFrom(db, site?.zone ?? 'UTC', 1)
  const requested = { ...requestedRates(merchantCode, day, options), refuses: salariesAlone }
  return { check: await checkRatesAgainstEdge(db, requested), reported: {} }
}

interface OfferLog {
  actor: string
  merchantCode: string
  outcome: Pick<Changed, 'command' | 'subject'>
  before: string | null
  after: string
  rates: RateCheck
}

/** Logs the offer in its transaction. Throws if the offer pays more than the house edge. */
async function recordOffer(tx: Db, { actor, merchantCode, outcome, before, after, rates }: OfferLog): Promise<void> {
  const { command, subject } = outcome
  const warnings = await rates.check(tx)
  if (warnings.length > 0) rates.reported = { warnings }
  const logged = { actor, merchant_code: merchantCode, vendor: null, command, subject, before, after, warnings }
  await logChange(tx, { ...logged, effect: EFFECT })
}

interface Renewal {
  outcome: Pick<Changed, 'merchant' | 'command' | 'subject'>
  rates: RateCheck
  tiers: ContractTier[]
  at: Date
  of: { merchantCode: string; account: string; kind: ContractKind; category: ContractCategory }
}

/** Changes the terms of the contract that the agent already has. */
async function renew({ db, actor }: Operator, { outcome, tiers, at, of, rates }: Renewal): Promise<Changed> {
  const { merchantCode, account, kind, category } = of
  const statuses = ['P', 'E', 'V', 'A'] as const
  const found = await listContractDetails(db, {
    merchantCodes: [merchantCode],
    kind,
    account,
    statuses,
    limit: MAX_SHOWN,
  })
  const contract = found.find((candidate) => candidate.category === category && candidate.upline === null)
  if (!contract) throw new CommandFailed(`${account} has just received another offer. Run the command again.`)
  const before = tiersText(contract.offered.length > 0 ? contract.offered : contract.tiers)
  const after = tiersText(tiers)
  if (before === after) return { kind: 'change', changed: false, ...outcome, before, after, effect: EFFECT }
  const also = (tx: Db) => recordOffer(tx, { actor, merchantCode, outcome, before, after, rates })
  await explainRefusedStep(() => changeByOperator(db, contract, tiers, { actor, at, also }))
  return { kind: 'change', changed: true, ...outcome, before, after, effect: EFFECT, ...rates.reported }
}

async function requireTopAgent(db: Db, { merchantCode, account }: { merchantCode: string; account: string }) {
  await requireMerchants(db, merchantCode)
  const member = await findAccount(db, merchantCode, account)
  if (!member) throw new CommandFailed(`${merchantCode} has no member ${account}.`)
  if (member.type !== TOP_AGENT) {
    throw new CommandFailed(`${account} is not a top agent: the upline offers the contracts of this account.`)
  }
  return member.id
}

export const contracts: Subject = {
  name: 'contracts',
  about: 'contracts of agents with their uplines: salaries and dividends',
  commands: [list, show, offer, ...contractSteps, ...contractSettings],
}

import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { DemoChannelCode, SetupProblem, SetupStep, SetupSteps } from './merchant-setup-steps.ts'

/** Maximum number of setups that are neither finished nor discarded. */
export const MAX_OPEN_SETUPS = 20

/** `review`: another person must approve it. `created`: the merchant exists. */
const SetupState = z.enum(['draft', 'review', 'created'])
export type SetupState = z.infer<typeof SetupState>

const Listed = z.object({
  id: z.string(),
  /** Empty until the first step is saved. */
  name: z.string(),
  host: z.string(),
  state: SetupState,
  /** Number of saved steps. */
  saved: z.number(),
  editedBy: z.string(),
  editedAt: z.string(),
})
export type ListedSetup = z.infer<typeof Listed>

/** What the gateway tries at a new site. `host`: whether its name is known to the gateway's resolver. */
export const SiteCheckName = z.enum(['host', 'page', 'brand', 'login', 'game', 'deposit'])
export type SiteCheckName = z.infer<typeof SiteCheckName>

const SiteCheck = z.object({
  check: SiteCheckName,
  /** `skipped`: the site has nothing to try. */
  state: z.enum(['works', 'failed', 'skipped']),
  /** What was tried: the host, the game, the channel. */
  subject: z.string(),
  /** Code of the refusal, or the status of the answer; empty if it works. */
  problem: z.string(),
})
export type SiteCheck = z.infer<typeof SiteCheck>

/** What will be created, or was: the number of rows by kind. */
const Creation = z.object({
  kind: z.enum([
    'hosts',
    'brands',
    'languages',
    'agreements',
    'functions',
    'channels',
    'vendors',
    'games',
    'lotteries',
    'announcements',
    'articles',
    'bonuses',
  ]),
  count: z.number(),
})
export type Creation = z.infer<typeof Creation>

/** What works, but players will miss. */
const SetupWarning = z.enum(['no_channel', 'no_vendor', 'no_agreement', 'no_registration', 'no_help', 'demo_money'])
export type SetupWarning = z.infer<typeof SetupWarning>

/** A vendor of the platform. */
const OfferedVendor = z.object({
  code: z.string(),
  name: z.string(),
  games: z.number(),
  /** Whether the gateway has a key for its calls. Without one its games cannot be opened. */
  hasKey: z.boolean(),
})

const one = { merchant: Scope, id: RowNumber }
const notFound = { 'setup.not_found': NoDetails }
const editRefusals = {
  ...notFound,
  /** It was changed since it was read. */
  'setup.changed': NoDetails,
  /** It awaits another person: withdraw the request before it is edited. */
  'setup.in_review': NoDetails,
  /** The merchant exists, or the setup was discarded. */
  'setup.ended': NoDetails,
}
const Version = z.int().check(z.minimum(1), z.maximum(1_000_000))

export const listSetups = staffEndpoint({
  summary: 'Returns setups of new merchants, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/setups',
  permission: 'merchant.setup.read',
  input: z.object({ merchant: Scope, after: z.optional(RowNumber), size: PageSize(50) }),
  output: z.object({ setups: z.array(Listed), next: z.nullable(z.string()) }),
  refusals: {},
})

export const showSetup = staffEndpoint({
  summary: 'Returns the setup of a new merchant: its steps, what is wrong or missing, and what it creates.',
  method: 'GET',
  path: '/console/m/:merchant/setups/:id',
  permission: 'merchant.setup.read',
  input: z.object(one),
  output: z.object({
    id: z.string(),
    state: SetupState,
    version: z.number(),
    steps: SetupSteps,
    /** Steps that are not saved yet. */
    missing: z.array(SetupStep),
    /** Values that are not possible any more. */
    problems: z.array(SetupProblem),
    warnings: z.array(SetupWarning),
    creates: z.array(Creation),
    /** What the steps offer. */
    offered: z.object({
      vendors: z.array(OfferedVendor),
      /** Channels of the demo provider; empty in production. */
      demoChannels: z.array(DemoChannelCode),
    }),
    editedBy: z.string(),
    editedAt: z.string(),
    /** Id of the change request that awaits another person; null without one. */
    change: z.nullable(z.string()),
    /** Number of other persons who can approve the creation. */
    approvers: z.number(),
    created: z.nullable(
      z.object({
        merchant: z.string(),
        at: z.string(),
        /** Address of the site. */
        address: z.string(),
        /** Whether the site still has contents of the demo. */
        hasDemo: z.boolean(),
        checks: z.array(SiteCheck),
        /** Time of the checks; null before the first ones. */
        checkedAt: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: notFound,
})

export const createSetup = staffEndpoint({
  summary: 'Begins the setup of a new merchant. Nothing exists for players yet.',
  method: 'POST',
  path: '/console/m/:merchant/setups',
  permission: 'merchant.setup.update',
  approval: 'merchant.setup.update',
  input: z.object({
    merchant: Scope,
    /** A repeated call with this key returns the same setup. */
    key: z.uuid(),
  }),
  output: z.object({ id: z.string() }),
  refusals: { 'setup.too_many': z.object({ limit: z.number() }) },
})

export const saveSetup = staffEndpoint({
  summary: 'Stores steps of a setup. Values that are not possible are refused, and nothing is stored.',
  method: 'PUT',
  path: '/console/m/:merchant/setups/:id',
  permission: 'merchant.setup.update',
  approval: 'merchant.setup.update',
  input: z.object({ ...one, version: Version, steps: SetupSteps }),
  output: z.object({ version: z.number() }),
  refusals: { ...editRefusals, 'setup.invalid': z.object({ problems: z.array(SetupProblem) }) },
})

export const discardSetup = staffEndpoint({
  summary: 'Discards a setup. Its code and hosts can be used again.',
  method: 'DELETE',
  path: '/console/m/:merchant/setups/:id',
  permission: 'merchant.setup.update',
  approval: 'merchant.setup.update',
  input: z.object(one),
  output: z.object({}),
  refusals: { ...notFound, 'setup.in_review': NoDetails, 'setup.ended': NoDetails },
})

export const requestMerchant = staffEndpoint({
  summary: 'Requests the creation of the merchant. Without the right to create alone, it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/setups/:id/creation',
  permission: 'merchant.setup.update',
  approval: 'merchant.setup.update',
  stepUp: true,
  input: z.object({
    ...one,
    /** Version that was read. */
    version: Version,
    reason: Reason,
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
  }),
  output: ChangeOutcome,
  refusals: {
    ...proposalRefusals,
    ...editRefusals,
    'setup.invalid': z.object({ problems: z.array(SetupProblem) }),
    'setup.incomplete': z.object({ missing: z.array(SetupStep) }),
  },
})

export const checkSite = staffEndpoint({
  summary: 'Tries the site of a created merchant as a visitor and as an internal test player.',
  method: 'POST',
  path: '/console/m/:merchant/setups/:id/checks',
  permission: 'merchant.setup.update',
  approval: 'merchant.setup.update',
  input: z.object(one),
  output: z.object({ checks: z.array(SiteCheck) }),
  refusals: {
    ...notFound,
    /** The merchant does not exist yet. */
    'setup.not_created': NoDetails,
  },
})

export const removeDemoContent = staffEndpoint({
  summary: 'Removes the contents of the demo from a created merchant. What staff has added stays.',
  method: 'DELETE',
  path: '/console/m/:merchant/setups/:id/demo-content',
  permission: 'merchant.setup.update',
  approval: 'merchant.setup.update',
  input: z.object({ ...one, reason: Reason }),
  output: z.object({ removed: z.number() }),
  refusals: {
    ...notFound,
    'setup.not_created': NoDetails,
    /** It never had any, or they were removed already. */
    'setup.without_demo': NoDetails,
  },
})

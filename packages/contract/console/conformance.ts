import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { VendorCode } from './vendor-code.ts'

/** `failed`: the run has no complete result. Failed cases are results of a run that is `done`. */
export const ConformanceState = z.enum(['waiting', 'running', 'done', 'cancelled', 'failed'])
export type ConformanceState = z.infer<typeof ConformanceState>

/**
 * Why a run has no complete result. `interrupted`: the gateway stopped. `unreachable`: it did not answer its own calls.
 * `no_key_slot`: the vendor has two keys, so there is no room for the key of the run. `error`: see the log.
 */
export const ConformanceFailure = z.enum(['interrupted', 'unreachable', 'no_key_slot', 'error'])
export type ConformanceFailure = z.infer<typeof ConformanceFailure>

const Run = z.object({
  id: z.string(),
  vendor: z.string(),
  /** Merchant whose trial site has the players. */
  site: z.string(),
  state: ConformanceState,
  failure: z.nullable(ConformanceFailure),
  isCancelRequested: z.boolean(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Number of cases by outcome, and of all cases of the suite. */
  passed: z.int(),
  failed: z.int(),
  notRun: z.int(),
  cases: z.int(),
})
export type ConformanceRun = z.infer<typeof Run>

const Case = z.object({
  letter: z.string(),
  title: z.string(),
  outcome: z.enum(['passed', 'failed', 'not run']),
  /** What was expected and what came, what is missing, or a note. */
  reason: z.string(),
  milliseconds: z.int(),
})
export type ConformanceCase = z.infer<typeof Case>

export const listConformanceRuns = staffEndpoint({
  summary: 'Returns the runs of the conformance suite for a vendor, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/vendors/:vendor/conformance',
  permission: 'launch.connection.read',
  input: z.object({ merchant: Scope, vendor: VendorCode, after: z.optional(RowNumber) }),
  output: z.object({
    runs: z.array(Run),
    next: z.nullable(z.string()),
    /** Merchants at whose trial sites the suite can play; empty if it has no cases for the vendor's protocol. */
    sites: z.array(z.string()),
  }),
  refusals: { 'vendor.not.found': NoDetails },
})

export const showConformanceRun = staffEndpoint({
  summary: 'Returns a run of the conformance suite with the result of each case.',
  method: 'GET',
  path: '/console/m/:merchant/vendors/:vendor/conformance/:id',
  permission: 'launch.connection.read',
  input: z.object({ merchant: Scope, vendor: VendorCode, id: RowNumber }),
  output: z.object({ run: Run, results: z.array(Case) }),
  refusals: { 'conformance.run.not_found': NoDetails },
})

export const startConformanceRun = staffEndpoint({
  summary: 'Starts a run of the conformance suite in the background, with players of the trial site of a merchant.',
  method: 'POST',
  path: '/console/m/:merchant/vendors/:vendor/conformance',
  permission: 'launch.connection.update',
  stepUp: true,
  input: z.object({
    merchant: Scope,
    vendor: VendorCode,
    site: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
    /** Id of the form, the same for each attempt. */
    key: z.uuid(),
  }),
  output: z.object({ id: z.string() }),
  refusals: {
    'vendor.not.found': NoDetails,
    /** The suite has no cases for the vendor's protocol, or the site is none of `sites`. */
    'conformance.not_possible': NoDetails,
    /** The vendor is stopped: its bets are refused. */
    'conformance.vendor_stopped': NoDetails,
    /** Another run is in progress, maybe for another vendor. */
    'conformance.running': NoDetails,
  },
})

export const cancelConformanceRun = staffEndpoint({
  summary: 'Cancels a run of the conformance suite after its present case.',
  method: 'POST',
  path: '/console/m/:merchant/vendors/:vendor/conformance/:id/cancel',
  permission: 'launch.connection.update',
  input: z.object({ merchant: Scope, vendor: VendorCode, id: RowNumber }),
  output: z.object({}),
  refusals: { 'conformance.run.not_found': NoDetails, 'conformance.run.ended': NoDetails },
})

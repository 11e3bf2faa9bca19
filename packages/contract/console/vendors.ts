import { VendorState } from './list-filters.ts'
import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { VendorProtocol } from '../launch/vendor-protocol.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { VendorCode } from './vendor-code.ts'

/** `unknown`: no game was opened yet. */
export const VendorHealth = z.enum(['up', 'down', 'unknown'])
export type VendorHealth = z.infer<typeof VendorHealth>

/** Of all open rounds, the oldest of this number are counted. */
export const OPEN_ROUNDS_LIMIT = 10_000

/** Calls of the last hour in one direction. */
const Calls = z.object({
  count: z.int(),
  /** Calls without a valid answer. */
  failures: z.int(),
  /** 95 of 100 calls took at most this many milliseconds; null without calls. */
  p95Ms: z.nullable(z.number()),
  /** Time of the last call of the last day; null without one. */
  lastAt: z.nullable(z.string()),
})
export type VendorCallFigures = z.infer<typeof Calls>

const Vendor = z.object({
  code: z.string(),
  name: z.string(),
  /** Whether it can be stopped: not the house lottery, whose sales are stopped per game. */
  canStop: z.boolean(),
  state: VendorState,
  /** Since when it is closed or stopped; null if it is open. */
  since: z.nullable(z.string()),
  /** Time of automatic reopening; null if staff reopens it. */
  until: z.nullable(z.string()),
  /** Why it is closed or stopped. */
  reason: z.string(),
  health: VendorHealth,
  healthSince: z.nullable(z.string()),
  /** Why it is down. */
  problem: z.string(),
  /** Circuit breaker of the gateway that called last; null if it lets calls pass. */
  breaker: z.nullable(z.object({ failures: z.int(), pausedUntil: z.string() })),
  games: z.object({ open: z.int(), closed: z.int() }),
  /** Calls of gateways to the vendor. */
  callsOut: Calls,
  /** Wallet calls of the vendor to gateways. */
  callsIn: Calls,
  openRounds: z.object({
    count: z.int(),
    /** Whether there are too many to count all: see `OPEN_ROUNDS_LIMIT`. */
    isMore: z.boolean(),
    oldestAt: z.nullable(z.string()),
  }),
})
export type VendorOverview = z.infer<typeof Vendor>

export const listVendors = staffEndpoint({
  summary: 'Returns the vendors with their states, calls and open rounds; at a merchant, those that it offers.',
  method: 'GET',
  path: '/console/m/:merchant/vendors',
  permission: 'launch.vendor.read',
  input: z.object({ merchant: Scope }),
  /** All of them: vendors are a part of the configuration. Sorted with those first that need attention. */
  output: z.object({ vendors: z.array(Vendor) }),
  refusals: {},
})

export const listVendorNames = staffEndpoint({
  summary: 'Returns the codes, names and states of all vendors, to choose one.',
  method: 'GET',
  path: '/console/m/:merchant/vendor-names',
  permission: 'launch.vendor.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    vendors: z.array(z.object({ code: z.string(), name: z.string(), state: VendorState, canStop: z.boolean() })),
  }),
  refusals: {},
})

export const showVendor = staffEndpoint({
  summary: 'Returns a vendor with its connection and keys.',
  method: 'GET',
  path: '/console/m/:merchant/vendors/:vendor',
  permission: 'launch.vendor.read',
  input: z.object({ merchant: Scope, vendor: VendorCode }),
  output: z.object({
    vendor: Vendor,
    wallet: z.enum(['seamless', 'transfer']),
    protocol: VendorProtocol,
    /** Merchants that offer it; at a merchant only this one. */
    merchants: z.array(z.string()),
    /** Addresses and keys; null if the caller may not see connections. */
    connection: z.nullable(
      z.object({
        launchUrl: z.nullable(z.string()),
        serviceUrl: z.nullable(z.string()),
        /** Newest first. */
        keys: z.array(
          z.object({
            id: z.string(),
            addedAt: z.string(),
            /** Last call that was signed with it; null if there was none, or the protocol does not name the key. */
            usedAt: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  refusals: { 'vendor.not.found': NoDetails },
})

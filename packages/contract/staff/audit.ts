import * as z from 'zod/mini'

import { PageSize, RowNumber } from '../kit/paging.ts'
import { Scope, staffEndpoint } from './staff-endpoint.ts'

/** `read` and `exported` are accesses to personal data; `refused` names the refusal. */
export const AuditResult = z.enum(['done', 'refused', 'read', 'exported'])
export type AuditResult = z.infer<typeof AuditResult>

const AuditEntry = z.object({
  id: z.string(),
  /** Number in the chain of its merchant, without gaps. */
  position: z.string(),
  at: z.string(),
  /** Mail of the account, `system`, or the operating-system user of a former change. */
  actor: z.string(),
  role: z.nullable(z.string()),
  session: z.nullable(z.string()),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  merchant: z.nullable(z.string()),
  vendor: z.nullable(z.string()),
  action: z.string(),
  object: z.string(),
  reason: z.nullable(z.string()),
  approver: z.nullable(z.string()),
  /** Id of the change request that led to this entry; null if there was none. */
  change: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  warnings: z.array(z.string()),
  result: AuditResult,
  refusal: z.nullable(z.string()),
  hash: z.string(),
})

const Word = z.string().check(z.maxLength(254))

export const AuditFilter = z.object({
  actor: z.optional(Word),
  action: z.optional(Word),
  object: z.optional(Word),
  result: z.optional(AuditResult),
  from: z.optional(z.iso.datetime().check(z.maxLength(30))),
  until: z.optional(z.iso.datetime().check(z.maxLength(30))),
})

export const listAudit = staffEndpoint({
  summary: 'Returns the audit log of a merchant, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/audit',
  permission: 'audit.entry.read',
  personalData: true,
  input: z.object({ merchant: Scope, ...AuditFilter.shape, after: z.optional(RowNumber), size: PageSize(50) }),
  output: z.object({ entries: z.array(AuditEntry), next: z.nullable(z.string()) }),
  refusals: {},
})

export const exportAudit = staffEndpoint({
  summary: 'Returns a part of the audit log as CSV, oldest first, with the hash of the file.',
  method: 'POST',
  path: '/console/m/:merchant/audit/export',
  permission: 'audit.entry.read',
  input: z.object({ merchant: Scope, ...AuditFilter.shape, after: z.optional(RowNumber) }),
  output: z.object({
    csv: z.string(),
    /** SHA-256 of the CSV in UTF-8, also in the audit log. */
    sha256: z.string(),
    rows: z.number(),
    /** Cursor of the next export; null after the last entry. */
    next: z.nullable(z.string()),
  }),
  refusals: {},
})

/** Verification of a hash chain, which runs in the background. */
const Verification = z.object({
  /** Number of entries when the verification started. */
  entries: z.string(),
  /** Number of the last verified entry. */
  verified: z.string(),
  /** The first problems; empty if the chain is complete and unchanged. */
  problems: z.array(z.string()),
  requestedBy: z.string(),
  startedAt: z.string(),
  /** Null while the verification runs. */
  finishedAt: z.nullable(z.string()),
})

export const getAuditVerification = staffEndpoint({
  summary: 'Returns the last verification of the hash chain of a merchant, or its progress.',
  method: 'GET',
  path: '/console/m/:merchant/audit/verification',
  isPassive: true,
  permission: 'audit.entry.read',
  input: z.object({ merchant: Scope }),
  output: z.object({ verification: z.nullable(Verification) }),
  refusals: {},
})

export const verifyAudit = staffEndpoint({
  summary: 'Starts the verification of the hash chain of a merchant; a running one continues.',
  method: 'POST',
  path: '/console/m/:merchant/audit/verification',
  permission: 'audit.entry.read',
  input: z.object({ merchant: Scope }),
  output: z.object({ verification: z.nullable(Verification) }),
  refusals: {},
})

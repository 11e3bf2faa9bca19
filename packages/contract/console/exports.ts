import * as z from 'zod/mini'

import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { SearchFields } from './search-fields.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

export const ExportFormat = z.enum(['csv', 'xlsx'])
export type ExportFormat = z.output<typeof ExportFormat>

/** `waiting`: not written completely. `expired`: the file was deleted. */
export const ExportState = z.enum(['waiting', 'ready', 'failed', 'expired'])
export type ExportState = z.output<typeof ExportState>

/** `right.lost`: the account may not see the list any more. */
export const ExportFailure = z.enum(['right.lost', 'file.not_written'])
export type ExportFailure = z.output<typeof ExportFailure>

/** Number of days after which a file is deleted. */
export const EXPORT_KEPT_DAYS = 7
/** Maximum number of unfinished exports per account. */
export const EXPORTS_AT_ONCE = 5

const Name = z.string().check(z.regex(/^[a-z][a-zA-Z-]{0,39}$/))

const Export = z.object({
  id: z.string(),
  /** Name of the list. */
  source: z.string(),
  format: ExportFormat,
  state: ExportState,
  /** Rows written so far. */
  rows: z.string(),
  bytes: z.string(),
  /** Zone of the times in the file. */
  zone: z.string(),
  /** SHA-256 of the file, also in the audit log. */
  sha256: z.nullable(z.string()),
  failure: z.nullable(ExportFailure),
  requestedAt: z.string(),
  endedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
})

const one = { merchant: Scope, id: RowNumber }

export const requestExport = staffEndpoint({
  summary: 'Requests a file with all rows of a list, which is written in the background.',
  method: 'POST',
  path: '/console/m/:merchant/exports',
  input: z.object({
    merchant: Scope,
    source: Name,
    format: ExportFormat,
    /** Filter of the list, as in its address. */
    filter: z._default(SearchFields, []),
    /** Ids of the columns; all by default. */
    columns: z.optional(z.array(Name).check(z.minLength(1), z.maxLength(60))),
  }),
  output: z.object({ id: z.string() }),
  refusals: {
    'export.source.not.found': NoDetails,
    /** The list has no such filter or column. */
    'export.invalid': NoDetails,
    'export.too.many': z.object({ atMost: z.number() }),
  },
})

export const listExports = staffEndpoint({
  summary: 'Returns the own exports of a merchant, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/exports',
  input: z.object({ merchant: Scope }),
  output: z.object({ exports: z.array(Export) }),
  refusals: {},
})

const notFound = {
  /** The export is unknown, of another account, not ready, or expired. */
  'export.not.found': NoDetails,
}

export const createExportLink = staffEndpoint({
  summary: 'Returns the address of an own export, which is valid once and for a minute.',
  method: 'POST',
  path: '/console/m/:merchant/exports/:id/links',
  input: z.object(one),
  output: z.object({ path: z.string() }),
  refusals: notFound,
})

/** The answer is not an envelope but a file. */
export const exportFile = staffEndpoint({
  summary: 'Returns the file of an own export, once per link.',
  method: 'GET',
  path: '/console/m/:merchant/exports/:id/links/:token',
  input: z.object({ ...one, token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  output: Nothing,
  refusals: notFound,
})

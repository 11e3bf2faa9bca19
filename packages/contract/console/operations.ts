import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Maximum number of characters of an uploaded file. */
export const OPERATION_FILE_LIMIT = 4_000_000
/** Maximum number of rows of a result; further ones are found by the filter. */
export const OPERATION_ROWS = 500
const VALUE_LIMIT = 100_000
const QUERY_LIMIT = 4_000
const MAX_VALUES = 120

/** Name of a subject or of its action: `help-center`, `update`. */
const Name = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))

/** Screens that do the work of some commands better than a form. */
export const OperationScreen = z.enum([
  'players',
  'withdrawals',
  'deposits',
  'reconciliation',
  'approvals',
  'staff',
  'audit',
])
export type OperationScreen = z.output<typeof OperationScreen>

/**
 * Kinds of inputs. `words` are several values with blanks between; `file` is an uploaded text file; `time` is a time by
 * the merchant's clock, or one of the `special` words of the field.
 */
export const OperationInput = z.enum([
  'text',
  'long',
  'number',
  'amount',
  'choice',
  'switch',
  'words',
  'time',
  'day',
  'file',
])
export type OperationInput = z.output<typeof OperationInput>

const Field = z.object({
  /** Name on the command line: that of a parameter, or of an option without its dashes. */
  name: z.string(),
  label: z.string(),
  about: z.string(),
  input: OperationInput,
  isRequired: z.boolean(),
  /** Permitted values of a `choice`. */
  choices: z.array(z.string()),
  /** Words that a field accepts besides values of its kind: `none`, `default`. */
  special: z.array(z.string()),
  /** Value of the first example; null without one. */
  example: z.nullable(z.string()),
  /** Field of the subject's lists that has the value; null for options. */
  column: z.nullable(z.string()),
})
export type OperationField = z.output<typeof Field>

const Action = z.object({
  action: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(['read', 'change']),
  /** Screen that has the action; null if it is a form or a list of the subject's page. */
  screen: z.nullable(OperationScreen),
})
export type OperationAction = z.output<typeof Action>

const Operation = z.object({
  ...Action.shape,
  /** Whether a read is quick, so that the page makes it at once. */
  isQuick: z.boolean(),
  /** Whether the change can be tried without being made. */
  hasPreview: z.boolean(),
  fields: z.array(Field),
})
export type Operation = z.output<typeof Operation>

const subject = { name: z.string(), title: z.string(), about: z.string() }

export const listOperations = staffEndpoint({
  summary: 'Returns the operations that the caller’s rights permit, by area and subject.',
  method: 'GET',
  path: '/console/m/:merchant/operations',
  input: z.object({ merchant: Scope }),
  output: z.object({
    areas: z.array(
      z.object({
        title: z.string(),
        subjects: z.array(z.object({ ...subject, actions: z.array(Action) })),
      }),
    ),
  }),
  refusals: {},
})

const notFound = {
  /** There is no such operation, the merchant does not have it, or no right of the caller permits it. */
  'operation.not.found': NoDetails,
}

export const readSubject = staffEndpoint({
  summary: 'Returns the permitted operations of a subject with the fields of their forms.',
  method: 'GET',
  path: '/console/m/:merchant/operations/:subject',
  input: z.object({ merchant: Scope, subject: Name }),
  output: z.object({ ...subject, operations: z.array(Operation) }),
  refusals: notFound,
})

const Value = z.unknown()

/** A table. Values are texts, numbers, switches, lists or records; times are ISO 8601 in UTC. */
const ListResult = z.object({
  kind: z.literal('list'),
  columns: z.array(z.string()),
  rows: z.array(z.record(z.string(), Value)),
  /** Number of rows that the filter finds, of which at most `OPERATION_ROWS` are returned. */
  total: z.number(),
  empty: z.string(),
})

const ChangeResult = z.object({
  kind: z.literal('change'),
  changed: z.boolean(),
  merchant: z.string(),
  command: z.string(),
  subject: z.string(),
  before: Value,
  after: Value,
  /** Sentence that says where and when the change takes effect. */
  effect: z.string(),
  warnings: z.array(z.string()),
})

const File = z.object({
  name: z.string(),
  type: z.enum(['image/jpeg', 'text/csv', 'text/plain']),
  /** Content in base64. */
  content: z.string(),
})
export type OperationFile = z.output<typeof File>

const Result = z.union([
  ListResult,
  ChangeResult,
  z.object({ kind: z.literal('record'), record: z.record(z.string(), Value) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
])
export type OperationResult = z.output<typeof Result>

const output = z.object({ result: Result, files: z.array(File) })

const refusals = {
  ...notFound,
  /** A value is missing or invalid. `field` is its name; null if the message names several. */
  'operation.invalid': z.object({ field: z.nullable(z.string()), message: z.string() }),
  /** The operation was not executed: the reason as a sentence, and its code. */
  'operation.refused': z.object({ code: z.string(), message: z.string() }),
}

const named = { merchant: Scope, subject: Name, action: Name }

export const runRead = staffEndpoint({
  summary: 'Makes a read: a list, a record or a check. A read of personal data is logged.',
  method: 'GET',
  path: '/console/m/:merchant/operations/:subject/:action',
  input: z.object({
    ...named,
    /** Values of the fields in the format of a query: `flag=CAPTCHA3`. */
    values: z._default(z.string().check(z.maxLength(QUERY_LIMIT)), ''),
    /** Text that the rows contain. */
    search: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  output,
  refusals,
})

/** Values of the fields; a field with `words` may appear several times. */
const Values = z
  .array(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(40)),
      value: z.string().check(z.maxLength(VALUE_LIMIT)),
    }),
  )
  .check(z.maxLength(MAX_VALUES))
export type OperationValues = z.output<typeof Values>

/** Uploaded text files by the names of their fields. */
const Files = z
  .array(
    z.object({
      field: z.string().check(z.minLength(1), z.maxLength(40)),
      name: z.string().check(z.minLength(1), z.maxLength(255)),
      content: z.string().check(z.maxLength(OPERATION_FILE_LIMIT)),
    }),
  )
  .check(z.maxLength(4))
export type OperationFiles = z.output<typeof Files>

/** SHA-256 of the state before the change. */
const Version = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const previewChange = staffEndpoint({
  summary: 'Tries a change and rolls it back: returns the state before and after, the effect and the warnings.',
  method: 'POST',
  path: '/console/m/:merchant/operations/:subject/:action/preview',
  personalData: true,
  input: z.object({ ...named, values: Values, files: z._default(Files, []) }),
  output: z.object({
    result: ChangeResult,
    /** State before the change; the change is refused if another one was made meanwhile. */
    version: Version,
  }),
  refusals: {
    ...refusals,
    /** The change cannot be tried. */
    'operation.no_preview': NoDetails,
  },
})

export const runChange = staffEndpoint({
  summary: 'Makes a change, once per key.',
  method: 'POST',
  path: '/console/m/:merchant/operations/:subject/:action',
  input: z.object({
    ...named,
    values: Values,
    files: z._default(Files, []),
    /** Identifies the change, so that a repeated call returns the first answer and changes nothing. */
    key: z.uuid(),
    /** Version of the preview that the caller has read. */
    version: z.optional(Version),
  }),
  output: z.object({
    ...output.shape,
    /** Whether the change was made by an earlier call with the same key. */
    isRepeat: z.boolean(),
  }),
  refusals: {
    ...refusals,
    /** Another change was made since the preview. */
    'operation.stale': NoDetails,
    /** The key belongs to another change. */
    'operation.key_conflict': NoDetails,
  },
})

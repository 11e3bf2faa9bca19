import * as z from 'zod/mini'

import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { SearchFields } from './search-fields.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Maximum number of an account's saved views per list and merchant. */
export const MAX_VIEWS = 30

const Screen = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))

const View = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Mail address of the account that saved the view. */
  by: z.string(),
  /** Parameters of the list's address: filters, sort and hidden columns. */
  search: z.record(z.string(), z.string()),
})

export const listViews = staffEndpoint({
  summary: 'Returns the own and the shared views of a list.',
  method: 'GET',
  path: '/console/m/:merchant/views',
  input: z.object({ merchant: Scope, screen: Screen }),
  output: z.object({ views: z.array(View) }),
  refusals: {},
})

export const saveView = staffEndpoint({
  summary: 'Stores a view of a list under a name; an own one with this name is replaced.',
  method: 'POST',
  path: '/console/m/:merchant/views',
  input: z.object({
    merchant: Scope,
    screen: Screen,
    name: freeLine(60).check(z.minLength(1)),
    isShared: z.boolean(),
    search: SearchFields,
  }),
  output: z.object({ id: z.string() }),
  refusals: { 'view.too.many': z.object({ atMost: z.number() }) },
})

export const deleteView = staffEndpoint({
  summary: 'Deletes an own view.',
  method: 'DELETE',
  path: '/console/m/:merchant/views/:id',
  input: z.object({ merchant: Scope, id: RowNumber }),
  output: Nothing,
  refusals: { 'view.not.found': NoDetails },
})

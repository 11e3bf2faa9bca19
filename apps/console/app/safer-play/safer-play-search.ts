import type { searches } from '../searches.ts'
import type * as z from 'zod/mini'

/** Parameters of the page's address. */
export type SaferPlaySearch = z.infer<typeof searches.saferPlay>

import type { Right } from '@ante/contract/kit/endpoint.ts'

import { Store } from './store.ts'

/** The role as which the staff views the console. */
export interface ViewedRole {
  /** Merchant of the role; `-` for the platform. */
  merchant: string
  code: string
  name: string
  permissions: readonly string[]
  /** Rights of each permission. */
  rights: Readonly<Record<string, Right[]>>
}

/**
 * Null while the staff work with their own roles. It is not stored: a reload ends the view, and so does the end of the
 * session.
 */
export const viewedRole = new Store<ViewedRole | null>(null)

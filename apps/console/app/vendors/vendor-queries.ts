import { listVendorNames, listVendors, showVendor } from '@ante/contract/console/vendors.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

/** All data of vendors begins with this key, so that a change refreshes it. */
export const VENDORS = 'vendors'

export const vendorsQuery = (merchant: string) =>
  queryOptions({
    queryKey: [VENDORS, merchant],
    queryFn: ({ signal }) => call(listVendors, { merchant }, signal),
    placeholderData: keepPreviousData,
  })

export const vendorQuery = (merchant: string, vendor: string) =>
  queryOptions({
    queryKey: [VENDORS, merchant, vendor],
    queryFn: ({ signal }) => call(showVendor, { merchant, vendor }, signal),
  })

/** All vendors of the platform, to choose the one that is stopped or reopened. */
export const vendorNamesQuery = queryOptions({
  queryKey: [VENDORS, PLATFORM, 'names'],
  queryFn: ({ signal }) => call(listVendorNames, { merchant: PLATFORM }, signal),
})

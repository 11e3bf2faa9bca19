import * as z from 'zod/mini'

/**
 * How a vendor and the gateway speak with each other: docs/vendors.md. The first four are dialects of the seamless wallet,
 * where the gateway holds the only balance; `business` is the transfer wallet, where the vendor holds one of its own.
 */
export const VendorProtocol = z.enum(['ante', 'actions', 'hub', 'form', 'business'])
export type VendorProtocol = z.output<typeof VendorProtocol>

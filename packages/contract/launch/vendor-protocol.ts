import * as z from 'zod/mini'

/**
 * Protocols between a vendor and the gateway: docs/vendors.md. The first four are dialects of the seamless wallet,
 * where the gateway holds the only balance; `business` is the transfer wallet, where the vendor holds a separate
 * balance.
 */
export const VendorProtocol = z.enum(['ante', 'actions', 'hub', 'form', 'business'])
export type VendorProtocol = z.output<typeof VendorProtocol>

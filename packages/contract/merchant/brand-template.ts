import * as z from 'zod/mini'

/** Designs from which a new brand starts. */
export const BrandTemplate = z.enum(['night', 'ivory', 'harbour'])
export type BrandTemplate = z.infer<typeof BrandTemplate>

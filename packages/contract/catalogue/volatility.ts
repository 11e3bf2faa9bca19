import * as z from 'zod/mini'

/** How much the wins of a game vary, as declared by its vendor. */
export const Volatility = z.enum(['low', 'medium', 'high'])
export type Volatility = z.output<typeof Volatility>

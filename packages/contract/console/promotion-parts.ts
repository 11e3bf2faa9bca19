import * as z from 'zod/mini'

/** `all`, `agents`, `vip:3` for level 3 and above, or `new:7` for players who registered in the last 7 days. */
export const PromotionAudience = z
  .string()
  .check(z.regex(/^(all|agents|vip:([1-9]|10)|new:([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5]))$/))

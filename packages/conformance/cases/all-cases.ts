import { afterwardsCases } from './afterwards.ts'
import type { Case } from './case.ts'
import { orderCases } from './order.ts'
import { plainCases } from './plain.ts'

/** All cases, in the order of their letters. */
export const allCases: Case[] = [...plainCases, ...orderCases, ...afterwardsCases].toSorted((a, b) =>
  a.letter < b.letter ? -1 : 1,
)

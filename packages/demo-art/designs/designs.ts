import type { Motif } from '@ante/demo/motifs.ts'

import type { CoverDesign } from '../covers/cover-design.ts'
import { contestDesigns } from './contest-designs.ts'
import { creatureDesigns } from './creature-designs.ts'
import { delightDesigns } from './delight-designs.ts'
import { legendDesigns } from './legend-designs.ts'
import { tableDesigns } from './table-designs.ts'

/** Design of every motif; the type ensures that none is missing. */
export const designs: Readonly<Record<Motif, CoverDesign>> = {
  ...creatureDesigns,
  ...legendDesigns,
  ...delightDesigns,
  ...tableDesigns,
  ...contestDesigns,
}

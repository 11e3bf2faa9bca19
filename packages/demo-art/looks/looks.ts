import type { Motif } from '@ante/demo/motifs.ts'

import type { Look } from '../covers/look.ts'
import { contestLooks } from './contest-looks.ts'
import { creatureLooks } from './creature-looks.ts'
import { delightLooks } from './delight-looks.ts'
import { legendLooks } from './legend-looks.ts'
import { tableLooks } from './table-looks.ts'

/** The look of every motif; a missing one does not compile. */
export const looks: Readonly<Record<Motif, Look>> = {
  ...creatureLooks,
  ...legendLooks,
  ...delightLooks,
  ...tableLooks,
  ...contestLooks,
}

import type { MobileTemplate } from '@ante/contract/merchant/settings.ts'
import { createContext } from 'react'

export type PnlColor = MobileTemplate['pnlColor']

/** The merchant's colour of profit; undefined leaves it to the reader's language. */
export const PnlColorContext = createContext<PnlColor>(undefined)

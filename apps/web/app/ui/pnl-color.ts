import type { MobileTemplate } from '@ante/contract/merchant/settings.ts'
import { createContext } from 'react'

export type PnlColor = MobileTemplate['pnlColor']

/** Which colour the merchant gives to profit; without one the reader's language decides. */
export const PnlColorContext = createContext<PnlColor>(undefined)

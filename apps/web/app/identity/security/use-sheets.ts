import { useState } from 'react'

export type SecuritySheet = 'passkeys' | 'authenticator' | 'recovery' | 'devices' | 'payeeName' | 'paymentPassword'

export interface Sheets {
  /** The open sheet, or the closing one. */
  sheet: SecuritySheet | null
  open: boolean
  /** Number of times a sheet was opened; a new number discards earlier input. */
  openCount: number
  show(sheet: SecuritySheet): void
  close(): void
}

/** State of the page's open sheet. */
export function useSheets(): Sheets {
  const [sheetState, setShown] = useState<Pick<Sheets, 'sheet' | 'open' | 'openCount'>>({
    sheet: null,
    open: false,
    openCount: 0,
  })
  return {
    ...sheetState,
    show: (sheet) => setShown(({ openCount }) => ({ sheet, open: true, openCount: openCount + 1 })),
    close: () => setShown((before) => ({ ...before, open: false })),
  }
}

import { useState } from 'react'

export type SecuritySheet = 'passkeys' | 'authenticator' | 'recovery' | 'devices' | 'payeeName' | 'paymentPassword'

export interface Sheets {
  /** The open sheet, or the closing one. */
  sheet: SecuritySheet | null
  open: boolean
  /** Increases each time one is opened: earlier input is cleared. */
  round: number
  show(sheet: SecuritySheet): void
  close(): void
}

/** State of the page's open sheet. */
export function useSheets(): Sheets {
  const [sheetState, setShown] = useState<Pick<Sheets, 'sheet' | 'open' | 'round'>>({
    sheet: null,
    open: false,
    round: 0,
  })
  return {
    ...sheetState,
    show: (sheet) => setShown(({ round }) => ({ sheet, open: true, round: round + 1 })),
    close: () => setShown((before) => ({ ...before, open: false })),
  }
}

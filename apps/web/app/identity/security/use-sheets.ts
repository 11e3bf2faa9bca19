import { useState } from 'react'

export type SecuritySheet = 'passkeys' | 'authenticator' | 'recovery' | 'devices' | 'payeeName' | 'paymentPassword'

export interface Sheets {
  /** The one that is open, or was last and slides away. */
  sheet: SecuritySheet | null
  open: boolean
  /** Grows each time one is opened: what was typed before is not there again. */
  round: number
  show(sheet: SecuritySheet): void
  close(): void
}

/** Which of the page's sheets is open. */
export function useSheets(): Sheets {
  const [shown, setShown] = useState<Pick<Sheets, 'sheet' | 'open' | 'round'>>({ sheet: null, open: false, round: 0 })
  return {
    ...shown,
    show: (sheet) => setShown(({ round }) => ({ sheet, open: true, round: round + 1 })),
    close: () => setShown((before) => ({ ...before, open: false })),
  }
}

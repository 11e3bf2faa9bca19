import { Later } from '../../ui/later.tsx'
import { loadPayeeNameSheet, loadPaymentPasswordSheet } from '../guard-sheets.ts'
import type { SecuritySheet, Sheets } from './use-sheets.ts'

/** Props of each sheet. */
export interface GuardSheetProps {
  open: boolean
  openCount: number
  onClose(): void
}

const parts = {
  passkeys: async () => (await import('./passkeys/passkeys-sheet.tsx')).PasskeysSheet,
  authenticator: async () => (await import('./authenticator/authenticator-sheet.tsx')).AuthenticatorSheet,
  recovery: async () => (await import('./authenticator/recovery-sheet.tsx')).RecoverySheet,
  devices: async () => (await import('./devices/devices-sheet.tsx')).DevicesSheet,
  payeeName: loadPayeeNameSheet,
  paymentPassword: loadPaymentPasswordSheet,
}

const NAMES: SecuritySheet[] = ['passkeys', 'authenticator', 'recovery', 'devices', 'payeeName', 'paymentPassword']

/** The sheets of the rows, each loaded on demand. */
export function SecuritySheets({ sheet, open, openCount, close }: Sheets) {
  return NAMES.map((name) => {
    const isOpen = open && sheet === name
    return (
      <Later
        key={name}
        isRequested={isOpen}
        load={parts[name]}
        props={{ open: isOpen, openCount, onClose: close }}
        onFailure={close}
      />
    )
  })
}

import type { LotterySaleState } from '@ante/contract/console/lottery.ts'
import { useLingui } from '@lingui/react/macro'

import type { SaleChange } from './sale-change.tsx'

/** Returns the changes of a lottery's sale, with the texts of their dialogs. */
export function useSaleChanges(game: string, name: string) {
  const { t } = useLingui()
  const sale = (state: LotterySaleState): SaleChange => {
    const texts = {
      on: [t`Open the sale`, t`Bets on ${name} are accepted again.`, t`${name} is on sale.`] as const,
      paused: [
        t`Pause the sale`,
        t`Bets on ${name} are refused at once, and players read that the sale is paused. Existing bets are drawn and paid.`,
        t`The sale of ${name} is paused.`,
      ] as const,
      off: [
        t`Close the sale`,
        t`Bets on ${name} are refused at once, and it is shown as closed. Existing bets are drawn and paid.`,
        t`The sale of ${name} is closed.`,
      ] as const,
    }
    const [button, confirmText, doneText] = texts[state]
    const values = [
      { name: 'game', value: game },
      { name: 'on|off|paused', value: state },
    ]
    const shared = { action: 'update-sale', values, isDanger: state !== 'on' } as const
    return { ...shared, title: button, confirmText, button, doneText }
  }
  const play = ({ code, isOpen }: { code: string; isOpen: boolean }): SaleChange => ({
    action: 'update-play',
    values: [
      { name: 'game', value: game },
      { name: 'play', value: code },
      { name: 'on|off', value: isOpen ? 'off' : 'on' },
    ],
    title: isOpen ? t`Close ${code}` : t`Open ${code}`,
    confirmText: isOpen
      ? t`Bets on ${code} of ${name} are refused at once. Existing bets are drawn and paid.`
      : t`Bets on ${code} of ${name} are accepted again.`,
    button: isOpen ? t`Close the play` : t`Open the play`,
    doneText: isOpen ? t`${code} is closed.` : t`${code} is open.`,
    isDanger: isOpen,
  })
  const number = ({ number: picked, isSuspended }: { number: string; isSuspended: boolean }): SaleChange => ({
    action: isSuspended ? 'release-number' : 'suspend-number',
    values: [
      { name: 'game', value: game },
      { name: 'number', value: picked },
    ],
    title: isSuspended ? t`Release ${picked}` : t`Suspend ${picked}`,
    confirmText: isSuspended
      ? t`Bets on ${picked} of ${name} are accepted again.`
      : t`Bets with ${picked} of ${name} are refused from now on, in every play. Existing bets stay.`,
    button: isSuspended ? t`Release the number` : t`Suspend the number`,
    doneText: isSuspended ? t`${picked} is released.` : t`${picked} is suspended.`,
    isDanger: !isSuspended,
  })
  return { sale, play, number }
}

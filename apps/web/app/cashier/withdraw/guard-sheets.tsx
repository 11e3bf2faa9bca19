import { loadPayeeNameSheet, loadPaymentPasswordSheet } from '../../identity/public.ts'
import { Later } from '../../ui/later.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import type { Opened } from '../../ui/use-opened.ts'

const loadAdd = async () => (await import('../cards/add-card-sheet.tsx')).AddCardSheet

/** What is missing is done in these. They stand beside the list: it goes when the last thing is done, and they say so first. */
export interface GuardSheets {
  naming: Opened
  adding: Opened
  securing: Opened
}

export const useGuardSheets = (): GuardSheets => ({
  naming: useOpened(),
  adding: useOpened(),
  securing: useOpened(),
})

export function DrawnGuardSheets({ sheets: { naming, adding, securing } }: { sheets: GuardSheets }) {
  return (
    <>
      <Later wanted={naming.open} load={loadPayeeNameSheet} props={naming.sheet} onFailure={naming.close} />
      <Later wanted={adding.open} load={loadAdd} props={adding.sheet} onFailure={adding.close} />
      <Later wanted={securing.open} load={loadPaymentPasswordSheet} props={securing.sheet} onFailure={securing.close} />
    </>
  )
}

import { useEffect } from 'react'

import { createStore, useStore } from '../lib/browser/store.ts'

/** Number of dialogs that are open, or opening after a tap. */
const open = createStore(0)

/** Registers a dialog opened by the user, from the tap on. */
export function useModalTurn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    open.set(open.get() + 1)
    return () => open.set(open.get() - 1)
  }, [isOpen])
}

/** Whether a dialog opened by the user is active: unrequested ones wait until it is closed. */
export const useModalsBusy = (): boolean => useStore(open, 0) > 0

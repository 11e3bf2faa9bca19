import { createStore, useStore } from '../browser/store.ts'

/** Whether the login is open over the current page. A store for the same reason as `leavingPage`. */
export const loginOver = createStore(false)

export const useLoginOver = (): boolean => useStore(loginOver, false)

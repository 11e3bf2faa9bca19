import { createStore, useStore } from '../browser/store.ts'

/** Whether the login is open over the current page. Not in the context of the router, as with `leavingPage`. */
export const loginOver = createStore(false)

export const useLoginOver = (): boolean => useStore(loginOver, false)

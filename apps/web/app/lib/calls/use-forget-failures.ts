import { useQueryErrorResetBoundary } from '@tanstack/react-query'

/** Returns a function that lets failed queries be requested again at the next render. */
export const useForgetFailures = (): (() => void) => useQueryErrorResetBoundary().reset

import { useQueryErrorResetBoundary } from '@tanstack/react-query'

/** Lets queries that failed be asked again at the next drawing. */
export const useForgetFailures = (): (() => void) => useQueryErrorResetBoundary().reset

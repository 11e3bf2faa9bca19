import { getRouteApi } from '@tanstack/react-router'

export const saferPlayRoute = getRouteApi('/in/m/$merchant/safer-play')

/** Parameters of the page's address. */
export type SaferPlaySearch = ReturnType<typeof saferPlayRoute.useSearch>

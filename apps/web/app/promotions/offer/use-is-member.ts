import { useDeferredValue } from 'react'

import { useSession } from '../../lib/session/session.ts'

/**
 * Whether promotions are shown for a member. The server-rendered page is a visitor's and stays until the member's data
 * is loaded, so that readable content does not turn into a skeleton.
 */
export const useIsMember = (): boolean => useDeferredValue(useSession() !== null)

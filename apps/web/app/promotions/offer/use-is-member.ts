import { useDeferredValue } from 'react'

import { useSession } from '../../lib/session/session.ts'

/**
 * Whether promotions are shown as a member's. The server's page is a visitor's and stays until what is the member's is
 * there, so that nothing that can be read already turns into a skeleton.
 */
export const useIsMember = (): boolean => useDeferredValue(useSession() !== null)

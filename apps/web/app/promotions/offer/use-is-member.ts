import { useDeferredValue } from 'react'

import { useSession } from '../../lib/session/session.ts'

/**
 * Whether to show promotions with a member's statuses. Deferred: while they are loaded, the server-rendered
 * content for visitors stays instead of a skeleton.
 */
export const useIsMember = (): boolean => useDeferredValue(useSession() !== null)

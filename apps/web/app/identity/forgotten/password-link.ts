import { checkPasswordLink } from '@ante/contract/identity/reset-password.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'

/** Returns the owner of the link; null for an expired, used or invalid one. */
export const passwordLink = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'password-link', token],
    queryFn: async ({ client, signal }): Promise<{ userName: string } | null> => {
      try {
        return await queryOf(checkPasswordLink, { token })({ client, signal })
      } catch (error) {
        if (isNoLink(refusedCode(error))) return null
        throw error
      }
    },
    retry: false,
  })

const isNoLink = (code: string | null) => code === 'password.link.invalid' || code === 'request.invalid'

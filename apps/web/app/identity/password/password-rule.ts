import { getRegistrationRules } from '@ante/contract/identity/register.ts'
import { queryOptions } from '@tanstack/react-query'

import { CallRefused } from '../../lib/call-errors.ts'
import { asks } from '../../lib/query-client.ts'

/** What a new password must look like; null where the merchant, who takes no new members, does not say: the gateway knows. */
export const passwordRule = queryOptions({
  queryKey: ['identity', 'password-rule'],
  queryFn: async ({ client, signal }): Promise<string | null> => {
    try {
      const rules = await asks(getRegistrationRules, {})({ client, signal })
      return rules.password.regExp
    } catch (error) {
      if (error instanceof CallRefused) return null
      throw error
    }
  },
})

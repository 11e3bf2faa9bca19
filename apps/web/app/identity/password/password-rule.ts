import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'

/** A page that the server drew brings the rule with it. */
const declaration = async () => (await import('@ante/contract/identity/register.ts')).getRegistrationRules

/** What a new password must look like; null where the merchant, who takes no new members, does not say: the gateway knows. */
export const passwordRule = queryOptions({
  queryKey: ['identity', 'password-rule'],
  queryFn: async ({ client, signal }): Promise<string | null> => {
    try {
      const rules = await asks(declaration, {})({ client, signal })
      return rules.password.regExp
    } catch (error) {
      if (refusedCode(error) === 'function.not.available') return null
      throw error
    }
  },
})

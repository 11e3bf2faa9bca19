import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'

/** Loads the endpoint when it is called: a server-rendered page already contains the rule. */
const declaration = async () => (await import('@ante/contract/identity/register.ts')).getRegistrationRules

/** Pattern of a new password; null when a merchant without registration does not publish it: the gateway checks it. */
export const passwordRule = queryOptions({
  queryKey: ['identity', 'password-rule'],
  queryFn: async ({ client, signal }): Promise<string | null> => {
    try {
      const rules = await queryOf(declaration, {})({ client, signal })
      return rules.password.regExp
    } catch (error) {
      if (refusedCode(error) === 'function.not.available') return null
      throw error
    }
  },
})

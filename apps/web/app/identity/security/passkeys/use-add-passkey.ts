import { addPasskey, beginPasskey } from '@ante/contract/identity/passkeys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../../lib/calls/call.ts'
import { makeKey } from '../../../lib/sealed/web-authn.ts'
import { SECURITY_KEY } from '../queries.ts'

/** Asks the gateway what the device is to make, lets it make that, and brings it back. */
export function useAddPasskey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const { options } = await call(beginPasskey, { password })
      return call(addPasskey, { name, response: await makeKey(options) })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: SECURITY_KEY }),
    networkMode: 'always',
  })
}

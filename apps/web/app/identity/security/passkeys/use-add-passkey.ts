import { addPasskey, beginPasskey } from '@ante/contract/identity/passkeys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../../lib/calls/call.ts'
import { createPasskey } from '../../../lib/sealed/web-authn.ts'
import { rememberPasskey } from '../known-passkey.ts'
import { SECURITY_KEY } from '../queries.ts'

/** Requests the options from the gateway, creates the passkey on the device, and registers it. */
export function useAddPasskey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const { options } = await call(beginPasskey, { password })
      return call(addPasskey, { name, response: await createPasskey(options) })
    },
    onSuccess: () => {
      rememberPasskey()
      return queries.invalidateQueries({ queryKey: SECURITY_KEY })
    },
    networkMode: 'always',
  })
}

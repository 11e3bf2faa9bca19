import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'

import { addressed } from '../../app/lib/calls/call.ts'
import type { SignedIn } from './new-member.ts'

/** Calls an endpoint of Aurora as another device of a member or of a visitor. Throws the code of a refusal. */
export async function callAs<E extends Endpoint>(
  member: Pick<SignedIn, 'session'> | null,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { address, body } = addressed(endpoint, input)
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      [header.merchant]: 'aurora',
      ...(member && { [header.authorization]: member.session.token }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(endpoint.moduleId && { [header.moduleId]: endpoint.moduleId }),
      ...(endpoint.idempotencyKey && { [header.idempotencyKey]: crypto.randomUUID() }),
    },
    body: body && JSON.stringify(body),
  })
  const envelope = await answer.json()
  if (!envelope.success) throw new Error(`${endpoint.path}: ${envelope.errorCode}`)
  // The cast is safe, because in tests the gateway validates its own answers.
  return endpoint.wire.output(envelope.value) as OutputOf<E>
}

import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import {
  seamlessAuthenticate,
  seamlessBalance,
  seamlessBet,
  seamlessCloseRound,
  seamlessJackpot,
  seamlessResettle,
  seamlessRollback,
  seamlessTransaction,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'
import type { FastifyRequest } from 'fastify'

import { commonRefusal } from '../../kit/refusal.ts'
import { serve } from '../../kit/serve.ts'
import type { UseCase } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { isBusy } from './call-wallet.ts'
import { authenticate } from './authenticate.ts'
import {
  correctWin,
  endRound,
  lookUpTransaction,
  payWin,
  rollBackBet,
  showBalance,
  showJackpot,
  takeBet,
} from './seamless-calls.ts'
import type { VendorCall } from './seamless-calls.ts'
import { seamlessJackpots } from './seamless-jackpots.ts'
import { verifySignature } from './verify-signature.ts'
import type { SignedBy } from './verify-signature.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import type { VendorPorts } from '../vendors/vendor-ports.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Signature of the call, on vendor routes. */
    signedBy: SignedBy | null
  }
}

/** Routes that vendors call. `app` is a separate scope: all its calls are signed, and the host is not checked. */
export function vendorRoutes(app: Server, ports: VendorPorts): void {
  const { clock, catalogue, db, keys, wallet } = ports
  const nodeOf = (vendor: string, gameId: string) => catalogue.nodeOf(vendor, gameId)
  const parts = { wallet, nodeOf, jackpots: seamlessJackpots(db), calls: keys.calls }

  app.decorateRequest('signedBy', null)
  app.addHook('preHandler', async (request) => {
    request.signedBy = await verifySignature({ keys, clock }, request, request.routeOptions.url ?? '')
  })
  answer(app, seamlessBalance, showBalance, parts)
  answer(app, seamlessJackpot, showJackpot, parts)
  answer(app, seamlessBet, takeBet, parts)
  answer(app, seamlessWin, payWin, parts)
  answer(app, seamlessRollback, rollBackBet, parts)
  answer(app, seamlessResettle, correctWin, parts)
  answer(app, seamlessCloseRound, endRound, parts)
  answer(app, seamlessTransaction, lookUpTransaction, parts)
  serve(app, seamlessAuthenticate, (input, _context, request) => authenticate(ports, signerOf(request), input), {
    anyHost: true,
  })
}

/** Serves a call by `useCase` for the vendor that signed it. */
function answer<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: (call: VendorCall, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
  { calls, ...parts }: Omit<VendorCall, 'signedBy'> & { calls: VendorKeys['calls'] },
): void {
  const answerSigned: UseCase<E> = async (input, { requestId }, request) => {
    const signedBy = signerOf(request)
    const work = async () => {
      try {
        return await useCase({ ...parts, signedBy }, input)
      } catch (error) {
        if (isBusy(error)) throw commonRefusal('service.unavailable', { requestId })
        throw error
      }
    }
    return calls ? calls.measured(signedBy, work) : work()
  }
  serve(app, endpoint, answerSigned, { anyHost: true })
}

function signerOf({ signedBy }: FastifyRequest): SignedBy {
  if (!signedBy) throw new Error('a vendor call was not verified')
  return signedBy
}

import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import {
  seamlessAuthenticate,
  seamlessBalance,
  seamlessBet,
  seamlessCloseRound,
  seamlessRollback,
  seamlessTransaction,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'
import type { FastifyRequest } from 'fastify'
import pg from 'pg'

import { BatcherFull } from '../kit/batcher.ts'
import { refuseCommonly } from '../kit/refusal.ts'
import { serve } from '../kit/serve.ts'
import type { UseCase } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { authenticate } from './authenticate.ts'
import { forgetNonces } from './nonces.ts'
import { endRound, lookUpTransaction, payWin, rollBackBet, showBalance, takeBet } from './seamless-calls.ts'
import type { VendorCall } from './seamless-calls.ts'
import { verifySignature } from './verify-signature.ts'
import type { SignedBy } from './verify-signature.ts'
import type { VendorPorts } from './vendors/vendor-ports.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** On the vendors' routes: who signed the call. */
    signedBy: SignedBy | null
  }
}

const FORGET_EVERY_MS = 60_000
/** The database was too busy with the member's account: nothing was done, and the call may come again. */
const BUSY = new Set(['55P03', '40001', '40P01'])

/** What vendors call. `app` is a scope of its own: here every call is signed, and no host is asked for. */
export function vendorRoutes(app: Server, ports: VendorPorts): void {
  const { clock, catalogue, keys, wallet } = ports
  const nodeOf = (vendor: string, gameId: string) => catalogue.nodeOf(vendor, gameId)

  app.decorateRequest('signedBy', null)
  app.addHook('preHandler', async (request) => {
    request.signedBy = await verifySignature({ keys, clock }, request, request.routeOptions.url ?? '')
  })
  answer(app, seamlessBalance, showBalance, { wallet, nodeOf })
  answer(app, seamlessBet, takeBet, { wallet, nodeOf })
  answer(app, seamlessWin, payWin, { wallet, nodeOf })
  answer(app, seamlessRollback, rollBackBet, { wallet, nodeOf })
  answer(app, seamlessCloseRound, endRound, { wallet, nodeOf })
  answer(app, seamlessTransaction, lookUpTransaction, { wallet, nodeOf })
  serve(app, seamlessAuthenticate, (input, _context, request) => authenticate(ports, signerOf(request), input), {
    anyHost: true,
  })
  forgetOldNonces(app, ports)
}

/** Lets `useCase` answer a call for the vendor who signed it. */
function answer<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: (call: VendorCall, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
  parts: Omit<VendorCall, 'signedBy'>,
): void {
  const answerSigned: UseCase<E> = async (input, { requestId }, request) => {
    try {
      return await useCase({ ...parts, signedBy: signerOf(request) }, input)
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && BUSY.has(error.code ?? '')
      if (busy || error instanceof BatcherFull) throw refuseCommonly('service.unavailable', { requestId })
      throw error
    }
  }
  serve(app, endpoint, answerSigned, { anyHost: true })
}

function signerOf({ signedBy }: FastifyRequest): SignedBy {
  if (!signedBy) throw new Error('a vendor call came past its signature')
  return signedBy
}

function forgetOldNonces(app: Server, { db, clock, log }: VendorPorts): void {
  const forget = () =>
    void forgetNonces(db, clock).catch((error: unknown) => log.warn({ err: error }, 'nonces could not be forgotten'))
  const timer = setInterval(forget, FORGET_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

import { createECDH, randomBytes } from 'node:crypto'

import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import * as z from 'zod'

import { isSigned } from './is-signed.ts'
import { decryptPushMessage } from './decrypt-push-message.ts'
import type { ReceiverKeys } from './decrypt-push-message.ts'

const PATH_PREFIX = '/push-service'
/** Limits of stored devices and of notifications per device: the service is only for tests and demos. */
const MAX_DEVICES = 200
const MAX_NOTICES = 100
const MAX_BODY_BYTES = 4_096

interface Device extends ReceiverKeys {
  /** Status codes of the next answers, after which it accepts messages again. */
  answers: number[]
  notices: Notice[]
}

interface Notice {
  text: string
  ttl: number
  urgency: string
}

const Answers = z.object({ answers: z.array(z.number().int().min(200).max(599)).max(100) })

/**
 * Simulates a browser's push service and the browser itself: `POST /push-service/devices` creates a device and returns
 * the subscription that a page would get; messages to it are verified, decrypted and listed in `GET
 * /push-service/devices/:id`. `POST …/answers` makes the device answer with other status codes for a while: 410 for a
 * device that is gone, 429 or 500 for failures. State is lost when the process ends.
 */
export async function pushService(app: Server): Promise<null> {
  await app.register(async (scope) => pushRoutes(scope))
  return null
}

function pushRoutes(app: Server): void {
  const devices = new Map<string, Device>()
  const deviceOf = (id: string) => {
    const device = devices.get(id)
    if (!device) throw new Refused('push.device.unknown', {}, 404)
    return device
  }
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(`${PATH_PREFIX}/devices`, ({ protocol, host }) => {
    const id = randomBytes(12).toString('base64url')
    const [oldest] = devices.keys()
    if (devices.size >= MAX_DEVICES && oldest !== undefined) devices.delete(oldest)
    const device = newDevice()
    devices.set(id, device)
    return {
      id,
      endpoint: `${protocol}://${host}${PATH_PREFIX}/send/${id}`,
      p256dh: device.publicKey.toString('base64url'),
      auth: device.auth.toString('base64url'),
    }
  })
  app.get<{ Params: { id: string } }>(`${PATH_PREFIX}/devices/:id`, ({ params }) => ({
    notices: deviceOf(params.id).notices,
  }))
  app.post<{ Params: { id: string } }>(`${PATH_PREFIX}/devices/:id/answers`, ({ params, body }) => {
    const parsed = Answers.safeParse(body)
    if (!parsed.success) throw new Refused('invalid', { problem: z.prettifyError(parsed.error) }, 400)
    deviceOf(params.id).answers = parsed.data.answers
    return {}
  })

  app.post<{ Params: { id: string } }>(
    `${PATH_PREFIX}/send/:id`,
    async ({ params, headers, body, protocol, host }, reply) => {
      const device = devices.get(params.id)
      if (!device) return reply.code(404).send()
      const answer = device.answers.shift()
      if (answer !== undefined) return reply.code(answer).send()
      const { authorization, ttl, urgency = 'normal', 'content-encoding': coding } = headers
      if (!(await isSigned(authorization, { origin: `${protocol}://${host}`, now: new Date() })))
        return reply.code(403).send()
      if (!Buffer.isBuffer(body) || body.length > MAX_BODY_BYTES || coding !== 'aes128gcm' || ttl === undefined) {
        return reply.code(400).send()
      }
      const notice = { text: decryptPushMessage(body, device), ttl: Number(ttl), urgency: String(urgency) }
      device.notices = [...device.notices, notice].slice(-MAX_NOTICES)
      return reply.code(201).send()
    },
  )
}

function newDevice(): Device {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  return { publicKey, privateKey: pair.getPrivateKey(), auth: randomBytes(16), answers: [], notices: [] }
}

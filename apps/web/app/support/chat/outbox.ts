import type { ChatMessage } from '@ante/contract/support/chat.ts'
import { sendMessage } from '@ante/contract/support/chat.ts'
import { PICTURE_LIMITS, sendPicture } from '@ante/contract/support/pictures.ts'
import type { QueryClient } from '@tanstack/react-query'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { call } from '../../lib/calls/call.ts'
import { sendFile } from '../../lib/calls/send-file.ts'
import { randomId } from '../../lib/sealed/random-id.ts'
import { preparePicture } from '../../ui/attach/prepare-picture.ts'
import type { PictureProblem, PreparedPicture } from '../../ui/attach/prepare-picture.ts'
import { conversation, withMessage } from './queries.ts'
import { outbox, ownerNow } from './unsent.ts'
import type { Unsent } from './unsent.ts'
import { forgetVisitor, someVisitor } from './visitor.ts'

/** One after the other, so that they arrive as they were said. */
let last: Promise<unknown> = Promise.resolve()

/** Says something. It is shown at once, and sent until it is there or somebody has to try again. */
export function say(queries: QueryClient, text: string): void {
  add(queries, { text })
}

/** Sends a picture; or tells why the file will not do. */
export async function sayPicture(queries: QueryClient, file: Blob): Promise<PictureProblem | null> {
  const chosen = await preparePicture(file, PICTURE_LIMITS)
  if (typeof chosen === 'string') return chosen
  add(queries, { text: '', chosen })
  return null
}

function add(queries: QueryClient, said: Pick<Unsent, 'text' | 'chosen'>): void {
  const unsent: Unsent = {
    ...said,
    clientId: randomId(),
    at: new Date().toISOString(),
    owner: ownerNow(),
    state: 'sending',
  }
  outbox.set([...outbox.get(), unsent])
  enqueue(queries, unsent.clientId)
}

/** Sends what failed once more: under its name it is kept once, even if it did arrive. */
export function sayAgain(queries: QueryClient, clientId: string): void {
  change(clientId, { state: 'sending' })
  enqueue(queries, clientId)
}

/** Goes on with what an earlier page did not get sent: under its name it is kept once, even if it did arrive. */
export function sendKept(queries: QueryClient, owner: string | null): void {
  for (const one of outbox.get()) if (one.owner === owner && one.state === 'sending') enqueue(queries, one.clientId)
}

/** What was to be said before somebody signed in is his, like what was said. */
export function takeUnsentOver(): void {
  const owner = ownerNow()
  outbox.set(outbox.get().map((one) => (one.owner === null ? { ...one, owner } : one)))
}

/** Gives up what could not be sent. */
export function discard(clientId: string): void {
  outbox.set(outbox.get().filter((one) => one.clientId !== clientId))
}

function enqueue(queries: QueryClient, clientId: string): void {
  last = last.then(() => deliver(queries, clientId))
}

async function deliver(queries: QueryClient, clientId: string): Promise<void> {
  const unsent = outbox.get().find((one) => one.clientId === clientId)
  if (!unsent || unsent.state !== 'sending' || unsent.owner !== ownerNow()) return
  try {
    const message = await taken(unsent)
    queries.setQueryData(conversation.queryKey, (chat) => withMessage(chat, message))
    discard(clientId)
  } catch (error) {
    change(clientId, { state: 'failed', error })
  }
}

async function taken(unsent: Unsent): Promise<ChatMessage> {
  const { clientId, text, chosen, owner } = unsent
  const picture = unsent.picture ?? (chosen && (await upload(clientId, chosen)))
  const said = { clientId, text, ...(picture !== undefined && { picture }) }
  if (owner !== null) return call(sendMessage, said)
  const visitor = await someVisitor()
  try {
    return await call(sendMessage, { ...said, visitor })
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'chat.visitor.not.found') throw error
    // Its conversation is not there any more, so nothing of it is lost by another one.
    forgetVisitor()
    return call(sendMessage, { ...said, visitor: await someVisitor() })
  }
}

async function upload(clientId: string, { file }: PreparedPicture): Promise<string> {
  const sending = { onProgress: () => undefined, signal: new AbortController().signal }
  const { name } = await sendFile(sendPicture, {}, file, sending)
  change(clientId, { picture: name })
  return name
}

function change(clientId: string, changed: Partial<Unsent>): void {
  outbox.set(outbox.get().map((one) => (one.clientId === clientId ? { ...one, ...changed } : one)))
}

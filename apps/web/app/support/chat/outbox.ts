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
import { outbox, currentOwner } from './unsent.ts'
import type { UnsentMessage } from './unsent.ts'
import { clearVisitor, visitorToken } from './visitor.ts'

/** Messages are sent sequentially, so that they arrive in order. */
let last: Promise<unknown> = Promise.resolve()

/** Sends a message. It is shown immediately, and sent until it arrives or fails. */
export function sendText(queries: QueryClient, text: string): void {
  add(queries, { text })
}

/** Sends a picture; returns the problem if the file is not acceptable. */
export async function sendImage(queries: QueryClient, file: Blob): Promise<PictureProblem | null> {
  const chosen = await preparePicture(file, PICTURE_LIMITS)
  if (typeof chosen === 'string') return chosen
  add(queries, { text: '', chosen })
  return null
}

function add(queries: QueryClient, input: Pick<UnsentMessage, 'text' | 'chosen'>): void {
  const unsent: UnsentMessage = {
    ...input,
    clientId: randomId(),
    at: new Date().toISOString(),
    owner: currentOwner(),
    state: 'sending',
  }
  outbox.set([...outbox.get(), unsent])
  enqueue(queries, unsent.clientId)
}

/** Resends a failed message: its client id ensures that it is stored once, even if it did arrive. */
export function resend(queries: QueryClient, clientId: string): void {
  change(clientId, { state: 'sending' })
  enqueue(queries, clientId)
}

/**
 * Resends messages that an earlier page could not send: their client ids ensure that each is stored once, even if it
 * did arrive.
 */
export function sendQueued(queries: QueryClient, owner: string | null): void {
  for (const item of outbox.get()) if (item.owner === owner && item.state === 'sending') enqueue(queries, item.clientId)
}

/** Assigns a visitor's unsent messages to the member who signs in, like the sent ones. */
export function takeUnsentOver(): void {
  const owner = currentOwner()
  outbox.set(outbox.get().map((item) => (item.owner === null ? { ...item, owner } : item)))
}

/** Deletes a message that could not be sent. */
export function discard(clientId: string): void {
  outbox.set(outbox.get().filter((candidate) => candidate.clientId !== clientId))
}

function enqueue(queries: QueryClient, clientId: string): void {
  last = last.then(() => sendUnsent(queries, clientId))
}

async function sendUnsent(queries: QueryClient, clientId: string): Promise<void> {
  const unsent = outbox.get().find((candidate) => candidate.clientId === clientId)
  if (!unsent || unsent.state !== 'sending' || unsent.owner !== currentOwner()) return
  try {
    const message = await deliver(unsent)
    queries.setQueryData(conversation.queryKey, (chat) => withMessage(chat, message))
    discard(clientId)
  } catch (error) {
    change(clientId, { state: 'failed', error })
  }
}

async function deliver(unsent: UnsentMessage): Promise<ChatMessage> {
  const { clientId, text, chosen, owner } = unsent
  const picture = unsent.picture ?? (chosen && (await upload(clientId, chosen)))
  const input = { clientId, text, ...(picture !== undefined && { picture }) }
  if (owner !== null) return call(sendMessage, input)
  const visitor = await visitorToken()
  try {
    return await call(sendMessage, { ...input, visitor })
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'chat.visitor.not.found') throw error
    // The visitor's chat no longer exists at the gateway, so the message begins a new chat.
    clearVisitor()
    return call(sendMessage, { ...input, visitor: await visitorToken() })
  }
}

async function upload(clientId: string, { file }: PreparedPicture): Promise<string> {
  const sending = { onProgress: () => undefined, signal: new AbortController().signal }
  const { name } = await sendFile(sendPicture, {}, file, sending)
  change(clientId, { picture: name })
  return name
}

function change(clientId: string, changed: Partial<UnsentMessage>): void {
  outbox.set(outbox.get().map((item) => (item.clientId === clientId ? { ...item, ...changed } : item)))
}

import { playPath } from '@ante/studio/kit/play-contract.ts'
import { RoomMessage } from '@ante/studio/kit/room-contract.ts'

import type { TestPlayer, StudioProcess } from './studio-process.ts'

/** Records every byte that pages receive from rooms, while a test is subscribed. */
export class Streams {
  readonly #studio: StudioProcess
  readonly #lines: AbortController[] = []

  constructor(studio: StudioProcess) {
    this.#studio = studio
  }

  /** Subscribes a page to a room. Returns a function that returns all text received so far. */
  async bytesOf({ page }: TestPlayer, room: string): Promise<() => string> {
    const line = new AbortController()
    this.#lines.push(line)
    const headers = { Authorization: `Bearer ${page.key}`, Accept: 'text/event-stream' }
    const answer = await fetch(this.#studio.url + playPath.room + room, { headers, signal: line.signal })
    let text = ''
    const listen = async () => {
      for await (const bytes of answer.body ?? []) text += Buffer.from(bytes).toString()
    }
    listen().catch(() => null)
    return () => text
  }

  close(): void {
    for (const line of this.#lines.splice(0)) line.abort()
  }
}

/** Returns all complete messages in order. */
export const messagesIn = (text: string): RoomMessage[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .map((message) => RoomMessage.parse(JSON.parse(message.slice('data: '.length))))

export const bodiesIn = (text: string): unknown[] =>
  messagesIn(text).flatMap((message) => ('body' in message ? [message.body] : []))

/** Returns possible encodings of a secret in hexadecimal digits; hexadecimal encodings are in lower case. */
function spellingsOf(hex: string): string[] {
  const bytes = Buffer.from(hex, 'hex')
  const backwards = Buffer.from(bytes.toReversed())
  return [
    ...[bytes, backwards].flatMap((item) => [item.toString('hex'), `${BigInt(`0x${item.toString('hex')}`)}`]),
    ...[bytes, backwards, Buffer.from(hex)].flatMap((item) => [item.toString('base64'), item.toString('base64url')]),
    [...bytes].join(),
    bytes.toString('latin1'),
  ].map((item) => item.replace(/=+$/, ''))
}

/** Returns the encodings of a secret that a text contains; hexadecimal ones are found in either case. */
export function spelled(secretHex: string, text: string): string[] {
  const small = text.toLowerCase()
  return spellingsOf(secretHex).filter(
    (item) => text.includes(item) || (/^[0-9a-f]+$/.test(item) && small.includes(item)),
  )
}

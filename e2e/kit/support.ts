import { withDatabase } from './ledger.ts'

const CONVERSATION = 'select conversation_id as number from support_message where text = $1'

/**
 * Returns the number by which the merchant's staff addresses the chat with this message; null before the message was
 * stored.
 */
export const conversationNumber = (text: string): Promise<string | null> => numberIn(CONVERSATION, text)

function numberIn(query: string, text: string): Promise<string | null> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ number: bigint }>(query, [text])
    return rows[0] ? String(rows[0].number) : null
  })
}

import { withDatabase } from './ledger.ts'

const CONVERSATION = 'select conversation_id as number from support_message where text = $1'

/**
 * Returns the number under which the merchant's agents see the chat that contains this message; null before it was
 * sent.
 */
export const conversationNumber = (text: string): Promise<string | null> => numberIn(CONVERSATION, text)

function numberIn(query: string, text: string): Promise<string | null> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ number: bigint }>(query, [text])
    return rows[0] ? String(rows[0].number) : null
  })
}

import { withDatabase } from './ledger.ts'

const CONVERSATION = 'select conversation_id as number from support_message where text = $1'

/** The number under which the merchant's people see the conversation in which this was said; null before it was. */
export const conversationNumber = (text: string): Promise<string | null> => numberIn(CONVERSATION, text)

function numberIn(query: string, text: string): Promise<string | null> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ number: bigint }>(query, [text])
    return rows[0] ? String(rows[0].number) : null
  })
}

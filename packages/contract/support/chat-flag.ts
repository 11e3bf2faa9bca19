/** The merchant's flag of the chat. */
export const CHAT_FLAG = 'LIVECHAT3'

/** The merchant's switch for the chat. */
export const CHAT_FLAG = 'LIVECHAT3'

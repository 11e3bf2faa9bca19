/** Address of the chat: a part of the customer-service page. */
export const CHAT_ADDRESS = '/m/service?chat=1'

/** Where the conversation is: a part of the page of customer service. */
export const CHAT_ADDRESS = '/m/service?chat=1'

import { ContinueSlot } from '../catalogue/continue-slot.tsx'

const loadShelf = async () => (await import('./continue-own-shelf.tsx')).ContinueOwnShelf

/** Slot of the member's games, including the lotteries of the gateway. */
export const ContinueOwnSlot = () => <ContinueSlot loadShelf={loadShelf} />

import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Mga hanay',
  risk: 'Panganib',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  landed: 'Butas {slot} sa {slots}: ×{price}',
  howFall:
    'Nahuhulog ang bola sa mga hanay ng pako. Sa bawat pako, pakaliwa o pakanan ito nang pantay ang tsansa, at ang butas na binagsakan ang nagbabayad ng presyo nito sa taya mo, kasama na ang taya.',
  howRisk: 'Kapag mas maraming hanay at mas mataas ang panganib, mas malaki ang bayad sa gilid at mas maliit sa gitna.',
  howDraw:
    'Bawat hanay ay isang numerong mas mababa sa 2: 0 ay kaliwa, 1 ay kanan. Ang butas ay kung ilang beses kumanan ang bola.',
  board: '{rows} hanay, {risk}',
  middleToEdge: 'Mga butas mula gilid hanggang gitna, at ang tsansa ng bawat isa',
}

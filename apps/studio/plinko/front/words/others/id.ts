import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Baris',
  risk: 'Risiko',
  low: 'Rendah',
  medium: 'Sedang',
  high: 'Tinggi',
  landed: 'Lubang {slot} dari {slots}: ×{price}',
  howFall:
    'Bola jatuh melewati barisan paku. Di setiap paku bola ke kiri atau ke kanan, dengan peluang yang sama, dan lubang tempatnya berakhir membayar sebesar angkanya kali taruhanmu, termasuk taruhan.',
  howRisk:
    'Lebih banyak baris dan risiko lebih tinggi membuat lubang di tepi membayar lebih besar dan yang di tengah lebih kecil.',
  howDraw:
    'Setiap baris adalah satu angka di bawah 2: 0 berarti kiri, 1 berarti kanan. Lubangnya adalah berapa kali bola ke kanan.',
  board: '{rows} baris, {risk}',
  middleToEdge: 'Lubang dari tepi ke tengah, dengan peluangnya',
}

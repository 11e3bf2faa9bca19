import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Baris',
  risk: 'Risiko',
  low: 'Rendah',
  medium: 'Sederhana',
  high: 'Tinggi',
  landed: 'Lubang {slot} daripada {slots}: ×{price}',
  howFall:
    'Bola jatuh melalui barisan pasak. Pada setiap pasak ia ke kiri atau ke kanan, kedua-duanya sama peluang, dan lubang tempat ia berakhir membayar angkanya kali taruhan anda, termasuk taruhan.',
  howRisk:
    'Lebih banyak baris dan lebih tinggi risiko menjadikan lubang di tepi membayar lebih dan yang di tengah kurang.',
  howDraw:
    'Setiap baris ialah satu nombor di bawah 2: 0 ialah kiri, 1 ialah kanan. Lubang ialah berapa kali bola ke kanan.',
  board: '{rows} baris, {risk}',
  middleToEdge: 'Lubang dari tepi ke tengah, dengan peluangnya',
}

import { studioFilipino } from '../../../studio/front/words/filipino.ts'
import type { NeutralWords } from './words.ts'

export const slotFilipino: NeutralWords = {
  ...studioFilipino,
  spin: 'Paikutin',
  spinning: 'Umiikot',
  paytable: 'Talaan ng bayad',
  fairness:
    'Binubunot ng server ang bawat round bago huminto ang mga reel, at pantay ang pagkakataon ng bawat hinto. Walang nababago ang pindot mo o ang bilis nito.',
  wild: 'Wild',
  scatter: 'Bituin',
  gems: ['Rubi', 'Esmeralda', 'Sapiro', 'Ametista', 'Topasyo', 'Akwamarin', 'Rosas na kuwarts', 'Peridot'],
  cards: ['Puso', 'Diyamante', 'Espada', 'Trebol', 'A', 'K', 'Q', 'J'],
  fruit: ['Pakwan', 'Presa', 'Ubas', 'Dalandan', 'Mansanas', 'Sirwelas', 'Limon', 'Seresa'],
}

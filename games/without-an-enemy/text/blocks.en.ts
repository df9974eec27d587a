// English names of the blocks, by the ids of the game's data.
import type { BlockName } from '@rose/without-an-enemy/ids';

export interface BlockWords {
  /** On the block itself. */
  readonly short: string;
  /** The full title, as a heading or a list writes it. */
  readonly title: string;
  /** The block inside a sentence, always one: never to be taken for the place of the same name. */
  readonly the: string;
}

const bare = (short: string, title: string): BlockWords => ({ short, title, the: title });
const earl = (of: string): BlockWords => ({ short: of, title: `Earl of ${of}`, the: `the Earl of ${of}` });
const lord = (name: string): BlockWords => bare(name, `Lord ${name}`);
const knight = (short: string, name: string): BlockWords => bare(short, `Sir ${name}`);
/** Horse and foot of a commander: “Wilmot’s Horse”. */
const horse = (short: string, whose = `${short}’s`): BlockWords => bare(short, `${whose} Horse`);
const foot = (short: string, whose = `${short}’s`): BlockWords => bare(short, `${whose} Foot`);
const unit = (short: string, title: string, name = title): BlockWords => ({ short, title, the: `the ${name}` });

export const BLOCKS: { readonly [B in BlockName]: BlockWords } = {
  'r-charles': bare('The King', 'King Charles'),
  'r-rupert': bare('Rupert', 'Prince Rupert'),
  'r-maurice': bare('Maurice', 'Prince Maurice'),
  'r-forth': earl('Forth'),
  'r-wilmot': horse('Wilmot'),
  'r-goring': horse('Goring'),
  'r-lifeguard': unit('Lifeguard', 'Lifeguard of Foot'),
  'r-astley': foot('Astley'),
  'r-gerard-foot': unit('Oxford', 'Oxford Army Foot'),
  'r-train': unit('Royal Train', 'Royal Train of Artillery'),
  'r-henrietta': bare('Henrietta', 'Queen Henrietta'),
  'r-cessation-1': unit('Leinster', 'Leinster Foot'),
  'r-cessation-2': unit('Munster', 'Munster Foot'),
  'r-cessation-3': unit('Dublin', 'Dublin Foot'),
  'r-newcastle': { short: 'Newcastle', title: 'Marquess of Newcastle', the: 'the Marquess of Newcastle' },
  'r-whitecoats': unit('Whitecoats', 'Whitecoats', 'Whitecoat regiment'),
  'r-langdale': bare('Langdale', 'Langdale’s Northern Horse'),
  'r-savile': bare('Savile', 'Savile’s Yorkshire Horse'),
  'r-north-foot': unit('North', 'Northern Foot'),
  'r-musgrave': bare('Musgrave', 'Musgrave’s Cumberland Foot'),
  'r-derby': earl('Derby'),
  'r-north-guns': unit('Northern', 'Northern Guns', 'Northern artillery'),
  'r-loughborough': lord('Loughborough'),
  'r-newark-foot': unit('Newark', 'Newark Foot'),
  'r-northampton': bare('Northampton', 'Northampton’s Horse'),
  'r-midland-foot': unit('Midlands', 'Royalist Midland Foot'),
  'r-byron': lord('Byron'),
  'r-gerard': horse('Gerard'),
  'r-herbert': bare('Herbert', 'Herbert’s Raglan Foot'),
  'r-north-welsh': unit('N. Wales', 'North Welsh Foot'),
  'r-south-welsh': unit('S. Wales', 'South Welsh Foot'),
  'r-marches-foot': unit('Marches', 'Marches Foot'),
  'r-hopton': knight('Hopton', 'Ralph Hopton'),
  'r-cornish-1': bare('Grenville', 'Grenville’s Cornish Foot'),
  'r-cornish-2': bare('Slanning', 'Slanning’s Cornish Foot'),
  'r-hertford': bare('Hertford', 'Hertford’s Western Horse'),
  'r-west-foot': unit('West', 'Royalist Western Foot'),
  'r-west-guns': unit('Western', 'Western Guns', 'Western artillery'),
  'r-clubmen': unit('Clubmen', 'Dorset Clubmen', 'band of Dorset Clubmen'),
  'p-essex': earl('Essex'),
  'p-stapleton': horse('Stapleton'),
  'p-balfour': horse('Balfour'),
  'p-skippon': foot('Skippon'),
  'p-holles': foot('Holles'),
  'p-essex-train': bare('Train', 'Essex’s Train of Artillery'),
  'p-london-guns': unit('London', 'London Guns', 'London artillery'),
  'p-trained-1': unit('Bands', 'London Trained Bands', 'London Trained Band brigade'),
  'p-trained-2': unit('Auxiliaries', 'London Auxiliaries', 'London Auxiliary brigade'),
  'p-cromwell': bare('Cromwell', 'Oliver Cromwell'),
  'p-manchester': earl('Manchester'),
  'p-eastern-foot-1': unit('Eastern', 'Eastern Association Foot'),
  'p-eastern-foot-2': unit('Norfolk', 'Lincolnshire and Norfolk Foot'),
  'p-eastern-horse': unit('Eastern', 'Eastern Association Horse'),
  'p-kent-foot': unit('Kent', 'South-Eastern Foot'),
  'p-waller': knight('Waller', 'William Waller'),
  'p-haselrig': bare('Haselrig', 'Haselrig’s Lobster Horse'),
  'p-stamford': bare('Stamford', 'Stamford’s Western Foot'),
  'p-bristol-foot': unit('Bristol', 'Bristol Foot'),
  'p-plymouth': unit('Plymouth', 'Plymouth Garrison'),
  'p-midland-foot': unit('Warwick', 'Warwickshire Foot'),
  'p-gell': knight('Gell', 'John Gell'),
  'p-grey': horse('Grey', 'Grey of Groby’s'),
  'p-brereton': knight('Brereton', 'William Brereton'),
  'p-massey': bare('Massey', 'Massey’s Gloucester Foot'),
  'p-laugharne': bare('Laugharne', 'Laugharne’s Pembroke Foot'),
  'p-fairfax': lord('Fairfax'),
  'p-thomas-fairfax': knight('T. Fairfax', 'Thomas Fairfax'),
  'p-north-foot': unit('W. Riding', 'West Riding Foot'),
  'p-lancs-foot': unit('Lancashire', 'Lancashire Foot'),
  'p-hotham': bare('Hotham', 'Hotham’s Hull Garrison'),
  'p-clubmen': unit('Clubmen', 'Somerset Clubmen', 'band of Somerset Clubmen'),
  'p-nma-fairfax': unit('Fairfax', 'New Model Army, Fairfax', 'New Model under Fairfax'),
  'p-nma-cromwell': unit('Cromwell', 'New Model Army, Cromwell', 'New Model Horse of Cromwell'),
  'p-nma-ireton': unit('Ireton', 'New Model Army, Ireton’s Horse', 'New Model Horse of Ireton'),
  'p-nma-skippon': unit('Skippon', 'New Model Army, Skippon’s Foot', 'New Model Foot of Skippon'),
  'p-nma-foot': unit('New Model', 'New Model Army, Foot brigade', 'New Model Foot brigade'),
  'p-nma-train': unit('Train', 'New Model Army, Train of Artillery', 'New Model Train of Artillery'),
  'c-leven': earl('Leven'),
  'c-baillie': foot('Baillie'),
  'c-lindsay': foot('Lindsay'),
  'c-leslie': horse('Leslie', 'David Leslie’s'),
  'c-guns': unit('Covenant', 'Covenanter Guns', 'Covenanter artillery'),
  'c-callendar-1': unit('Callendar I', 'First regiment of Callendar', 'first regiment of Callendar'),
  'c-callendar-2': unit('Callendar II', 'Second regiment of Callendar', 'second regiment of Callendar'),
};

// French names of the blocks, by the ids of the game's data.
import { upper } from '@rose/table/text';
import type { BlockName } from '@rose/without-an-enemy/ids';
import { of } from './names.fr.ts';

export interface BlockWords {
  /** On the block itself. */
  readonly short: string;
  /** The full title, as a heading or a list writes it. */
  readonly title: string;
  /** The block inside a sentence, alone and after « de », always one: never to be taken for the place of that name. */
  readonly the: string;
  readonly of: string;
  readonly feminine: boolean;
}

const masculine = (short: string, name: string, title = upper(name)): BlockWords => ({
  short,
  title,
  the: `le ${name}`,
  of: `du ${name}`,
  feminine: false,
});
const feminine = (short: string, name: string, title = upper(name)): BlockWords => {
  const the = /^[aeiou]/.test(name) ? 'l’' : 'la ';
  return { short, title, the: `${the}${name}`, of: `de ${the}${name}`, feminine: true };
};
/** A man without an article: « lord Byron », « sir Ralph Hopton ». */
const man = (short: string, name: string): BlockWords => ({
  short,
  title: upper(name),
  the: name,
  of: `${of(name)}${name}`,
  feminine: false,
});
const earl = (name: string): BlockWords => masculine(name, `comte ${of(name)}${name}`);
const horse = (short: string, whose = `${of(short)}${short}`): BlockWords => feminine(short, `cavalerie ${whose}`);
const foot = (short: string, whose = `${of(short)}${short}`): BlockWords => feminine(short, `infanterie ${whose}`);
/** « la cavalerie New Model de Cromwell », told from the block it replaces. */
const newModel = (short: string, arm: string, whose: string): BlockWords =>
  feminine(short, `${arm} New Model ${whose}`, `New Model Army : ${arm} ${whose}`);
const guns = (short: string, whose: string): BlockWords => feminine(short, `artillerie ${whose}`);

export const BLOCKS: { readonly [B in BlockName]: BlockWords } = {
  'r-charles': masculine('Le Roi', 'roi Charles'),
  'r-rupert': masculine('Rupert', 'prince Rupert'),
  'r-maurice': masculine('Maurice', 'prince Maurice'),
  'r-forth': earl('Forth'),
  'r-wilmot': horse('Wilmot'),
  'r-goring': horse('Goring'),
  'r-lifeguard': feminine('Garde', 'Garde à pied du roi'),
  'r-astley': foot('Astley'),
  'r-gerard-foot': foot('Oxford', 'de l’armée d’Oxford'),
  'r-train': guns('Train royal', 'royale'),
  'r-henrietta': feminine('Henriette', 'reine Henriette'),
  'r-cessation-1': foot('Leinster', 'du Leinster'),
  'r-cessation-2': foot('Munster', 'du Munster'),
  'r-cessation-3': foot('Dublin'),
  'r-newcastle': masculine('Newcastle', 'marquis de Newcastle'),
  'r-whitecoats': masculine('Habits blancs', 'régiment des Habits blancs'),
  'r-langdale': horse('Langdale'),
  'r-savile': horse('Savile'),
  'r-north-foot': foot('Nord', 'du Nord'),
  'r-musgrave': foot('Musgrave'),
  'r-derby': earl('Derby'),
  'r-north-guns': guns('Nord', 'du Nord'),
  'r-loughborough': man('Loughborough', 'lord Loughborough'),
  'r-newark-foot': foot('Newark'),
  'r-northampton': horse('Northampton'),
  'r-midland-foot': foot('Midlands', 'royaliste des Midlands'),
  'r-byron': man('Byron', 'lord Byron'),
  'r-gerard': horse('Gerard'),
  'r-herbert': foot('Herbert'),
  'r-north-welsh': foot('Galles N.', 'galloise du Nord'),
  'r-south-welsh': foot('Galles S.', 'galloise du Sud'),
  'r-marches-foot': foot('Marches', 'des Marches'),
  'r-hopton': man('Hopton', 'sir Ralph Hopton'),
  'r-cornish-1': foot('Grenville'),
  'r-cornish-2': foot('Slanning'),
  'r-hertford': horse('Hertford'),
  'r-west-foot': foot('Ouest', 'royaliste de l’Ouest'),
  'r-west-guns': guns('Ouest', 'de l’Ouest'),
  'r-clubmen': feminine('Clubmen', 'bande des Clubmen du Dorset', 'Clubmen du Dorset'),
  'p-essex': earl('Essex'),
  'p-stapleton': horse('Stapleton'),
  'p-balfour': horse('Balfour'),
  'p-skippon': foot('Skippon'),
  'p-holles': foot('Holles'),
  'p-essex-train': guns('Train', 'du comte d’Essex'),
  'p-london-guns': guns('Londres', 'de Londres'),
  'p-trained-1': feminine('Milice', 'milice de Londres'),
  'p-trained-2': feminine('Auxiliaires', 'brigade auxiliaire de Londres', 'Auxiliaires de Londres'),
  'p-cromwell': man('Cromwell', 'Oliver Cromwell'),
  'p-manchester': earl('Manchester'),
  'p-eastern-foot-1': foot('Est', 'de l’Association de l’Est'),
  'p-eastern-foot-2': foot('Norfolk', 'du Lincolnshire et du Norfolk'),
  'p-eastern-horse': horse('Est', 'de l’Association de l’Est'),
  'p-kent-foot': foot('Kent', 'du Sud-Est'),
  'p-waller': man('Waller', 'sir William Waller'),
  'p-haselrig': feminine('Haselrig', 'cavalerie de Haselrig', 'Les « Homards » de Haselrig'),
  'p-stamford': foot('Stamford'),
  'p-bristol-foot': foot('Bristol'),
  'p-plymouth': feminine('Plymouth', 'garnison de Plymouth'),
  'p-midland-foot': foot('Warwick', 'du Warwickshire'),
  'p-gell': man('Gell', 'sir John Gell'),
  'p-grey': horse('Grey', 'de Grey de Groby'),
  'p-brereton': man('Brereton', 'sir William Brereton'),
  'p-massey': foot('Massey'),
  'p-laugharne': foot('Laugharne'),
  'p-fairfax': man('Fairfax', 'lord Fairfax'),
  'p-thomas-fairfax': man('T. Fairfax', 'sir Thomas Fairfax'),
  'p-north-foot': foot('W. Riding', 'du West Riding'),
  'p-lancs-foot': foot('Lancashire', 'du Lancashire'),
  'p-hotham': feminine('Hotham', 'garnison de Hotham'),
  'p-clubmen': feminine('Clubmen', 'bande des Clubmen du Somerset', 'Clubmen du Somerset'),
  'p-nma-fairfax': newModel('Fairfax', 'cavalerie', 'de Fairfax'),
  'p-nma-cromwell': newModel('Cromwell', 'cavalerie', 'de Cromwell'),
  'p-nma-ireton': newModel('Ireton', 'cavalerie', 'd’Ireton'),
  'p-nma-skippon': newModel('Skippon', 'infanterie', 'de Skippon'),
  'p-nma-foot': feminine('Brigade', 'brigade à pied de la New Model Army', 'New Model Army : brigade à pied'),
  'p-nma-train': feminine('Train', 'artillerie de la New Model Army', 'New Model Army : artillerie'),
  'c-leven': earl('Leven'),
  'c-baillie': foot('Baillie'),
  'c-lindsay': foot('Lindsay'),
  'c-leslie': horse('Leslie', 'de David Leslie'),
  'c-guns': guns('Covenant', 'covenantaire'),
  'c-callendar-1': masculine('Callendar I', 'premier régiment de Callendar'),
  'c-callendar-2': masculine('Callendar II', 'second régiment de Callendar'),
};

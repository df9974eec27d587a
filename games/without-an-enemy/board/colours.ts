// Regimental colours as data: what flies on each block. Foot carries an ensign with a cross in its canton, horse a cornet,
// guns a field piece with a flag. `bend azure argent` and `lion-rampant or`: a field, then how many of which device in which
// tincture. The devices are of our choice: plausible for the man, not copied from anywhere.
import { B, type BlockName, isCovenanter, isFoot } from '@rose/without-an-enemy/ids';
import type { DeviceName } from './charges.ts';

export const TINCTURES = {
  or: '#dcae45',
  argent: '#f4eedf',
  gules: '#a5302c',
  azure: '#2d5288',
  sable: '#2a2623',
  vert: '#3d6a3e',
  tenne: '#b4682f',
} as const;
export type Tincture = keyof typeof TINCTURES;
type Party = 'bend' | 'pale' | 'quarterly';
type Field = Tincture | `${Party} ${Tincture} ${Tincture}`;
type Device = `${'' | '2 ' | '3 '}${DeviceName} ${Tincture}`;
type Colours = readonly [field: Field, device?: Device];

const COLOURS: { readonly [B in BlockName]: Colours } = {
  'r-charles': ['azure', 'crown or'],
  'r-rupert': ['bend sable or', 'lion-rampant argent'],
  'r-maurice': ['bend azure argent', 'lion-rampant or'],
  'r-forth': ['argent', '3 lozenge gules'],
  'r-wilmot': ['gules', 'eagle argent'],
  'r-goring': ['or', 'annulet gules'],
  'r-lifeguard': ['gules', 'lion-passant or'],
  'r-astley': ['azure', '2 cinquefoil argent'],
  'r-gerard-foot': ['azure', 'sun or'],
  'r-train': ['gules'],
  'r-henrietta': ['azure', '3 fleur-de-lis or'],
  'r-cessation-1': ['vert', 'harp or'],
  'r-cessation-2': ['or', '3 crown azure'],
  'r-cessation-3': ['argent', '2 castle azure'],
  'r-newcastle': ['gules', '2 stags-head argent'],
  'r-whitecoats': ['argent', '3 cross-crosslet sable'],
  'r-langdale': ['sable', 'mullet argent'],
  'r-savile': ['argent', 'martlet sable'],
  'r-north-foot': ['azure', 'rose argent'],
  'r-musgrave': ['azure', '3 annulet or'],
  'r-derby': ['or', 'eagle sable'],
  'r-north-guns': ['argent'],
  'r-loughborough': ['argent', 'maunch sable'],
  'r-newark-foot': ['pale gules argent', 'tower or'],
  'r-northampton': ['sable', 'lion-passant or'],
  'r-midland-foot': ['gules', '2 crown or'],
  'r-byron': ['bend gules argent', 'luce azure'],
  'r-gerard': ['argent', 'cross-patty gules'],
  'r-herbert': ['pale azure gules', 'lion-rampant argent'],
  'r-north-welsh': ['quarterly or gules'],
  'r-south-welsh': ['gules', 'lion-rampant or'],
  'r-marches-foot': ['bend or azure', 'mullet argent'],
  'r-hopton': ['gules', 'lion-rampant or'],
  'r-cornish-1': ['gules', '3 wing or'],
  'r-cornish-2': ['argent', '2 rook gules'],
  'r-hertford': ['gules', 'wing or'],
  'r-west-foot': ['sable', '3 roundel or'],
  'r-west-guns': ['sable'],
  'r-clubmen': ['vert', 'ragged-staff or'],
  'p-essex': ['tenne', '2 roundel argent'],
  'p-stapleton': ['argent', 'lion-rampant sable'],
  'p-balfour': ['argent', 'leopards-face gules'],
  'p-skippon': ['gules', '3 annulet or'],
  'p-holles': ['tenne', 'mullet sable'],
  'p-essex-train': ['tenne'],
  'p-london-guns': ['gules'],
  'p-trained-1': ['gules', '3 lozenge argent'],
  'p-trained-2': ['or', '3 roundel sable'],
  'p-cromwell': ['sable', 'lion-rampant argent'],
  'p-manchester': ['vert', '2 mullet argent'],
  'p-eastern-foot-1': ['azure', '3 crown or'],
  'p-eastern-foot-2': ['argent', '2 crown gules'],
  'p-eastern-horse': ['azure', 'horse argent'],
  'p-kent-foot': ['gules', 'horse argent'],
  'p-waller': ['or', 'leaf vert'],
  'p-haselrig': ['vert', 'anchor or'],
  'p-stamford': ['bend argent azure', 'roundel gules'],
  'p-bristol-foot': ['gules', 'ship or'],
  'p-plymouth': ['vert', '2 tower argent'],
  'p-midland-foot': ['gules', 'bear argent'],
  'p-gell': ['bend azure or', 'mullet gules'],
  'p-grey': ['pale azure argent', 'roundel gules'],
  'p-brereton': ['argent', 'bow sable'],
  'p-massey': ['azure', '2 horseshoe argent'],
  'p-laugharne': ['vert', 'cross-patty or'],
  'p-fairfax': ['argent', 'lion-rampant sable'],
  'p-thomas-fairfax': ['azure', 'lion-rampant or'],
  'p-north-foot': ['azure', '3 martlet argent'],
  'p-lancs-foot': ['gules', 'rose or'],
  'p-hotham': ['or', '2 anchor azure'],
  'p-clubmen': ['tenne', 'ragged-staff argent'],
  'p-nma-fairfax': ['gules', 'lion-rampant or'],
  'p-nma-cromwell': ['gules', 'lion-rampant argent'],
  'p-nma-ireton': ['gules', 'cinquefoil argent'],
  'p-nma-skippon': ['gules', '3 annulet argent'],
  'p-nma-foot': ['gules', '3 cross-patty or'],
  'p-nma-train': ['gules'],
  'c-leven': ['azure', 'crown or'],
  'c-baillie': ['gules', '3 mullet argent'],
  'c-lindsay': ['pale gules azure'],
  'c-leslie': ['azure', 'buckle or'],
  'c-guns': ['azure'],
  'c-callendar-1': ['or', 'cinquefoil gules'],
  'c-callendar-2': ['argent', '2 cinquefoil azure'],
};

export interface Flag {
  readonly party: Party | undefined;
  readonly field: readonly [Tincture, Tincture?];
  readonly device?: { readonly count: number; readonly name: DeviceName; readonly in: Tincture };
  readonly canton: 'george' | 'andrew' | undefined;
}
const deviceOf = (text: string): NonNullable<Flag['device']> => {
  const words = text.split(' ');
  const [tincture, name] = [words.at(-1), words.at(-2)];
  return {
    count: words.length === 3 ? Number(words[0]) : 1,
    name: name as DeviceName,
    in: tincture as Tincture,
  };
};
export const flagOf = (block: BlockName): Flag => {
  const [field, device] = COLOURS[block];
  const words = field.split(' ');
  const party = words.length === 3 ? (words[0] as Party) : undefined;
  const [one, two] = words.slice(party ? 1 : 0) as [Tincture, Tincture?];
  const isClubmen = block.endsWith('-clubmen');
  return {
    party,
    field: two === undefined ? [one] : [one, two],
    ...(device !== undefined && { device: deviceOf(device) }),
    canton: !isFoot(B[block]) || isClubmen ? undefined : isCovenanter(B[block]) ? 'andrew' : 'george',
  };
};

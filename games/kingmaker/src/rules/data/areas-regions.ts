// Areas by region, as they were read off the geography; they travel packed with the areas.
import type { RegionName } from './areas.ts';

/** Where a card brings more men: Wales and the two northern lines are reconstructed area by area. */
export const REGION_AREAS: { readonly [R in RegionName]: string } = {
  london: 'london',
  conway: 'conway',
  calais: 'calais',
  ireland: 'ireland',
  wales: [
    'swansea cardigan st-davids harlech conway caernarvon denbigh aberystwyth chirk ruthin raglan pembroke',
    'cardiff brecon rhayader carmarthen lampeter bala welshpool machynlleth fishguard llandovery merthyr',
    'betws-y-coed pwllheli whitland newtown aberaeron builth llandeilo cowbridge anglesey',
  ].join(' '),
  'devon-cornwall': [
    'exeter plymouth dartmouth fowey launceston tawstock tiverton okehampton dartington penzance falmouth',
    'padstow lynton bude tintagel',
  ].join(' '),
  'north-of-trent': [
    'york newcastle lancaster nottingham carlisle durham berwick kingston-upon-hull preston doncaster derby',
    'beverley kendal pontefract scarborough bamburgh tutbury skipton brougham south-wingfield greystoke-castle',
    'morpeth epworth middleham raby sheriff-hutton alnwick warkworth cockermouth wressle helmsley masham',
    'bolton lathom sheffield clitheroe sandal kielder manchester millom buxton hexham guisborough',
    'kirkby-stephen otterburn whitby knaresborough halifax bridlington alston ingleton withernsea worksop',
    'egremont stanhope poulton liverpool wooler hartlepool glossop northallerton bewcastle pocklington cartmel',
    'pickering ambleside driffield darlington',
  ].join(' '),
  'north-of-tees': [
    'newcastle carlisle durham berwick bamburgh brougham greystoke-castle morpeth raby alnwick warkworth',
    'cockermouth kielder hexham otterburn alston egremont stanhope wooler hartlepool bewcastle darlington',
  ].join(' '),
};

// Roads: the areas each goes through, and the places it halts at.

export const WAYS: { readonly [road: string]: { readonly areas: string; readonly places: string } } = {
  'great-north-road': {
    areas:
      'london epping royston huntingdon fotheringhay stamford belvoir newark worksop doncaster pontefract york knaresborough northallerton darlington durham newcastle morpeth alnwick wooler berwick',
    places: 'london york newcastle durham berwick stamford doncaster pontefract newark morpeth alnwick',
  },
  'midland-road': {
    areas: 'london st-albans dunstable bedford northampton market-harborough leicester nottingham worksop doncaster',
    places: 'london nottingham leicester northampton st-albans doncaster',
  },
  'chester-road': {
    areas: 'northampton lutterworth coventry maxstoke lichfield stafford-castle newcastle-under-lyme nantwich chester',
    places: 'coventry northampton chester lichfield stafford-castle',
  },
  'oxford-road': {
    areas:
      'london st-albans high-wycombe wallingford oxford stow evesham worcester kidderminster bridgnorth shrewsbury',
    places: 'london shrewsbury worcester oxford',
  },
  'trent-road': {
    areas: 'shrewsbury red-castle stafford-castle tutbury derby nottingham',
    places: 'nottingham shrewsbury derby tutbury stafford-castle',
  },
  'north-west-road': {
    areas: 'shrewsbury chirk chester northwich lathom preston lancaster cartmel kendal brougham carlisle',
    places: 'lancaster shrewsbury carlisle chester preston kendal brougham',
  },
  'bristol-road': {
    areas: 'london kingston-surrey windsor reading donnington swindon devizes bath bristol',
    places: 'london bristol reading bath windsor',
  },
  'west-road': {
    areas:
      'london kingston-surrey farnham petersfield winchester salisbury blandford sherborne axminster exeter okehampton launceston fowey',
    places: 'london exeter salisbury winchester fowey launceston okehampton',
  },
  'plymouth-road': {
    areas: 'exeter dartington plymouth',
    places: 'exeter plymouth dartington',
  },
  'southampton-road': {
    areas: 'winchester southampton',
    places: 'winchester southampton',
  },
  'dover-road': {
    areas: 'london dartford rochester canterbury dover',
    places: 'london canterbury dover rochester',
  },
  'east-road': {
    areas: 'london epping chelmsford colchester tendring ipswich framlingham wingfield norwich',
    places: 'london norwich ipswich colchester',
  },
  'severn-road': {
    areas: 'bristol berkeley-castle gloucester tewkesbury worcester',
    places: 'bristol worcester gloucester tewkesbury',
  },
  'march-road': {
    areas: 'gloucester ledbury hereford ludlow stokesay shrewsbury',
    places: 'shrewsbury gloucester hereford ludlow',
  },
  'south-wales-road': {
    areas: 'gloucester goodrich raglan cardiff cowbridge swansea carmarthen whitland pembroke',
    places: 'gloucester swansea pembroke cardiff',
  },
  'north-wales-road': {
    areas: 'chester ruthin denbigh conway caernarvon',
    places: 'chester conway caernarvon denbigh',
  },
  'lincoln-road': {
    areas: 'newark lincoln',
    places: 'lincoln newark',
  },
  'stainmore-road': {
    areas: 'northallerton middleham bolton kirkby-stephen brougham',
    places: 'brougham',
  },
  'tyne-road': {
    areas: 'carlisle bewcastle hexham newcastle',
    places: 'newcastle carlisle',
  },
};

import { type Case, holdGroups } from './told.ts';

const DIRECTIONS: readonly Case[] = [
  {
    quote:
      'Across the valley, mean soil moisture was 4 points lower in terraced fields than in grazed fields.',
    fair: [
      'Mean soil moisture of terraced fields lay below that of grazed fields.',
      'Mean soil moisture of grazed fields lay above that of terraced fields.',
    ],
    turned: ['Mean soil moisture of terraced fields lay above that of grazed fields.'],
  },
  {
    quote: 'En el valle, la temperatura media fue más baja en los viñedos que en los olivares.',
    fair: ['En los olivares la temperatura media quedó por encima de la de los viñedos.'],
    turned: ['En los viñedos la temperatura media quedó por encima de la de los olivares.'],
  },
  {
    quote: 'In every trial the share of seeds that sprouted decreased as salt levels increased.',
    fair: [
      'The more salt there was, the fewer seeds sprouted.',
      'The share of sprouted seeds increased as salt levels decreased.',
    ],
    turned: [
      'The more salt there was, the more seeds sprouted.',
      'The share of sprouted seeds increased as salt levels increased.',
    ],
  },
  {
    quote: 'Die Ausbeute sank, je höher die Temperatur im Kessel stieg.',
    fair: ['Je höher die Temperatur im Kessel, desto geringer die Ausbeute.'],
    turned: ['Je höher die Temperatur im Kessel, desto größer die Ausbeute.'],
  },
  {
    quote: '随着海拔升高，当地树木的数量减少。',
    fair: ['海拔越高，当地树木越少。'],
    turned: ['海拔越高，当地树木越多。'],
  },
  {
    quote: 'سجلت مدينة الميناء أدنى معدل بطالة بين مدن الساحل في عام 2018.',
    fair: ['في عام 2018 كان معدل البطالة في مدينة الميناء الأدنى بين مدن الساحل.'],
    turned: ['في عام 2018 سجلت مدينة الميناء أعلى معدل بطالة بين مدن الساحل.'],
  },
  {
    quote: '该省的平均降水量是全国最低的。',
    fair: ['该省平均降水量居全国最低。'],
    turned: ['该省平均降水量居全国最高。'],
  },
  {
    quote: 'Der Marktplatz ist der kleinste Platz der Altstadt von Lemgo.',
    fair: ['In der Altstadt von Lemgo ist kein Platz kleiner als der Marktplatz.'],
    turned: ['Der größte Platz der Altstadt von Lemgo ist der Marktplatz.'],
  },
  {
    quote: 'Las aguas del lago subieron durante el invierno en toda la comarca.',
    fair: ['En toda la comarca subieron en invierno las aguas del lago.'],
    turned: ['En toda la comarca las aguas del lago bajaron durante el invierno.'],
  },
  {
    quote: 'Der Flughafen liegt zwölf Kilometer nördlich der Kreisstadt an der Bundesstraße.',
    fair: ['Die Kreisstadt an der Bundesstraße liegt zwölf Kilometer südlich vom Flughafen.'],
    turned: ['Zwölf Kilometer südlich der Kreisstadt liegt an der Bundesstraße der Flughafen.'],
  },
  {
    quote: 'تقع المكتبة القديمة في شرق المدينة قرب محطة القطار.',
    fair: ['المكتبة القديمة موجودة في شرق المدينة.'],
    turned: ['المكتبة القديمة موجودة في غرب المدينة.'],
  },
  {
    quote: '化工厂位于该市东部的河岸旁。',
    fair: ['该市的化工厂位于东部。'],
    turned: ['该市的化工厂位于西部的河岸旁。'],
  },
  {
    quote: 'The new shift plan brought shorter nights, reduced weekly travel costs and fewer errors.',
    fair: ['Under the new shift plan travel costs were reduced.'],
    turned: ['The new shift plan brought more travel costs.'],
  },
];

const SHARES_AND_LIMITS: readonly Case[] = [
  {
    quote: 'Four varnishes repelled all kinds of mould on the timber, but not algae.',
    fair: ['Four varnishes kept every kind of mould off the timber while failing to repel algae.'],
    turned: ['Four varnishes repelled algae on the timber while failing to repel mould.'],
  },
  {
    quote: '该合金能抵抗海水腐蚀，但不能抵抗硫酸。',
    fair: ['该合金可抵抗海水腐蚀，但无法抵抗硫酸。'],
    turned: ['该合金能抵抗硫酸，但不能抵抗海水腐蚀。'],
  },
  {
    quote: 'The importer of files was added in version 2.4 and currently only reads CSV.',
    fair: [
      'Since version 2.4 the importer reads CSV files.',
      'The importer of version 2.4 reads any file that is CSV.',
    ],
    turned: ['The importer of version 2.4 reads files in whatever format they come.'],
  },
  {
    quote: 'Der Zuschlag gilt nur für Busse mit Elektroantrieb auf Linien in der Innenstadt.',
    fair: ['Busse mit Elektroantrieb erhalten auf Linien in der Innenstadt den Zuschlag.'],
    turned: ['Der Zuschlag gilt für jeden Bus auf Linien in der Innenstadt.'],
  },
  {
    quote: 'Only two of the 14 wells were contaminated; few of the wells had been sealed before 1990.',
    fair: ['Few wells had been sealed before 1990.'],
    turned: ['Most of the wells had been sealed before 1990.'],
  },
  {
    quote: '洪水之后，只有一小部分古桥得以修复。',
    fair: ['洪水过后仅有少数古桥得以修复。'],
    turned: ['洪水过后，绝大部分古桥得以修复。'],
  },
  {
    quote: 'تملك كثير من القرى الجبلية مدارس خاصة بها.',
    fair: ['تملك العديد من القرى الجبلية مدارس خاصة.'],
    turned: ['تملك قليل من القرى الجبلية مدارس خاصة.'],
  },
  {
    quote: 'Una pequeña parte de los vecinos del barrio votó a favor del parque.',
    fair: ['Pocos vecinos del barrio votaron a favor del parque.'],
    turned: ['La mayoría de los vecinos del barrio votó a favor del parque.'],
  },
];

const HEDGES_AND_DENIALS: readonly Case[] = [
  {
    quote: 'Los restos hallados en la cueva sugieren que los pastores pudieron llegar al valle desde el sur.',
    fair: ['Según los restos de la cueva, los pastores pudieron llegar al valle desde el sur.'],
    turned: [
      'Los restos de la cueva demuestran que los pastores llegaron al valle desde el sur.',
      'Los pastores llegaron sin duda al valle desde el sur.',
    ],
  },
  {
    quote: '研究人员认为，这批瓷器可能是从沿海港口运来的。',
    fair: ['研究人员推测这批瓷器来自沿海港口。', '这批瓷器可能来自沿海港口。'],
    turned: ['研究人员证实，这批瓷器是从沿海港口运来的。', '这批瓷器无疑是从沿海港口运来的。'],
  },
  {
    quote: 'The pattern of scratches suggests that the bowls may have been used for grinding pigment.',
    fair: ['Scratches on the bowls suggest that pigment was ground in them.'],
    turned: ['The scratches prove that the bowls were used for grinding pigment.'],
  },
  {
    quote: 'يبدو أن السفينة غرقت بسبب عاصفة قوية قرب الميناء.',
    fair: ['ربما غرقت السفينة قرب الميناء بسبب عاصفة قوية.'],
    turned: ['من المؤكد بلا شك أن السفينة غرقت قرب الميناء بسبب عاصفة قوية.'],
  },
  {
    quote: 'Die Testumgebung ist nicht dafür gedacht, dass Kunden darin echte Bestellungen aufgeben.',
    fair: [
      'Echte Bestellungen sollen Kunden in der Testumgebung nicht aufgeben.',
      'Für echte Bestellungen von Kunden ist die Testumgebung nicht gedacht.',
    ],
    turned: ['Kunden sollen in der Testumgebung echte Bestellungen aufgeben.'],
  },
  {
    quote: 'Es ist nicht gestattet, Fotos der Handschriften zu veröffentlichen.',
    fair: ['Fotos der Handschriften dürfen nicht veröffentlicht werden.'],
    turned: ['Fotos der Handschriften zu veröffentlichen ist gestattet.'],
  },
];

const CAUSES: readonly Case[] = [
  {
    quote: 'أدى انهيار السد إلى فيضان القرى المجاورة.',
    fair: ['فاضت القرى المجاورة بسبب انهيار السد.', 'أدى انهيار السد إلى فيضان القرى.'],
    turned: ['أدى فيضان القرى المجاورة إلى انهيار السد.'],
  },
  {
    quote: '铁路的延伸导致沿线港口衰落。',
    fair: ['由于铁路的延伸，沿线港口衰落了。'],
    turned: ['沿线港口衰落导致铁路延伸。'],
  },
  {
    quote: 'Der Rückgang der Fischbestände führte zur Schließung der Werft.',
    fair: ['Wegen des Rückgangs der Fischbestände wurde die Werft geschlossen.'],
    turned: ['Die Schließung der Werft führte zum Rückgang der Fischbestände.'],
  },
  {
    quote: 'Overgrazing on the plateau led to the loss of springs.',
    fair: ['The springs were lost because of overgrazing on the plateau.'],
    turned: ['Because of the loss of springs, the plateau came to suffer overgrazing.'],
  },
];

holdGroups([
  ['directions and comparisons', DIRECTIONS],
  ['shares and limits', SHARES_AND_LIMITS],
  ['hedges and denials', HEDGES_AND_DENIALS],
  ['cause and effect', CAUSES],
]);

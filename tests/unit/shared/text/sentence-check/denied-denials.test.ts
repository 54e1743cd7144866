import { type Case, holdGroups } from './told.ts';

const DENIED_DENIALS: readonly Case[] = [
  {
    quote: 'The charter does not forbid trawling within 9 nautical miles.',
    fair: [
      'The charter allows trawling within 9 nautical miles.',
      'Trawling within 9 nautical miles is not prohibited.',
    ],
    turned: [
      'The charter forbids trawling within 9 nautical miles.',
      'The charter prohibits trawling within 9 nautical miles.',
      'Trawling within 9 nautical miles is banned by the charter.',
    ],
  },
  {
    quote: 'The filter does not exclude private addresses.',
    fair: ['The filter includes private addresses.'],
    turned: ['The filter excludes private addresses.'],
  },
  {
    quote: 'The setting does not prevent the loss of events at a restart.',
    fair: ['With the setting events may still be lost at a restart.'],
    turned: ['The setting prevents the loss of events at a restart.'],
  },
  {
    quote: 'The pump did not fail in the endurance test.',
    fair: ['The pump passed the endurance test.', 'The pump never failed in the endurance test.'],
    turned: ['The pump failed in the endurance test.'],
  },
  {
    quote: 'The bylaw forbids smoking in trains.',
    fair: ['The bylaw does not allow smoking in trains.'],
    turned: ['The bylaw does not forbid smoking in trains.'],
  },
  {
    quote: 'Die Ordnung verbietet das Angeln innerhalb von 9 Seemeilen nicht.',
    fair: ['Die Ordnung erlaubt das Angeln innerhalb von 9 Seemeilen.'],
    turned: ['Die Ordnung verbietet das Angeln innerhalb von 9 Seemeilen.'],
  },
  {
    quote: "La charte n'interdit pas la pêche dans la zone.",
    fair: ['La charte autorise la pêche dans la zone.'],
    turned: ['La charte interdit la pêche dans la zone.'],
  },
];

const CALLED_FALSE: readonly Case[] = [
  {
    quote: 'Lumirol reduced the number of relapses by 28 % in the second year.',
    fair: ['In the second year lumirol reduced the number of relapses.'],
    turned: [
      'It is false that lumirol reduced the number of relapses by 28 %.',
      'It is a myth that lumirol reduced the number of relapses.',
      'It is not true that lumirol reduced the number of relapses.',
      'Lumirol failed to reduce the number of relapses in the second year.',
    ],
  },
  {
    quote: 'Lumirol did not shorten hospital stays.',
    fair: ['It is false that lumirol shortened hospital stays.'],
    turned: ['Lumirol shortened hospital stays.'],
  },
  {
    quote: 'Lumirol verringerte die Zahl der Rückfälle.',
    fair: ['Die Zahl der Rückfälle wurde durch Lumirol verringert.'],
    turned: [
      'Es ist falsch, dass Lumirol die Zahl der Rückfälle verringerte.',
      'Es ist nicht wahr, dass Lumirol die Zahl der Rückfälle verringerte.',
    ],
  },
  {
    quote: 'Le lumirol a réduit le nombre de rechutes.',
    fair: ['Le nombre de rechutes a été réduit par le lumirol.'],
    turned: ['Il est faux que le lumirol a réduit le nombre de rechutes.'],
  },
];

const PARTED_COMPARISONS: readonly Case[] = [
  {
    quote:
      'In the frost test the Merlin pump lost 11 % of its pressure overnight, more than the Swift pump, which lost 5 %.',
    fair: [
      'The Swift pump lost less of its pressure overnight (5 %) than the Merlin pump (11 %).',
      'The Merlin pump lost more pressure overnight than the Swift pump.',
    ],
    turned: [
      'The Merlin pump lost less of its pressure overnight, 11 %, than the Swift pump, which lost 5 %.',
      'In the frost test the Merlin pump lost less pressure overnight than the Swift pump.',
      'The Swift pump lost more of its pressure overnight than the Merlin pump.',
    ],
  },
  {
    quote: 'The depot handles fewer parcels than the depot of Orl.',
    fair: ['The depot of Orl handles more parcels.', 'The depot handles fewer parcels.'],
    turned: ['The depot of Orl handles fewer parcels.'],
  },
];

const OF_WHOM: readonly Case[] = [
  {
    quote: 'Envoy Mara Pell spoke for Tarn, and Envoy Colin Marsh spoke for Brey.',
    fair: [
      'Mara Pell spoke for Tarn.',
      'Mara Pell spoke for Tarn and Colin Marsh for Brey.',
      'Mara Pell of Tarn faced Colin Marsh of Brey.',
    ],
    turned: ['Mara Pell spoke for Brey.', 'Envoy Colin Marsh spoke for Tarn.'],
  },
  {
    quote: 'Dr. Nora Kvist led the survey, and Dr. Paul Ember checked the samples.',
    fair: ['Ember checked the samples, and Kvist led the survey.'],
    turned: ['Kvist checked the samples.', 'Dr. Paul Ember led the survey.'],
  },
  {
    quote: 'Some tenants reported that the lift is slow.',
    fair: ['According to some tenants the lift is slow.', 'Tenants said the lift is slow.'],
    turned: ['The lift is slow.'],
  },
  {
    quote: 'Einige Mieter berichteten, dass der Aufzug langsam ist.',
    fair: ['Laut einigen Mietern ist der Aufzug langsam.'],
    turned: ['Der Aufzug ist langsam.'],
  },
];

holdGroups([
  ['denials that are denied', DENIED_DENIALS],
  ['what is called false', CALLED_FALSE],
  ['comparisons with something between', PARTED_COMPARISONS],
  ['who says and does what', OF_WHOM],
]);

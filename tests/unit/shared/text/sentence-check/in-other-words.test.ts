import { describe, expect, it } from 'vitest';
import { checkSentence, describeFault } from '#shared/text/sentence-check/check-sentence.ts';
import { kinds } from './kinds.ts';

const FALSIFIED: readonly (readonly [quote: string, said: string])[] = [
  [
    'The router rejects requests without a token on port 443.',
    'Requests without a token are accepted by the router on port 443.',
  ],
  ['Der Dienst lehnt Anfragen ohne Schlüssel ab.', 'Anfragen ohne Schlüssel nimmt der Dienst an.'],
  [
    'Die Pumpe schaltet sich bei 80 Grad automatisch aus.',
    'Bei 80 Grad schaltet sich die Pumpe automatisch ein.',
  ],
  ['Die Zahl der Anträge nahm im zweiten Quartal zu.', 'Im zweiten Quartal nahm die Zahl der Anträge ab.'],
  [
    'Le magasin ouvre ses portes à huit heures le dimanche.',
    'Le dimanche, le magasin ferme ses portes à huit heures.',
  ],
  [
    'Redis keeps data in memory, while Kafka writes all records to disk.',
    'Redis writes all records to disk.',
  ],
  [
    'Basalt forms from rapidly cooling lava, whereas granite crystallizes slowly below the surface.',
    'Granite forms from rapidly cooling lava.',
  ],
  ['The committee approved the budget, but the mayor did not.', 'The mayor approved the budget.'],
  [
    'The tax applies to companies with a turnover above two million euros.',
    'The tax applies to all companies.',
  ],
  [
    'The village was abandoned after the flood of 1342.',
    'The village had been abandoned before the flood of 1342.',
  ],
  ['Employment rose from 62% in 2005 to 71% in 2015.', 'Employment went from 71% in 2005 to 62% in 2015.'],
  [
    'The vaccine was less effective in adults over 65 than in children.',
    'In children the vaccine was less effective than in adults over 65.',
  ],
  [
    'Germany exported more cars than France did in that year.',
    'France exported more cars than Germany in that year.',
  ],
  ['Napoleon was defeated by Wellington at Waterloo.', 'At Waterloo Napoleon defeated Wellington.'],
  [
    'The index is rebuilt only after the cache has been cleared.',
    'The index is rebuilt before the cache has been cleared.',
  ],
  [
    'Lake Baikal holds 23,600 cubic kilometres of water and Lake Victoria 2,750.',
    'Lake Victoria holds 23,600 cubic kilometres of water.',
  ],
  [
    'The median stay was 4 days after laparoscopy and 9 days after open surgery.',
    'After open surgery the median stay was 4 days.',
  ],
  [
    'A tenant may terminate the lease with three months notice, the landlord only with six months notice.',
    'The landlord may terminate the lease with three months notice.',
  ],
  [
    'Coffee drinkers had a lower rate of diabetes, an association that was stronger in women.',
    'Coffee led to a lower rate of diabetes.',
  ],
  ['The river is one of the longest in Asia.', 'The river is the longest in Asia.'],
  ['This is a fast storage engine for small tables.', 'This is the fastest storage engine for small tables.'],
  ['Die meisten Patienten vertrugen das Mittel gut.', 'Alle Patienten vertrugen das Mittel gut.'],
  [
    'By default the server listens on IPv4 only and compression is turned off.',
    'Compression is turned on by default.',
  ],
  ['The parser could fail on very large files.', 'The parser always fails on very large files.'],
  [
    'Treatment should begin within 6 hours of the first symptoms.',
    'Treatment should begin within 6 days of the first symptoms.',
  ],
  [
    'El contrato termina si el inquilino no paga la renta.',
    'El contrato termina si el inquilino paga la renta.',
  ],
  ['The dam was built between 1931 and 1936.', 'Work on the dam began in 1936.'],
  ['Ships may enter the harbour until sunset.', 'Ships may enter the harbour from sunset on, after sunset.'],
  ['La ley entró en vigor después de la guerra.', 'La ley entró en vigor antes de la guerra.'],
  ['Der Vertrag wurde vor dem Beitritt unterzeichnet.', 'Unterzeichnet wurde der Vertrag nach dem Beitritt.'],
];

const TRUE: readonly (readonly [quote: string, said: string])[] = [
  [
    'Only members may vote in the general assembly of the association.',
    'The right to vote in the general assembly belongs to members alone.',
  ],
  [
    'The router rejects requests without a token on port 443.',
    'On port 443, a request is refused by the router when it has no token.',
  ],
  [
    'Redis keeps data in memory, while Kafka writes all records to disk.',
    'Kafka stores all of its records on disk; Redis holds its data in memory.',
  ],
  [
    'The village was abandoned after the flood of 1342.',
    'Following the flood of 1342, the village was abandoned.',
  ],
  [
    'Employment rose from 62% in 2005 to 71% in 2015.',
    'In 2015 employment stood at 71%, up from 62% in 2005.',
  ],
  [
    'The vaccine was less effective in adults over 65 than in children.',
    'In children the vaccine was more effective than in adults over 65.',
  ],
  [
    'Germany exported more cars than France did in that year.',
    'France exported fewer cars than Germany in that year.',
  ],
  ['Napoleon was defeated by Wellington at Waterloo.', 'Wellington defeated Napoleon at Waterloo.'],
  [
    'The index is rebuilt only after the cache has been cleared.',
    'Before the index is rebuilt, the cache has to be cleared.',
  ],
  [
    'Lake Baikal holds 23,600 cubic kilometres of water and Lake Victoria 2,750.',
    'With 23,600 cubic kilometres Lake Baikal has far more water than Lake Victoria with 2,750.',
  ],
  [
    'The median stay was 4 days after laparoscopy and 9 days after open surgery.',
    'Patients stayed for a median of 9 days after open surgery but only 4 days after laparoscopy.',
  ],
  [
    'A tenant may terminate the lease with three months notice, the landlord only with six months notice.',
    'Three months notice suffice for the tenant, six months are needed by the landlord.',
  ],
  ['The river is one of the longest in Asia.', 'Few rivers in Asia are longer.'],
  [
    'Die meisten Patienten vertrugen das Mittel gut.',
    'Das Mittel wurde von den meisten Patienten gut vertragen.',
  ],
  [
    'By default the server listens on IPv4 only and compression is turned off.',
    'Compression has to be turned on, as it is off by default.',
  ],
  ['El contrato termina si el inquilino no paga la renta.', 'Si no se paga la renta, el contrato termina.'],
  [
    'The plan was rejected by the senate and adopted by the house.',
    'While the house adopted the plan, the senate rejected it.',
  ],
  [
    'Der Vertrag wurde vor dem Beitritt unterzeichnet.',
    'Erst nach der Unterzeichnung des Vertrags kam der Beitritt.',
  ],
  ['La ley entró en vigor después de la guerra.', 'Tras la guerra entró en vigor la ley.'],
  ['Prices fell by 3% in Berlin and by 5% in Munich.', 'Munich saw prices fall by 5%, Berlin by 3%.'],
  ['The pump must not be started before the valve is open.', 'Open the valve before starting the pump.'],
  [
    'Die Pumpe schaltet sich bei 80 Grad automatisch aus.',
    'Ab 80 Grad wird die Pumpe automatisch ausgeschaltet.',
  ],
  [
    'Sessions expire after 30 minutes unless the user stays active.',
    'A session of an inactive user expires after 30 minutes.',
  ],
];

describe('a sentence in other words than its quote', () => {
  it.each(FALSIFIED)('of "%s" may not say "%s"', (quote, said) => {
    expect(kinds(said, quote)).not.toEqual([]);
  });

  it.each(TRUE)('of "%s" may say "%s"', (quote, said) => {
    expect(kinds(said, quote)).toEqual([]);
  });

  it('is described by the words that are at fault', () => {
    const sources = { quotes: ['The drug may reduce the risk of stroke.'], about: [], asked: '' };
    const faults = checkSentence('The drug reduces the risk of stroke.', sources);
    expect(faults.map(describeFault).join('\n')).toContain('see "may"');
    const denied = { quotes: ['The system does not encrypt old files.'], about: [], asked: '' };
    const negation = checkSentence('The system encrypts old files.', denied);
    expect(negation.map(describeFault).join('\n')).toContain('see "The system encrypts old files');
  });
});

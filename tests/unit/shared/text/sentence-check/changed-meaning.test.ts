import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';

// Longer than 250 lines: a list of sentences, and of fair ones that must pass beside them.

// What a quote says, and a sentence of its words that says something else.
const TURNED: readonly (readonly [quote: string, said: string])[] = [
  ['Critics claim that the tariff raises prices for consumers.', 'The tariff raises prices for consumers.'],
  ['Kritiker behaupten, die Reform schade kleinen Betrieben.', 'Die Reform schade kleinen Betrieben.'],
  ['Bread is one of the oldest prepared foods.', 'Bread is the oldest prepared food.'],
  ['In mice, the compound extended lifespan by a tenth.', 'The compound extended lifespan by a tenth.'],
  ['The cache is flushed at midnight unless the flag is set.', 'The cache is flushed at midnight.'],
  ['Tenants may withhold the rent only if the heating fails.', 'Tenants may withhold the rent.'],
  ['All incoming ports are closed except port 22.', 'All incoming ports are closed.'],
  [
    'The tenant must give notice three months before moving out.',
    'The landlord must give notice three months before moving out.',
  ],
  ['The reaction releases heat.', 'The reaction absorbs heat.'],
  ['La population a doublé entre 1950 et 2000.', 'La population a triplé entre 1950 et 2000.'],
  ['Die Frist endet am 31. Mai.', 'Die Frist endet am 31. März.'],
  ['यह सेवा रविवार को बंद रहती है।', 'यह सेवा रविवार को खुली रहती है।'],
  ['The file is read only when the server starts.', 'The file is read when the server starts.'],
  ['Only the owner can delete the bucket.', 'The owner can delete the bucket.'],
  ['Der Dienst startet nur mit gültigem Zertifikat.', 'Der Dienst startet mit gültigem Zertifikat.'],
  [
    'Le service ne démarre que le lundi et seulement en hiver.',
    'Le service ne démarre que le lundi et en hiver.',
  ],
  ['Das Medikament kann starke Blutungen verursachen.', 'Das Medikament verursacht starke Blutungen.'],
  ['High doses can cause kidney damage.', 'High doses cause kidney damage.'],
  ['La surchauffe peut endommager le moteur.', 'La surchauffe endommage le moteur.'],
  ['Reinfection is usually milder than the first illness.', 'Reinfection is milder than the first illness.'],
  ['Most of these bridges were built before 1900.', 'These bridges were built before 1900.'],
  ['Die Prüfung dauert meistens zwei Stunden.', 'Die Prüfung dauert zwei Stunden.'],
  ['Bu sürüm eski dosyaları desteklemez.', 'Bu sürüm eski dosyaları destekler.'],
  ['Yeni ilaç kan basıncını artırmadı.', 'Yeni ilaç kan basıncını artırdı.'],
  [
    'Sunucu yeniden başlatıldığında önbellek silinmiyor.',
    'Sunucu yeniden başlatıldığında önbellek siliniyor.',
  ],
  ['Half of the patients recovered within a week.', '60 % of the patients recovered within a week.'],
  [
    'The recommended daily dose is 500 mg of paracetamol.',
    'The recommended daily dose is 500 g of paracetamol.',
  ],
  ['The default timeout of a request is 300 ms.', 'The default timeout of a request is 300 seconds.'],
  ['Turnout rose by 5 percentage points to 64%.', 'Turnout rose by 5% to 64%.'],
  ['Turnout rose by 5% last year.', 'Turnout rose by 5 percentage points last year.'],
  ['The battery lasts 8 to 10 hours on a charge.', 'The battery lasts 10 hours on a charge.'],
  ['The battery lasts 8 to 10 hours on a charge.', 'The battery lasts 8 to 20 hours on a charge.'],
  ['Children aged 6 to 12 months receive half a dose.', 'Children aged 6 to 12 years receive half a dose.'],
  ['Support ended on 3 March 2021.', 'Support ended on 3 May 2021.'],
  ['Support ended on 3 March 2021.', 'Support ended on 5 March 2021.'],
  ['Support ended on 2021-03-05.', 'Support ended on 5 April 2021.'],
  ['The migration must be run before the upgrade.', 'The migration must be run after the upgrade.'],
  ['The feature was available before 2019.', 'The feature was available after 2019.'],
  ['A cluster needs no fewer than 3 nodes.', 'A cluster needs no more than 3 nodes.'],
  ['A cluster needs no fewer than 3 nodes.', 'A cluster needs fewer than 3 nodes.'],
  ['Passwords must have at least 12 characters.', 'Passwords must have at most 12 characters.'],
  ['A message may be up to 256 KB.', 'A message is at least 256 KB.'],
  ['More than 40 studies were included.', 'Fewer than 40 studies were included.'],
  ['It is not uncommon for backups to fail.', 'It is uncommon for backups to fail.'],
  [
    'The queue never loses a message that was not acknowledged.',
    'The queue loses a message that was not acknowledged.',
  ],
  ['Redis is faster than Memcached for large values.', 'Memcached is faster than Redis for large values.'],
  [
    'PostgreSQL uses more memory than MySQL per connection.',
    'MySQL uses more memory than PostgreSQL per connection.',
  ],
  ['Surgery was more effective than physiotherapy.', 'Physiotherapy was more effective than surgery.'],
  ['Rust compiles slower than Go.', 'Go compiles slower than Rust.'],
  ['Redis is faster than Memcached.', 'Redis is slower than Memcached.'],
  ['Aurora is cheaper than RDS for idle databases.', 'RDS is cheaper than Aurora for idle databases.'],
  ['Aspirin is safer than ibuprofen in this group.', 'Ibuprofen is safer than aspirin in this group.'],
  [
    'SQS delivers messages at least once, while Kinesis keeps records in order.',
    'Kinesis delivers messages at least once, while SQS keeps records in order.',
  ],
  [
    'S3 encrypts objects with SSE-S3 by default, and DynamoDB encrypts tables with an AWS owned key.',
    'DynamoDB encrypts tables with SSE-S3 by default, and S3 encrypts objects with an AWS owned key.',
  ],
  ['The client authenticates the server.', 'The server authenticates the client.'],
  ['Google acquired Motorola in 2012.', 'Motorola acquired Google in 2012.'],
  ['Prometheus scrapes the Alertmanager.', 'The Alertmanager scrapes Prometheus.'],
  [
    'The mean age was 45 years in the treatment group and 52 years in the control group.',
    'The mean age was 52 years in the treatment group and 45 years in the control group.',
  ],
  [
    'The default is 30 seconds and the maximum is 900 seconds.',
    'The default is 900 seconds and the maximum is 30 seconds.',
  ],
  ['The drug may reduce the risk of stroke.', 'The drug reduces the risk of stroke.'],
  ['This setting might improve throughput.', 'This setting improves throughput.'],
  ['Preliminary evidence suggests that vitamin D could lower mortality.', 'Vitamin D lowers mortality.'],
  ['Some patients developed a rash.', 'All patients developed a rash.'],
  ['Most browsers support the feature.', 'All browsers support the feature.'],
  ['Backups often fail silently.', 'Backups always fail silently.'],
  ['Deletes usually complete within a minute.', 'Deletes always complete within a minute.'],
  ['Clients should retry failed requests.', 'Clients must retry failed requests.'],
  ['Users can enable encryption.', 'Users must enable encryption.'],
  ['Coffee intake was associated with lower mortality.', 'Coffee intake caused lower mortality.'],
  ['Administrators can delete a bucket.', 'Only administrators can delete a bucket.'],
  ['The limit applies unless the account is verified.', 'The limit applies if the account is verified.'],
  ['Versioning is disabled by default.', 'Versioning is enabled by default.'],
  ['Compression is off by default.', 'Compression is on by default.'],
  ['The option defaults to false.', 'The option defaults to true.'],
  ['The city has 1.2 million inhabitants.', 'The city has 1.2 billion inhabitants.'],
  ['Throughput doubled after the change.', 'Throughput tripled after the change.'],
  ['Latency was halved.', 'Latency was doubled.'],
  ['The temperature fell to -5 °C.', 'The temperature fell to 5 °C.'],
  ['Store at 8 °C.', 'Store at 8 °F.'],
  ['A seat costs $20 a month.', 'A seat costs €20 a month.'],
  ['A seat costs $20 a month.', 'A seat costs $20 a year.'],
  ['The API allows 100 requests per second.', 'The API allows 100 requests per minute.'],
  ['It finished in second place.', 'It finished in third place.'],
  ['The flag was removed in version 2.4.', 'The flag was removed in version 2.5.'],
  ['The flag was added in version 2.4.', 'The flag was removed in version 2.4.'],
  ['The left kidney was removed.', 'The right kidney was removed.'],
  ['The river flows north of the city.', 'The river flows south of the city.'],
  ['An inner join drops unmatched rows.', 'An outer join drops unmatched rows.'],
  ['Readers block writers.', 'Writers block readers.'],
  ['Reads are eventually consistent by default.', 'Reads are strongly consistent by default.'],
  ['The first matching rule wins.', 'The last matching rule wins.'],
  ['Buckets are private by default.', 'Buckets are public by default.'],
  ['The effect was seen in women.', 'The effect was seen in men.'],
  ['Lambda decrypts the variables.', 'Lambda encrypts the variables.'],
  ['The server accepts the request.', 'The server rejects the request.'],
  ['The difference was not significant (p = 0.08).', 'The difference was significant (p = 0.08).'],
  ['The difference was significant (p = 0.03).', 'The difference was significant (p = 0.003).'],
  [
    'Die Verschlüsselung ist standardmäßig nicht aktiviert.',
    'Die Verschlüsselung ist standardmäßig aktiviert.',
  ],
  ['Die Tagesdosis beträgt 500 mg.', 'Die Tagesdosis beträgt 500 g.'],
  ['Kupfer leitet Strom besser als Eisen.', 'Eisen leitet Strom besser als Kupfer.'],
  ['Le chiffrement n’est pas activé par défaut.', 'Le chiffrement est activé par défaut.'],
  ['Le cuivre conduit mieux que le fer.', 'Le fer conduit mieux que le cuivre.'],
  ['El cifrado no está activado por defecto.', 'El cifrado está activado por defecto.'],
  ['Madrid es más grande que Barcelona.', 'Barcelona es más grande que Madrid.'],
  ['Шифрование по умолчанию не включено.', 'Шифрование по умолчанию включено.'],
  ['Медь проводит ток лучше, чем железо.', 'Железо проводит ток лучше, чем медь.'],
  ['默认情况下不启用加密。', '默认情况下启用加密。'],
  ['铜的导电性比铁好。', '铁的导电性比铜好。'],
  ['该城市有120万人口。', '该城市有120亿人口。'],
  ['暗号化は既定では有効になっていません。', '暗号化は既定では有効になっています。'],
  ['एन्क्रिप्शन डिफ़ॉल्ट रूप से चालू नहीं है।', 'एन्क्रिप्शन डिफ़ॉल्ट रूप से चालू है।'],
  ['التشفير غير مفعّل افتراضيًا.', 'التشفير مفعّل افتراضيًا.'],
  ['암호화는 기본적으로 활성화되어 있지 않습니다.', '암호화는 기본적으로 활성화되어 있습니다.'],
  ['Szyfrowanie nie jest domyślnie włączone.', 'Szyfrowanie jest domyślnie włączone.'],
  ['Kryptering är inte aktiverad som standard.', 'Kryptering är aktiverad som standard.'],
  [
    'Standard storage costs $0.023 per GB and Glacier costs $0.004 per GB.',
    'Glacier costs $0.023 per GB and Standard storage costs $0.004 per GB.',
  ],
  [
    'Nurses administered the vaccine to patients at home.',
    'Patients administered the vaccine to nurses at home.',
  ],
  ['The API was free until 2020.', 'The API was free from 2020.'],
  ['The dose is 5 mg per kilogram of body weight.', 'The dose is 5 mg per pound of body weight.'],
  ['Losses reached 3.4 billion euros.', 'Losses reached 3.4 million euros.'],
  ['About 300 people attended.', 'Exactly 300 people attended.'],
  ['The majority of users prefer dark mode.', 'A minority of users prefer dark mode.'],
  ['None of the servers were affected.', 'All of the servers were affected.'],
  ['The change hardly affected performance.', 'The change strongly affected performance.'],
  ['The trial failed to meet its primary endpoint.', 'The trial met its primary endpoint.'],
  ['The lock prevents concurrent writes.', 'The lock allows concurrent writes.'],
  ['The drug is contraindicated in pregnancy.', 'The drug is indicated in pregnancy.'],
  ['The method is deprecated.', 'The method is recommended.'],
  ['A license key is required for production use.', 'A license key is not needed for production use.'],
  ['Authentication is optional.', 'Authentication is mandatory.'],
  ['The package contains the module.', 'The module contains the package.'],
  ['Smoking causes lung cancer.', 'Lung cancer causes smoking.'],
  ['Mortality was higher in men than in women.', 'Mortality was higher in women than in men.'],
  ['Group A had lower pain scores than group B.', 'Group B had lower pain scores than group A.'],
  ['Model X outperforms model Y on MMLU.', 'Model Y outperforms model X on MMLU.'],
  ['Shut down the replica first, then the primary.', 'Shut down the primary first, then the replica.'],
  ['The window opens at 9 am and closes at 5 pm.', 'The window opens at 9 pm and closes at 5 am.'],
  ['The job runs at 3 am.', 'The job runs at 3 pm.'],
  [
    'Smith argues that inflation will fall, while Jones expects it to rise.',
    'Jones argues that inflation will fall, while Smith expects it to rise.',
  ],
  ['By default, the port is 5432, not 3306.', 'By default, the port is 3306, not 5432.'],
  ['Use async functions rather than callbacks.', 'Use callbacks rather than async functions.'],
  [
    'The service stores logs in S3 instead of CloudWatch.',
    'The service stores logs in CloudWatch instead of S3.',
  ],
  ['All regions except Osaka support the feature.', 'All regions including Osaka support the feature.'],
  ['Die Grenze liegt bei höchstens 50 Stück.', 'Die Grenze liegt bei mindestens 50 Stück.'],
  ['Der Client authentifiziert den Server.', 'Der Server authentifiziert den Client.'],
  ['Die Sicherung läuft vor dem Update.', 'Die Sicherung läuft nach dem Update.'],
  ['Le client authentifie le serveur.', 'Le serveur authentifie le client.'],
  ['Paris est plus cher que Lyon.', 'Lyon est plus cher que Paris.'],
  ['El cliente autentica al servidor.', 'El servidor autentica al cliente.'],
  ['La funzione non è supportata.', 'La funzione è supportata.'],
  ['O medicamento poderia reduzir o risco.', 'O medicamento reduz o risco.'],
  ['Koper geleidt beter dan ijzer.', 'IJzer geleidt beter dan koper.'],
  ['銅は鉄より電気をよく通す。', '鉄は銅より電気をよく通す。'],
  ['النحاس أفضل من الحديد في توصيل الكهرباء.', 'الحديد أفضل من النحاس في توصيل الكهرباء.'],
  ['迁移必须在升级之前运行。', '迁移必须在升级之后运行。'],
  ['该药可能降低中风风险。', '该药降低中风风险。'],
  ['一些患者出现皮疹。', '所有患者出现皮疹。'],
];

// What a quote says, and another way of saying it.
const FAIR: readonly (readonly [quote: string, said: string])[] = [
  [
    'Critics claim that the tariff raises prices for consumers.',
    'According to critics, the tariff raises prices for consumers.',
  ],
  [
    'In mice, the compound extended lifespan by a tenth.',
    'The compound extended lifespan by a tenth in mice.',
  ],
  [
    'The cache is flushed at midnight unless the flag is set.',
    'The cache is flushed at midnight except where the flag is set.',
  ],
  ['The cache is flushed at midnight, which takes a minute.', 'The cache is flushed at midnight.'],
  ['The file is read only when the server starts.', 'The file is read solely when the server starts.'],
  ['High doses can cause kidney damage.', 'High doses may cause kidney damage.'],
  ['You can set the limit with an option.', 'Set the limit with an option.'],
  ['The value can be a list of names.', 'The value is a list of names or one name.'],
  [
    'Reinfection is usually milder than the first illness.',
    'Reinfection is often milder than the first illness.',
  ],
  ['Most of these bridges were built before 1900.', 'The majority of these bridges were built before 1900.'],
  ['Bu sürüm eski dosyaları desteklemez.', 'Bu sürüm eski dosyaları desteklemiyor.'],
  ['Half of the patients recovered within a week.', '50 % of the patients recovered within a week.'],
  ['Ein Drittel der Befragten stimmte zu.', '33 % der Befragten stimmten zu.'],
  ['Two-thirds of the voters agreed.', 'About 67% of the voters agreed.'],
  [
    'Only the owner can delete the bucket.',
    'Neither guests nor members can delete the bucket, only the owner.',
  ],
  ['A cluster needs at least 3 nodes.', 'A cluster needs no fewer than 3 nodes.'],
  ['A cluster needs no fewer than 3 nodes.', 'A cluster needs at least three nodes.'],
  ['The daily dose is 500 mg.', 'The daily dose is 0.5 g.'],
  ['The battery lasts 8 to 10 hours.', 'It lasts between 8 and 10 hours.'],
  ['Redis is faster than Memcached.', 'Memcached is slower than Redis.'],
  ['It is not uncommon for backups to fail.', 'It is common for backups to fail.'],
  ['Google acquired Motorola in 2012.', 'Motorola was acquired by Google in 2012.'],
  ['The client authenticates the server.', 'The server is authenticated by the client.'],
  ['Turnout rose by 5 percentage points to 64%.', 'Turnout reached 64 percent, up 5 points.'],
  [
    'SQS delivers messages at least once, while Kinesis keeps records in order.',
    'Kinesis keeps records in order, whereas SQS delivers messages at least once.',
  ],
  [
    'The mean age was 45 years in the treatment group and 52 years in the control group.',
    'In the control group the mean age was 52 years, against 45 years in the treatment group.',
  ],
  [
    'The default is 30 seconds and the maximum is 900 seconds.',
    'The maximum is 900 seconds; by default it is 30 seconds.',
  ],
  ['The drug may reduce the risk of stroke.', 'The drug might reduce the risk of stroke.'],
  ['The drug may reduce the risk of stroke.', 'The drug possibly reduces the risk of stroke.'],
  ['You can use a customer managed key.', 'Customer managed keys are supported.'],
  ['A bucket can be encrypted with SSE-KMS.', 'SSE-KMS encrypts a bucket.'],
  ['A message may be up to 256 KB.', 'A message is up to 256 KB.'],
  ['Support ended on 3 March 2021.', 'Support ended in March 2021.'],
  ['Support ended on 2021-03-05.', 'Support ended on 5 March 2021.'],
  ['All objects are encrypted.', 'Every object is encrypted.'],
  ['Most browsers support the feature.', 'The majority of browsers support the feature.'],
  ['The lock prevents concurrent writes.', 'Concurrent writes are prevented by the lock.'],
  ['Mortality was higher in men than in women.', 'Mortality was lower in women than in men.'],
  ['Use async functions rather than callbacks.', 'Prefer async functions to callbacks.'],
  ['Component B depends on component A.', 'Component A is a dependency of component B.'],
  ['The window opens at 9 am and closes at 5 pm.', 'The window is open from 9 am to 5 pm.'],
  ['All regions except Osaka support the feature.', 'The feature is supported in all regions but Osaka.'],
  ['Shut down the replica first, then the primary.', 'The primary is shut down after the replica.'],
  ['The trial failed to meet its primary endpoint.', 'The trial did not meet its primary endpoint.'],
  ['None of the servers were affected.', 'No server was affected.'],
  ['By default, the port is 5432, not 3306.', 'The default port is 5432.'],
  ['Smoking causes lung cancer.', 'Lung cancer is caused by smoking.'],
  ['You can enable versioning on a bucket.', 'Versioning can be enabled on a bucket.'],
  ['The service stores logs in S3 instead of CloudWatch.', 'Logs are stored in S3, not in CloudWatch.'],
  [
    'Objects are encrypted before they are written to disk.',
    'Objects are encrypted before being written to disk.',
  ],
  ['If you enable the flag, the cache is cleared.', 'When the flag is enabled, the cache is cleared.'],
  ['The function returns true when the key exists.', 'It returns true if the key exists.'],
  ['The first request opens the connection.', 'The connection is opened by the first request.'],
  ['Clients must send a token with each request.', 'Each request must carry a token from the client.'],
  ['The limit is 100 requests per second per account.', 'Each account is limited to 100 requests a second.'],
];

/** Sentences of two quotes, of which one is turned. */
const MERGED: readonly (readonly [quotes: readonly string[], said: string])[] = [
  [
    ['Versioning is disabled by default.', 'Buckets are private by default.'],
    'Buckets are public by default, and versioning is disabled by default.',
  ],
  [
    ['The drug may reduce the risk of stroke.', 'Side effects were rare and mild in all groups.'],
    'The drug reduces the risk of stroke, and side effects were rare and mild.',
  ],
  [
    ['Redis is faster than Memcached for large values.', 'Both can be run as a cluster.'],
    'Both can be run as a cluster, but Memcached is faster than Redis for large values.',
  ],
  [
    ['The migration must be run before the upgrade.', 'It takes an hour on large tables.'],
    'The migration must be run after the upgrade; it takes an hour on large tables.',
  ],
];

describe('a sentence that repeats its quote', () => {
  it.each(TURNED)('of "%s" may not say "%s"', (quote, said) => {
    expect(kinds(said, quote)).not.toEqual([]);
  });

  it('may not say of one of the things asked about what its quote says of another', () => {
    const asked = 'What do the memory buffer and the disk buffer hold by default?';
    const quote = 'The memory buffer keeps events in the address space of the agent.';
    const said = 'The disk buffer keeps events in the address space of the agent.';
    expect(kinds(said, quote, { asked })).toEqual(['name']);
    expect(kinds(said, quote, { beside: asked })).toEqual(['name']);
    expect(kinds(quote, quote, { asked })).toEqual([]);
  });

  it.each(FAIR)('of "%s" may say "%s"', (quote, said) => {
    expect(kinds(said, quote)).toEqual([]);
  });

  it.each(TURNED)('may say "%s" as it stands', (quote) => {
    expect(kinds(quote, quote)).toEqual([]);
  });

  it.each(MERGED)('in each of its parts, of %j, may not say "%s"', (quotes, said) => {
    expect(kinds(said, quotes)).not.toEqual([]);
  });
});

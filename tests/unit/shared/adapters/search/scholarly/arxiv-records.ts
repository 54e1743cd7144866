/** Entries in the shape that arXiv sends them; what they say is our own. */
export const REEDS = `<entry>
    <id>http://arxiv.org/abs/2103.00001v2</id>
    <updated>2021-05-01T00:00:00Z</updated>
    <published>2021-03-07T17:59:01Z</published>
    <title>Uptake of carbon
  by reeds &amp; rushes</title>
    <summary>  Reeds take up
carbon at a rate of $10^3$ per day.
</summary>
    <author><name>Grey Wader</name><arxiv:affiliation xmlns:arxiv="http://arxiv.org/schemas/atom">Marsh</arxiv:affiliation></author>
    <author><name>W. Stork</name></author>
    <arxiv:doi xmlns:arxiv="http://arxiv.org/schemas/atom">10.5555/Reeds.1</arxiv:doi>
    <link title="doi" href="http://dx.doi.org/10.5555/Reeds.1" rel="related"/>
    <arxiv:comment xmlns:arxiv="http://arxiv.org/schemas/atom">9 pages</arxiv:comment>
    <arxiv:journal_ref xmlns:arxiv="http://arxiv.org/schemas/atom">J. Shallow Waters 12 (2021)</arxiv:journal_ref>
    <link href="http://arxiv.org/abs/2103.00001v2" rel="alternate" type="text/html"/>
    <link title="pdf" href="http://arxiv.org/pdf/2103.00001v2" rel="related" type="application/pdf"/>
    <arxiv:primary_category xmlns:arxiv="http://arxiv.org/schemas/atom" term="q-bio.PE" scheme="http://arxiv.org/schemas/atom"/>
    <category term="q-bio.PE" scheme="http://arxiv.org/schemas/atom"/>
  </entry>`;

export const WITHDRAWN = `<entry>
    <id>http://arxiv.org/abs/q-bio/9901001v3</id>
    <published>1999-01-05T00:00:00Z</published>
    <title>Herons do not wait</title>
    <summary>Herons were said not to wait.</summary>
    <author><name>Bull Rush</name></author>
    <arxiv:comment>This paper has been withdrawn by the author due to an error in Section 2</arxiv:comment>
    <link href="http://arxiv.org/abs/q-bio/9901001v3" rel="alternate" type="text/html"/>
  </entry>`;

export const ERROR = `<entry>
    <id>http://arxiv.org/api/errors#incorrect_id_format_for_x</id>
    <title>Error</title>
    <summary>incorrect id format for x</summary>
    <updated>2026-01-31T00:00:00-05:00</updated>
    <link href="http://arxiv.org/api/errors#incorrect_id_format_for_x" rel="alternate" type="text/html"/>
    <author><name>arXiv api core</name></author>
  </entry>`;

export function feed(entries: readonly string[], total: number | string = entries.length): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <link href="http://arxiv.org/api/query?search_query%3Dall%3Areeds" rel="self" type="application/atom+xml"/>
  <title type="html">ArXiv Query: search_query=all:reeds</title>
  <id>http://arxiv.org/api/abc</id>
  <updated>2026-01-31T00:00:00-05:00</updated>
  <opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">${total}</opensearch:totalResults>
  <opensearch:startIndex xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">0</opensearch:startIndex>
  ${entries.join('\n  ')}
</feed>
`;
}

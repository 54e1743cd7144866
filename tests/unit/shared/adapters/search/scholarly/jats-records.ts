/** An article in the form of PubMed Central; what it says is our own. */
export const ARTICLE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.2 20190208//EN" "JATS-archivearticle1.dtd">
<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" article-type="research-article" xml:lang="en">
<?properties open_access?>
<front><journal-meta><journal-title-group><journal-title>Journal of Shallow Waters</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="pmcid">PMC7000001</article-id>
<title-group><article-title>Uptake of CO<sub>2</sub> by <italic>Phragmites</italic> at 10<sup>3</sup> sites<xref ref-type="fn" rid="fn1">*</xref></article-title></title-group>
<contrib-group><contrib><name><surname>Wader</surname><given-names>Grey</given-names></name><xref ref-type="aff" rid="a1"><sup>1</sup></xref></contrib></contrib-group>
<abstract><sec><title>Background</title><p>Reeds take up CO<sub>2</sub> &amp; nitrogen.</p></sec><sec><title>Results</title><p>Uptake rose by 12% (<italic>p</italic> &lt; 0.05).</p></sec></abstract>
<abstract abstract-type="graphical"><p>A picture of a reed.</p></abstract>
</article-meta></front>
<body>
<sec id="s1" sec-type="intro"><label>1.</label><title>Introduction</title>
<p>Reeds grow fast<sup><xref ref-type="bibr" rid="B1">1</xref>,<xref ref-type="bibr" rid="B2">2</xref></sup> and take up carbon<xref ref-type="bibr" rid="B3">3</xref>, as shown before [<xref ref-type="bibr" rid="B4">4</xref>] and by Stork (<xref ref-type="bibr" rid="B5">2019</xref>). See <xref ref-type="fig" rid="F1">Figure 1</xref> and <ext-link xlink:href="https://marsh.example">the data</ext-link>.</p>
<p>Three things matter:<list list-type="order"><list-item><label>(1)</label><p>water of 10<sup>&#x2212;2</sup> m;</p></list-item><list-item><p>light, that is</p><list list-type="bullet"><list-item><p>sun,</p></list-item><list-item><p>sky;</p></list-item></list></list-item></list>and nothing else.</p>
</sec>
<sec><title>Methods</title>
<sec><title>Sites</title><p>We chose 10<sup>3</sup> sites.</p>
<disp-formula id="E1"><label>(1)</label><alternatives><mml:math><mml:mi>u</mml:mi><mml:mo>=</mml:mo><mml:mfrac><mml:mi>c</mml:mi><mml:msup><mml:mi>m</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:mfrac></mml:math><tex-math>\\documentclass{minimal}\\begin{document}$$u=c/m^2$$\\end{document}</tex-math><graphic xlink:href="e1.gif"/></alternatives></disp-formula>
</sec></sec>
<sec><title>Results</title>
<table-wrap id="T1"><label>Table 1.</label><caption><title>Uptake by site.</title><p>In grams.</p></caption>
<table><thead><tr><th>Site</th><th>CO<sub>2</sub></th></tr></thead><tbody><tr><td>Lake</td><td>1.2<xref ref-type="table-fn" rid="t1">a</xref></td></tr><tr><td>Pond &lt; 1 ha</td><td>0.4</td></tr></tbody></table>
<table-wrap-foot><fn id="t1"><p>In spring.</p></fn></table-wrap-foot></table-wrap>
<fig id="F1"><label>Figure 1</label><caption><p>Reeds at a lake.</p></caption><graphic xlink:href="f1.jpg"/></fig>
<p>The uptake of carbon was higher where the water was shallow, and lower where it was deep; it did not change with the age of the reeds. All of the sites were visited twice, in spring and in autumn, and at each visit ten samples were taken by hand. The samples were dried, weighed and burnt, and their carbon was measured in a laboratory nearby.</p>
</sec>
</body>
<back><ack><p>We thank the herons.</p></ack>
<app-group><app><title>Appendix A</title><p>More on the sites.</p></app></app-group>
<ref-list><title>References</title><ref id="B1"><mixed-citation>Stork W. Reeds. 2001.</mixed-citation></ref></ref-list>
<fn-group><fn id="fn1"><p>Equal work.</p></fn></fn-group></back>
<floats-group><table-wrap><label>Table 2</label><caption><p>At the end.</p></caption><alternatives><graphic/><table><tr><td>x</td><td>y</td></tr></table></alternatives></table-wrap></floats-group>
<sub-article><body><p>A letter to the editor.</p></body></sub-article>
</article>
`;

import type { Report } from '#shared/domain/report.ts';
import type { ReportClaim } from '#shared/domain/report-claim.ts';
import { FIRMNESS_WORDS, describeSupport, shownClaims } from '#shared/domain/report-reading.ts';
import type { CitationMarks } from '../citation-marks.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';

/** What the sources add up to, and how firm each of it is. */
export function claimsHtml(report: Report, marks: CitationMarks): Html {
  const claims = shownClaims(report);
  if (claims.length === 0) return NOTHING;
  const items = claims.map((claim) => claimHtml(claim, marks));
  return html`<section aria-labelledby="claims">
    <h2 id="claims">How firm the findings are</h2>
    <ul class="claims">
      ${items}
    </ul>
  </section>`;
}

function claimHtml(claim: ReportClaim, marks: CitationMarks): Html {
  const against =
    claim.againstCitations.length === 0 ? NOTHING : html` · against: ${marks.set(claim.againstEvidenceIds)}`;
  return html`<li class="${claim.firmness}">
    <p dir="auto">${inlineHtml(claim.text)} <span class="cites">${marks.set(claim.evidenceIds)}</span></p>
    <p class="why"><b>${FIRMNESS_WORDS[claim.firmness]}</b> · ${describeSupport(claim)}${against}</p>
  </li>`;
}

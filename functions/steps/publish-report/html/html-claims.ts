import type { ReportClaim } from '#shared/domain/report-claim.ts';
import { shownClaims } from '#shared/domain/report-reading.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import type { Page } from './page.ts';

/** What the sources add up to, and how firm each of it is. */
export function claimsHtml(page: Page): Html {
  const claims = shownClaims(page.report);
  if (claims.length === 0) return NOTHING;
  const items = claims.map((claim) => claimHtml(claim, page));
  return html`<section aria-labelledby="claims">
    <h2 id="claims">${page.words.claims}</h2>
    <ul class="claims">
      ${items}
    </ul>
  </section>`;
}

function claimHtml(claim: ReportClaim, { marks, words }: Page): Html {
  const against =
    claim.againstCitations.length === 0
      ? NOTHING
      : html` <span class="cites">${marks.set(claim.againstEvidenceIds)}</span>`;
  return html`<li class="${claim.firmness}">
    <p dir="auto">
      ${inlineHtml(claim.text)}<span class="cites">&#8288;${marks.set(claim.evidenceIds)}</span>
    </p>
    <p class="why"><b>${words.firmness[claim.firmness]}</b> · ${words.support(claim)}${against}</p>
  </li>`;
}

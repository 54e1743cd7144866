import type { CredibilityTier } from './source.ts';

export interface DomainTier {
  readonly tier: CredibilityTier;
  readonly reason: string;
}

const institution = (reason: string): DomainTier => ({ tier: 'PRIMARY_SOURCE', reason });
const established = (reason: string): DomainTier => ({ tier: 'AUTHORITATIVE', reason });
const secondary = (reason: string): DomainTier => ({ tier: 'SECONDARY', reason });

/**
 * Domains whose tier does not show in their suffix, subdomains included. Short on purpose: an entry needs a reason that
 * anyone can check, and users add their own with DOMAIN_TIERS. None is flagged here; whom to disbelieve is for those who
 * run the service to say.
 */
export const DOMAIN_TIERS: Readonly<Record<string, DomainTier>> = {
  'europa.eu': institution('institutions of the European Union, which have no government suffix'),
  'admin.ch': institution('federal administration of Switzerland, which has no government suffix'),
  'bund.de': institution('federal administration of Germany, which has no government suffix'),
  'nhs.uk': institution('public health service of the United Kingdom, under a suffix of its own'),
  'un.org': institution('the United Nations, on what it decided and counted'),
  'oecd.org': institution('intergovernmental body, publisher of its own statistics'),
  'worldbank.org': institution('intergovernmental body, publisher of its own statistics'),
  'imf.org': institution('intergovernmental body, publisher of its own statistics'),
  'ietf.org': institution('the body that makes the standards which it publishes'),
  'rfc-editor.org': institution('publisher of record of Internet standards'),
  'w3.org': institution('the body that makes the standards which it publishes'),
  'iso.org': institution('the body that makes the standards which it publishes'),
  'cochranelibrary.com': institution('peer-reviewed systematic reviews'),
  'nature.com': established('publisher of peer-reviewed journals, with news and opinion beside them'),
  'science.org': established('publisher of peer-reviewed journals, with news and opinion beside them'),
  'thelancet.com': established('publisher of peer-reviewed journals, with news and opinion beside them'),
  'nejm.org': established('publisher of peer-reviewed journals, with news and opinion beside them'),
  'bmj.com': established('publisher of peer-reviewed journals, with news and opinion beside them'),
  'reuters.com': established('news agency with published standards and corrections'),
  'apnews.com': established('news agency with published standards and corrections'),
  'afp.com': established('news agency with published standards and corrections'),
  'bbc.co.uk': established('public broadcaster with published standards and corrections'),
  'bbc.com': established('public broadcaster with published standards and corrections'),
  'wikipedia.org': secondary('encyclopedia that anyone may edit; it names its own sources'),
  'britannica.com': secondary('encyclopedia'),
  'arxiv.org': secondary('preprints, which nobody has reviewed yet'),
  'biorxiv.org': secondary('preprints, which nobody has reviewed yet'),
  'medrxiv.org': secondary('preprints, which nobody has reviewed yet'),
  'ssrn.com': secondary('preprints, which nobody has reviewed yet'),
};

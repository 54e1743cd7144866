import { ROLE_AROUND } from '#shared/text/markup/canonical/page-parts.ts';
import { tagName, type TreeNode } from './tree.ts';

/** Elements that HTML itself sets apart from the text of a page. */
const ELEMENTS = new Set(['nav', 'aside', 'footer', 'dialog', 'menu', 'form']);

const BODY =
  /^(?:article|story|post|entry|news|blog|page|hentry|amp)[-_]*(?:wp[-_]*)?(?:body|content|text|copy)(?:[-_]+\w*)?$|^(?:rich|body)[-_]*(?:text|copy|content)$/iu;
const FURNITURE = words(
  'breadcrumb breadcrumbs byline bylines bio related recirc recirculation readmore newsletter newsletters signup subscribe subscription promo promos promoted sponsor sponsored advert adverts advertisement advertising share sharing sharebar social socials outbrain taboola teaser teasers trending popular comments disqus tags tag pagination pager rollover popup cookie cookies consent paywall toolbar skiplink timestamp dateline disclaimer',
);
const PAIRS = words(
  'read-more see-also more-stories more-on more-from also-like about-author author-bio author-box author-info author-card author-profile post-meta entry-meta article-meta story-meta article-header sign-up skip-link print-header inline-story',
);
const CAPTION = words('caption captions credit credits figcaption');
const UNSEEN =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text)?|element-invisible|a11y-hidden)(?=\s|$)/iu;

/** What stands around the text of a page, by its element, its role or one of its classes. */
export function isFurniture(node: TreeNode): boolean {
  if (ELEMENTS.has(tagName(node)) || ROLE_AROUND.test(node.getAttribute?.('role') ?? '')) return true;
  const named = classOf(node);
  if (named === '') return false;
  if (UNSEEN.test(named)) return true;
  return named.split(/\s+/u).some((name) => {
    const tokens = tokensOf(name);
    return tokens.some((token, index) => FURNITURE.has(token) || PAIRS.has(`${tokens[index - 1]}-${token}`));
  });
}

/** What a picture shows, and who took it. */
export function isCaption(node: TreeNode): boolean {
  if (tagName(node) === 'figcaption') return true;
  return classOf(node)
    .split(/\s+/u)
    .some((name) => tokensOf(name).some((token) => CAPTION.has(token)));
}

/** Named the body of the article, by the vocabulary of schema.org or by one of the names that are common for it. */
export function isNamedBody(node: TreeNode): boolean {
  if (/\barticleBody\b/u.test(node.getAttribute?.('itemprop') ?? '')) return true;
  return `${classOf(node)} ${node.getAttribute?.('id') ?? ''}`.split(/\s+/u).some((name) => BODY.test(name));
}

/** Classes only: the id of a section is often made of its heading, whatever that speaks of. */
function classOf(node: TreeNode): string {
  return (node.getAttribute?.('class') ?? '').trim().slice(0, 400);
}

/** `storyBody__read-more` as story, body, read, more. */
function tokensOf(name: string): readonly string[] {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])/gu, '-')
    .toLowerCase()
    .split(/[^a-z\d]+/u)
    .filter((token) => token !== '');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const REMARK =
  /(?:^|[\s_-])(?:note|tip|hint|info|important|warning|caution|danger|admonition|callout|topic|footnote|example|key-?(?:point|term)s?)(?=$|[\s_-])/iu;

/** True of the class of an element set beside the text that speaks of the same: a note, a warning, not a teaser. */
export function isRemark(className: string): boolean {
  return REMARK.test(className);
}

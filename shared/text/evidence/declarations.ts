/** "int launch (const Item *item, List *files);", "def pull(self, name: str) -> bool", over any number of lines. */
const DECLARATION =
  /^(?<before>(?:[\w$.:~]+(?:<[^<>()]*>)?[\s*&[\]]+)*)(?<name>[\w$.:~]+(?:(?<=\boperator)\s?(?:[-+*/%^&|~!=<>,[\]]{1,3}|\(\)))?)\s*\((?<given>[^(){};]*)\)\s*(?:->\s*[\w.[\]]+|(?:(?:const|noexcept|override)\b\s*)*(?:=\s*(?:0|default|delete))?)\s*[;:]?$/u;
const DEFINES = /^(?:async\s+)?(?:def|function|func|fn|sub)\s/u;
/** A type and a name, or a name and a type; "int 80" and "default: 1200" are none. */
const TYPED =
  /^(?:[\w:.<>]+(?:\s*[*&]+\s*|\s+))+[\p{L}_$][\w$]*(?:\[\])?(?:\s*=.*)?$|^(?!default\b|unit\b)[\w$]+\s*:\s*[^\s\d]/u;
/** "return fetch(Url url)" is said in a program, "see also (void)" of one. */
const SAID = /^(?:(?:await|return|new|throw|yield|sudo|select)\s|(?:if|for|while|switch|catch|else|see)\b)/iu;

/** The name that code does nothing but declare; undefined of any other text. */
export function declaredIn(code: string): string | undefined {
  const { before = '', name, given = '' } = DECLARATION.exec(code)?.groups ?? {};
  return SAID.test(code) || !(DEFINES.test(code) || isTyped(before, given)) ? undefined : name;
}

function isTyped(before: string, given: string): boolean {
  const taken = given.trim();
  return taken === '' || taken === 'void'
    ? before.trim() !== ''
    : taken.split(',').every((one) => TYPED.test(one.trim()) || one.trim() === '...');
}

/** What languages of programs write, and prose does not: "char *name", "size_t", "Kiln::fire", "=0". */
const SIGN =
  /\w::~?\w|\w[*&]+\s+\w|\s[*&]+\w|\w_t\b|=\s*0\s*;?$|\b(?:void|const|bool|u?int(?:8|16|32|64)?|gboolean|g(?:u?int(?:8|16|32|64)?|u?char|u?long|s?size|double|float|pointer)|noexcept|constexpr|def|func|fn)\b/u;
/** Before a name these stand for its type; "(double glazing)" says that words may be the same. */
const TYPE_ALONE =
  /^(?:(?:virtual|static|inline|explicit|abstract|final|public|private|protected)\s+)*(?:virtual|static|boolean|char|double|float|long|short|unsigned|string|String)\s*$/u;

export function bearsSignOfCode(line: string): boolean {
  return SIGN.test(line);
}

/** The name, without what it is a part of, that a line does nothing but declare, where nothing says that it is code. */
export function declaredInLine(line: string): string | undefined {
  const name = declaredIn(line);
  const { before = '' } = DECLARATION.exec(line)?.groups ?? {};
  return name !== undefined && (bearsSignOfCode(line) || TYPE_ALONE.test(before))
    ? lastPart(name)
    : undefined;
}

/** "fire" of "Kiln::fire". */
export function lastPart(name: string): string {
  return name.split(/[.:]+/u).at(-1) ?? '';
}

import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../kit/build.js';

/** A case of a union, as the page of messages shows it. */
interface Case {
  name: string;
  fields: string[];
  comment: string;
}

/** The types of `src`, read for the page of messages. */
export class TypeReader {
  private readonly checker: ts.TypeChecker;
  private readonly entry: ts.SourceFile;
  private readonly named = new Map<string, ts.Symbol>();

  constructor() {
    const files = ['src/protocol/index.ts', 'src/engine/index.ts', 'src/bots/index.ts'];
    const program = ts.createProgram(
      files.map((name) => join(ROOT, name)),
      { module: ts.ModuleKind.NodeNext, strict: true, types: [], lib: ['lib.es2022.d.ts'] },
    );
    this.checker = program.getTypeChecker();
    const sources = files.map((name) => program.getSourceFile(join(ROOT, name)));
    const [entry] = sources;
    if (!entry) throw new Error('src/protocol is gone');
    this.entry = entry;
    for (const source of sources) {
      const module = source && this.checker.getSymbolAtLocation(source);
      for (const symbol of module ? this.checker.getExportsOfModule(module) : [])
        if (!this.named.has(symbol.name)) this.named.set(symbol.name, this.target(symbol));
    }
  }

  /** The cases of a union, by the field that tags them. */
  cases(name: string, tag: string): Case[] {
    const type = this.checker.getDeclaredTypeOfSymbol(this.symbol(name));
    return (type.isUnion() ? type.types : [type]).map((each) => {
      const tagType = this.typeOf(each.getProperty(tag));
      const [first = each] = each.isIntersection() ? each.types : [];
      const node = first.symbol.declarations?.[0];
      return {
        name: tagType?.isStringLiteral() ? tagType.value : '?',
        fields: this.fields(each, tag),
        comment: node ? commentBefore(node) : '',
      };
    });
  }

  /** The questions of an interface, with what each takes and is answered with. */
  questions(name: string): { name: string; argument: string; answer: string; comment: string }[] {
    const declaration = this.symbol(name).declarations?.[0];
    if (!declaration || !ts.isInterfaceDeclaration(declaration)) throw new Error(`${name} is no interface`);
    return declaration.members.map((member) => {
      const type = ts.isPropertySignature(member) ? member.type : undefined;
      const [argument, answer] =
        type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []).map(textOf) : [];
      return {
        name: member.name?.getText() ?? '',
        argument: argument ?? '',
        answer: answer ?? '',
        comment: commentBefore(member),
      };
    });
  }

  /** The declaration of a type or list, as it stands in the source, without `export`. */
  declaration(name: string): string {
    const node = this.symbol(name).declarations?.[0];
    const statement = node && ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return statement?.getFullText().trim().replace('export ', '') ?? '';
  }

  /** The exported types of `src/protocol` that these name, and those that they name, in the order in which they come up. */
  namedBy(...names: string[]): string[] {
    const found = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) add(node.typeName.text);
      if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) add(node.exprName.text);
      ts.forEachChild(node, visit);
    };
    const add = (name: string): void => {
      const declaration = this.named.get(name)?.declarations?.[0];
      if (!declaration || found.has(name) || !/\/src\/protocol\//.test(declaration.getSourceFile().fileName))
        return;
      found.add(name);
      visit(declaration);
    };
    for (const name of names) visit(this.symbol(name).declarations?.[0] ?? this.entry);
    return [...found].filter((name) => !names.includes(name));
  }

  private fields(type: ts.Type, tag: string): string[] {
    return this.checker
      .getPropertiesOfType(type)
      .filter(({ name }) => name !== tag)
      .map((field) => {
        const node = field.valueDeclaration;
        const written = node && ts.isPropertySignature(node) && node.type ? textOf(node.type) : undefined;
        const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
        return `${field.name}${isOptional ? '?' : ''}: ${written ?? '?'}`;
      });
  }

  private typeOf(symbol: ts.Symbol | undefined): ts.Type | undefined {
    return symbol && this.checker.getTypeOfSymbolAtLocation(symbol, this.entry);
  }

  private symbol(name: string): ts.Symbol {
    const symbol = this.named.get(name);
    if (!symbol) throw new Error(`there is no type ${name}`);
    return symbol;
  }

  private target(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

/** The text of a type on one line, without comments. */
function textOf(node: ts.Node): string {
  return node
    .getText()
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
}

/** The comment of a declaration, or of a case of a union, where it stands before the bar. */
function commentBefore(inner: ts.Node): string {
  const node = whole(inner);
  const source = node.getSourceFile().text;
  let from = node.getFullStart();
  // A case begins after its bar.
  const before = source.slice(0, from);
  const bar = /(\/\*\*(?:(?!\*\/).)*\*\/)\s*\|$/s.exec(before.trimEnd());
  if (bar && ts.isUnionTypeNode(node.parent)) from -= before.length - bar.index;
  const [comment = ''] = /\/\*\*.*?\*\//s.exec(source.slice(from, node.getStart())) ?? [];
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\s*\n\s*\*\s?/g, ' ')
    .trim();
}

/** What a type's comment belongs to: a case of a union, or the field or type that has no other case. */
function whole(node: ts.Node): ts.Node {
  const { parent } = node;
  if (ts.isParenthesizedTypeNode(parent) || ts.isIntersectionTypeNode(parent)) return whole(parent);
  const isOnly =
    ts.isTypeLiteralNode(node) && (ts.isPropertySignature(parent) || ts.isTypeAliasDeclaration(parent));
  return isOnly ? parent : node;
}

import ts from 'typescript';

/** One import of a file, in any of its forms. */
export interface Import {
  /** As it is written: './deck.js', 'node:fs'; empty where it is worked out at run time. */
  readonly address: string;
  /** Gone when the program runs. Only `import type` is: `import { type A }` still loads the file. */
  readonly typeOnly: boolean;
}

/** What the fences read of a file; comments are no part of it. */
export interface Source {
  readonly imports: Import[];
  /** Every name in the code, and `Math.random` as one. */
  readonly names: Set<string>;
  /** Every string, the fixed parts of templates, and regular expressions. */
  readonly texts: string[];
}

/** Calls back for every node of a TypeScript text. */
export function walk(text: string, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2022));
}

/** Reads the imports, names and texts of a TypeScript text. */
export function readSource(text: string): Source {
  const source: Source = { imports: [], names: new Set(), texts: [] };
  walk(text, (node) => {
    const found = importOf(node);
    if (found) source.imports.push(found);
    if (ts.isIdentifier(node)) source.names.add(node.text);
    if (isMathRandom(node)) source.names.add('Math.random');
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
      source.texts.push(node.text);
    }
  });
  return source;
}

function importOf(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { address: addressOf(node.moduleSpecifier), typeOnly };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { address: addressOf(node.moduleSpecifier), typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node)) {
    const address = ts.isLiteralTypeNode(node.argument) ? addressOf(node.argument.literal) : '';
    return { address, typeOnly: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { address: addressOf(node.arguments[0]), typeOnly: false };
  }
  return undefined;
}

function addressOf(node: ts.Node | undefined): string {
  return node && ts.isStringLiteralLike(node) ? node.text : '';
}

function isMathRandom(node: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'random' &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'Math'
  );
}

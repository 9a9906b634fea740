import ts from 'typescript';

/** One import of a file, in any of its forms. */
export interface Import {
  /** As written: './deck.js', 'node:fs'; empty if it is computed at run time. */
  readonly address: string;
  /** Erased at run time. Only `import type` is: `import { type A }` still loads the file. */
  readonly typeOnly: boolean;
}

/** What the fences read of a file, comments left out. */
export interface Source {
  readonly imports: Import[];
  /** Every name in the code, and `Math.random` as one. */
  readonly names: Set<string>;
  /** The names the file exports. */
  readonly exports: string[];
  /** Every string, the fixed parts of templates, and regular expressions. */
  readonly texts: string[];
}

/** Calls `visit` for every node of a TypeScript text. */
export function walk(text: string, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2022));
}

/** Reads the imports, names and texts of a TypeScript text. */
export function readSource(text: string): Source {
  const source: Source = { imports: [], names: new Set(), exports: [], texts: [] };
  walk(text, (node) => {
    const found = importOf(node);
    if (found) source.imports.push(found);
    source.exports.push(...exportsOf(node));
    if (ts.isIdentifier(node)) source.names.add(node.text);
    if (isMathRandom(node)) source.names.add('Math.random');
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
      source.texts.push(node.text);
    }
  });
  return source;
}

/** The names that a statement declares. */
export function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return named && statement.name !== undefined ? [statement.name.text] : [];
}

function exportsOf(node: ts.Node): string[] {
  if (ts.isExportSpecifier(node)) return [node.name.text];
  if (!ts.isStatement(node) || !ts.canHaveModifiers(node)) return [];
  const isExported = ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported === true ? namesOf(node) : [];
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

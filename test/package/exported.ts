import { dirname, sep } from 'node:path';
import ts from 'typescript';

/** The types that exported declarations name but neither the entry nor the others export, each as `Name (named by Other)`. */
export function unexported(entry: string, ...others: string[]): string[] {
  const program = ts.createProgram([entry, ...others], {
    module: ts.ModuleKind.NodeNext,
    types: [],
    noLib: true,
  });
  const checker = program.getTypeChecker();
  const target = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportsOf = (name: string): ts.Symbol[] => {
    const file = program.getSourceFile(name);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${name} exports nothing`);
    return checker.getExportsOfModule(module).map(target);
  };
  const own = new Set(exportsOf(entry));
  const exported = new Set([...own, ...others.flatMap(exportsOf)]);
  const folder = dirname(others[0] ?? entry) + sep;
  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some(
      (node) => ts.isSourceFile(node.parent) && node.getSourceFile().fileName.startsWith(folder),
    ) ?? false;
  const missing = new Set<string>();
  for (const symbol of own) {
    const visit = (node: ts.Node): void => {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : undefined;
      const found = name && checker.getSymbolAtLocation(name);
      if (found && isOurs(target(found)) && !exported.has(target(found)))
        missing.add(`${target(found).name} (named by ${symbol.name})`);
      ts.forEachChild(node, visit);
    };
    symbol.declarations?.forEach(visit);
  }
  return [...missing].sort();
}

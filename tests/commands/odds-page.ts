import type { ObjectShape, Shape } from '../../rules/json-shape';

/** What may stand in a figure of an order, as `docs/odds.md` says it. */
export function rangeOf(shape: Shape): string {
  switch (shape.type) {
    case 'int':
      return `${shape.min} to ${shape.max}`;
    case 'one':
      return shape.of.map((option) => `\`${JSON.stringify(option)}\``).join(' ');
    case 'text':
      return `text like \`${shape.like.source.replaceAll('|', '/')}\``;
    case 'list':
      return `list of ${shape.min === shape.max ? shape.max : `${shape.min} to ${shape.max}`}: ${rangeOf(shape.of)}`;
    case 'object':
      return objectRange(shape);
    case 'kinds':
      return Object.entries(shape.of)
        .map(([kind, of]) => objectRange(of, `\`"${shape.by}": "${kind}"\``))
        .join(' or ');
    case 'either':
      return shape.of.map(rangeOf).join(' or ');
  }
}

function objectRange({ needs, takes }: ObjectShape, first = ''): string {
  const parts = [
    ...(first === '' ? [] : [first]),
    ...Object.entries(needs).map(([name, of]) => `\`${name}\` ${rangeOf(of)}`),
    ...Object.entries(takes).map(([name, of]) => `\`${name}\`? ${rangeOf(of)}`),
  ];
  return `{ ${parts.join(', ')} }`;
}

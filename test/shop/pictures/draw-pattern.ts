/** A square with a paint finish, for swatches with a picture; plain for an unknown name. */
export function drawPattern(name: string): string {
  const marks = name === 'brushed' ? brushed() : name === 'stippled' ? stippled() : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" fill="#7f99a8"/>${marks}</svg>`
  );
}

const brushed = (): string =>
  Array.from({ length: 16 }, (_, row) => {
    const y = row * 4 + 2;
    const wave = row % 3;
    return (
      `<path d="M0 ${y}c16 ${wave - 1} 32 ${1 - wave} 64 0" ` +
      `stroke="${row % 2 ? '#9db4c0' : '#6a8595'}" fill="none"/>`
    );
  }).join('');

const stippled = (): string =>
  Array.from({ length: 64 }, (_, index) => {
    const x = (index % 8) * 8 + ((index * 5) % 7);
    const y = Math.floor(index / 8) * 8 + ((index * 3) % 7);
    return `<circle cx="${x}" cy="${y}" r="1.7" fill="${index % 2 ? '#a9bfca' : '#5f7b8c'}"/>`;
  }).join('');

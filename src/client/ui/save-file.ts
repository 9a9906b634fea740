/** Saves a text or blob as a download named after today's date; returns the file's name. */
export function saveFile(about: string, content: string | Blob): string {
  const name = `${about}-${new Date().toISOString().slice(0, 10)}.rallar`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return name;
}

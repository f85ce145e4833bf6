/** A global id: the type and the id in base64, as the platform writes them (`Product:86`). */
export const nodeId = (type: string, entityId: number): string => Buffer.from(`${type}:${entityId}`).toString('base64');

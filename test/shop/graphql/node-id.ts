/** A global id: type and id in base64, in the platform's format (`Product:86`). */
export const nodeId = (type: string, entityId: number): string => Buffer.from(`${type}:${entityId}`).toString('base64');

/** The fields that a visitor fills in. */
export const fieldNames = ['name', 'email', 'phone', 'company', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export const requiredFields: readonly FieldName[] = ['name', 'email'];
/** The fields as typed. */
export type RequestFields = Record<FieldName, string>;
export type RequestType = 'demo' | 'contact';

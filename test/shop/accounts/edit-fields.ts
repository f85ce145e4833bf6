import { fieldContext, type FieldDefinition } from './form-field';
import { accountFields } from './shop-fields';

/** The account's questions when it is edited: no password means the same as before, the old one goes with a new one. */
export const editFields = (): FieldDefinition[] => [
  ...accountFields.slice(0, 3).map((field) => ({ ...field, required: field.partial !== 'password' })),
  {
    group: 1,
    number: 24,
    partial: 'password',
    label: 'Current Password',
    required: false,
    privateId: 'CurrentPassword',
  },
];

/** The same as pages get them. */
export const editFieldsContext = (email: string): object[] =>
  editFields().map((field) => fieldContext(field, field.privateId === 'EmailAddress' ? email : ''));

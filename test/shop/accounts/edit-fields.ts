import { type FieldDefinition, fieldContext } from './form-field';
import { accountFields } from './shop-fields';

/** The account fields for editing. An empty password leaves it unchanged; a new one needs the current password. */
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

/** The context of these fields for templates. */
export const editFieldsContext = (email: string): object[] =>
  editFields().map((field) => fieldContext(field, field.privateId === 'EmailAddress' ? email : ''));

/** The platform's rules for a new password, as `settings.password_requirements` has it. */
export const passwordError =
  'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.';

/** The reason why a password can't be taken; empty when it can. */
export function passwordProblem(password: string, again: string): string {
  if (password.length < 7 || !/[A-Za-z]/.test(password) || !/[0-9]/.test(password)) return passwordError;
  return password === again ? '' : 'Your passwords do not match.';
}

/** Whether something looks like an email address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

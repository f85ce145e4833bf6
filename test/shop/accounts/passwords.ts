/** The platform's password rules, as in `settings.password_requirements`. */
export const passwordError =
  'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.';

/** The reason why a password is refused; empty when it is accepted. */
export function passwordProblem(password: string, again: string): string {
  if (password.length < 7 || !/[A-Za-z]/.test(password) || !/[0-9]/.test(password)) return passwordError;
  return password === again ? '' : 'Your passwords do not match.';
}

/** Whether a text looks like an email address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

import { letterToken } from '../../shop/accounts/accounts';
import {
  addressRules,
  box,
  buttons,
  choice,
  day,
  email,
  newPassword,
  number,
  otherPassword,
  prices,
  type Rule,
  secret,
  text,
} from './form-rules';

/** A form of the theme: its page, its selector, and its rules in the page's order. */
export interface Form {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  readonly form: string;
  readonly rules: readonly Rule[];
  /** The request that submits it. */
  readonly sent: readonly [method: 'GET' | 'POST', path: string];
  /**
   * The shop's error message when the field of this name is missing. At least one form of each widget has it. Such a
   * form is tested in a browser, the others without one.
   */
  readonly refusal?: readonly [without: string, text: string];
}

const login = '/login.php';
const account = '/account.php';
const auth = { form: '[data-widget="auth-form"]', sent: ['POST', login] } as const;
const own = { form: '[data-widget="account-form"]', sent: ['POST', account], isSignedIn: true } as const;

export const forms: readonly Form[] = [
  {
    ...auth,
    name: 'signing in',
    path: login,
    refusal: ['login_pass', 'Your email address or password is incorrect.'],
    rules: [email('#login_email', 'Email address'), secret('#login_pass', 'Password')],
  },
  {
    ...auth,
    name: 'making an account',
    path: `${login}?action=create_account`,
    refusal: ['FormField[2][4]', "The 'First Name' field cannot be blank."],
    rules: [
      email('#FormField_1_1_input', 'Email Address'),
      ...newPassword('#FormField_1_2_input', 'Password', '#FormField_1_3_input', 'Confirm Password'),
      day('FormField_1_25', 'Please choose a day from 1920-01-01 to 2012-12-31.'),
      box('#FormField_1_26_1', 'Please choose: What do you make?'),
      number('#FormField_1_27_input', 'a number', [1, 50], 'People in your workshop must be a number from 1 to 50.'),
      buttons('#FormField_1_28_0', '#FormField_1_28_1', 'Please choose: Letters from us'),
      ...addressRules,
    ],
  },
  {
    ...auth,
    name: 'asking for a password',
    path: `${login}?action=reset_password`,
    rules: [email('#email', 'Email address')],
  },
  {
    ...auth,
    name: 'setting a password',
    path: `${login}?action=change_password&c=1&t=${letterToken}`,
    rules: newPassword('#password', 'New password', '#password_confirm', 'The same password again'),
  },
  {
    ...own,
    name: 'the shopper’s details',
    path: `${account}?action=account_details`,
    refusal: ['account_firstname', 'Please enter your name.'],
    rules: [
      text('#account_firstname', 'First name'),
      text('#account_lastname', 'Last name'),
      email('#FormField_1_1_input', 'Email Address'),
      ...otherPassword('#FormField_1_2_input', '#FormField_1_3_input', '#FormField_1_24_input'),
    ],
  },
  {
    ...own,
    name: 'an address',
    path: `${account}?action=add_shipping_address`,
    rules: addressRules,
  },
  {
    ...own,
    name: 'a return',
    path: `${account}?action=new_return&order_id=101`,
    rules: [
      choiceOf('[name="return_qty[1]"]', 'Please choose at least one item to return.'),
      choice('#return_reason', 'Why?', 'It is damaged'),
      choice('#return_action', 'What shall we do?', 'Repair'),
    ],
  },
  {
    ...own,
    name: 'buying again',
    form: '[data-account-reorder-form]',
    path: `${account}?action=view_order&order_id=101`,
    refusal: ['reorderitem[2]', 'Please select one or more items to reorder.'],
    rules: [box('#reorder_2', 'Please choose at least one item.')],
  },
  {
    ...own,
    name: 'a message',
    path: `${account}?action=inbox`,
    rules: [
      choice('#message_order_id', 'Which order is it about?', '101'),
      text('#message_subject', 'Subject'),
      text('#message_content', 'Message'),
    ],
  },
  {
    name: 'a wish list',
    path: '/wishlist.php?action=addwishlist',
    isSignedIn: true,
    form: '[data-widget="wishlist-form"]',
    sent: ['POST', '/wishlist.php'],
    refusal: ['wishlistname', 'Please enter a name for your wish list.'],
    rules: [text('#wishlistname', 'name', 'You must enter a wish list name.')],
  },
  {
    name: 'a review',
    path: '/harbour-desk-lamp/#write_review',
    form: '[data-widget="review-form"]',
    sent: ['POST', '/postreview.php'],
    refusal: ['revtitle', 'Please enter a subject for your review.'],
    rules: [
      choice('#rating-rate', 'rating', '4', 'Please choose a rating.'),
      email('#email_input', 'email', 'Please use a valid email address, such as user@example.com.'),
      text('#revtitle_input', 'title', 'Please give your review a headline.'),
      text('#revtext_input', 'text', 'Please write what you think of it.'),
    ],
  },
  {
    name: 'a gift certificate',
    path: '/giftcertificates.php',
    form: '#gift-certificate-form',
    sent: ['POST', '/giftcertificates.php'],
    refusal: ['to_name', 'Please enter both names.'],
    rules: [
      text('#to_name', 'For: name'),
      email('#to_email', 'For: email address'),
      text('#from_name', 'From: name'),
      email('#from_email', 'From: email address'),
      number(
        '#certificate_amount',
        'amount',
        [5, 500],
        'Please choose an amount from $5.00 to $500.00.',
        'Please fill in: Amount',
      ),
      buttons('#theme_0', '#theme_1', 'Please choose a design for the certificate.'),
      box('#agree', 'Please agree to this before you go on.'),
      box('#agree2', 'Please agree to this before you go on.'),
    ],
  },
  {
    name: 'a certificate’s balance',
    path: '/giftcertificates.php?action=balance',
    form: '#gift-certificate-balance',
    sent: ['GET', '/giftcertificates.php'],
    rules: [text('#giftcertificatecode', 'Certificate code')],
  },
  {
    name: 'a question to the shop',
    path: '/contact-us/',
    form: '[data-contact-form]',
    sent: ['POST', '/pages.php'],
    refusal: ['contact_question', 'Please write your question.'],
    rules: [email('#contact_email', 'Email address'), text('#contact_question', 'Your question')],
  },
  {
    name: 'a range of prices',
    path: '/workshop/',
    form: '#facet-range-form',
    sent: ['GET', '/workshop/'],
    rules: prices('#facet-min-price', '#facet-max-price'),
  },
];

/** At least one of several number fields. */
function choiceOf(field: string, message: string): Rule {
  return { rule: message, kind: 'choiceOf', field, refused: [['0', message]], accepted: '1' };
}

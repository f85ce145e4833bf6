import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { fillWords } from '../contract/fill-words';
import type { InitialProps, PartProps, SlotProps } from '../markup/overrides';
import { announce } from '../state/ui/announce';
import { askConfirm } from '../state/ui/dialogs';
import { useAppDispatch } from '../state/hooks';
import type { Field } from './field';
import { findFault } from './find-fault';
import { readQuestions } from './read-questions';
import { useKeptAnswers } from './use-kept-answers';
import { usePosting } from './use-posting';
import { useFieldLeft } from './use-field-left';
import { numberProps, sendPlainNumbers } from './number-field';
import { unhidden } from '../page/unhidden';

/** The props of a form widget, with the words and parts of core/forms/form-contract. */
export interface FormProps {
  readonly slot: HTMLFormElement;
  readonly question?: string;
  readonly summary: string;
  readonly initial: (part: 'field' | 'control' | 'hint' | 'problem' | 'answer') => readonly InitialProps[];
}

/** The overrides of a form's parts, for `<Markup {...form.parts} />`. */
export interface FormParts {
  readonly slot: SlotProps;
  readonly field: (initial: InitialProps) => PartProps;
  readonly control: (initial: InitialProps) => PartProps;
  readonly hint: (initial: InitialProps) => PartProps;
  readonly problem: (initial: InitialProps) => PartProps;
}

export interface Form {
  readonly parts: FormParts;
  /**
   * Checks the shown problems again, and puts back the kept answers of drop-down lists that did not have the option
   * before. Call it after a script changed the fields.
   */
  readonly recheck: () => void;
}

/**
 * Checks a form when it is sent, and each question when the shopper leaves it. A shown problem is checked again with
 * each input, so that its message disappears as soon as it is solved. No other question gets a message while the shopper
 * types.
 * The browser itself sends the form. While a posted form is being sent, it cannot be sent again. If the shop refuses the form,
 * the next page puts the answers back.
 *
 * @param onSend called when the form has no fault and is about to be sent
 */
export function useForm(props: FormProps, onSend?: (event: SubmitEvent) => void): Form {
  const { slot: form, initial, question, summary } = props;
  const dispatch = useAppDispatch();
  const [questions] = useState(() => readQuestions(initial));
  const [problems] = useState(() => new Map<Element, string>());
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const isConfirmed = useRef(false);
  const posting = usePosting(form);
  const restoreAnswers = useKeptAnswers(form, initial('answer').length > 0);

  const check = (element: Element): Field | undefined => {
    const fault = findFault(element);
    if (fault) problems.set(element, questions.words(element, fault) || fillWords(summary, { problems: '' }));
    else problems.delete(element);
    rerender();
    return fault?.[1];
  };
  const leaving = useFieldLeft((field) => {
    const left = questions.around(field);
    // `useFieldLeft` waits until the pointer is up. By then, the question may have been removed.
    if (left?.isConnected) check(left);
  }, questions.around);

  const submit = (event: SubmitEvent) => {
    const { submitter } = event;
    if (posting.isOn()) return event.preventDefault();
    if (submitter?.hasAttribute('formnovalidate')) return;
    const faulty = questions.all.map(check).filter((field) => field !== undefined);
    const [first] = faulty;
    if (first) {
      event.preventDefault();
      // Wait until the messages are on the page: a screen reader reads the field's description when the field gets the focus.
      setTimeout(() => {
        first.focus();
        const list = questions.all.flatMap((one) => problems.get(one) ?? []);
        const sentence = fillWords(summary, { problems: list.join(' ') });
        if (list.length > 1) dispatch(announce(sentence, 'assertive'));
      });
    } else if (!unhidden(form, 'reportValidity')()) {
      // The invalid field belongs to no question, so the browser shows its own message.
      event.preventDefault();
    } else if (question && !isConfirmed.current) {
      event.preventDefault();
      void dispatch(askConfirm(question)).then((yes) => {
        isConfirmed.current = yes;
        if (yes) unhidden(form, 'requestSubmit')(submitter);
        isConfirmed.current = false;
      });
    } else {
      onSend?.(event);
      posting.follow(event);
    }
  };

  useEffect(sendPlainNumbers, []);
  useLayoutEffect(() => {
    const was = form.noValidate;
    // From now on the widget shows the messages, not the browser.
    form.noValidate = true;
    return () => {
      form.noValidate = was;
    };
  }, [form]);
  useEffect(() => {
    const [answer] = initial('answer');
    if (!answer) return;
    // If the focus is already in the form, it stays there, and the shop's answer is announced.
    if (unhidden(form, 'contains')(document.activeElement)) dispatch(announce(answer.text.trim(), 'assertive'));
    else answer.element.focus();
  }, [dispatch, form, initial]);

  const recheck = () => [...problems.keys()].forEach(check);
  const problemOf = ({ element }: InitialProps) => problems.get(questions.around(element) ?? element) ?? '';
  /** Whether the message of a question has the same text as its hint. The hint is then hidden. */
  const isRepeated = (hint: InitialProps) => hint.text.trim() !== '' && problemOf(hint) === hint.text.trim();
  const descriptionOf = ({ element, ...initial }: InitialProps): string[] => {
    const hint = questions.hint(element);
    const ids = String(initial['aria-describedby'] ?? '').split(' ');
    return ids.filter((id) => id && !(hint?.['id'] === id && isRepeated(hint)));
  };
  const parts: FormParts = {
    slot: {
      ...leaving,
      onSubmit: submit,
      onInput: recheck,
      onChange: recheck,
    },
    field: (initial) => ({ className: problemOf(initial) ? 'form-field--error' : undefined }),
    control: (initial) => ({
      ...numberProps(initial),
      ...(problemOf(initial) && {
        'aria-invalid': true,
        'aria-describedby': [...descriptionOf(initial), questions.problemId(initial.element)].filter(Boolean).join(' '),
      }),
    }),
    hint: (initial) => ({ hidden: isRepeated(initial) }),
    problem: (initial) => ({ text: problemOf(initial) }),
  };
  return {
    parts,
    recheck() {
      restoreAnswers();
      recheck();
    },
  };
}

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
import { useLeaving } from './use-leaving';

/** What a widget hands on: its own props, with the words and parts of core/forms/form-contract. */
export interface FormProps {
  readonly slot: HTMLElement;
  readonly question?: string;
  readonly summary: string;
  readonly initial: (part: 'field' | 'control' | 'problem' | 'answer') => readonly InitialProps[];
}

/** What the form says of its parts, for `<Markup {...form.parts} />`. */
export interface FormParts {
  readonly slot: SlotProps;
  readonly field: (initial: InitialProps) => PartProps;
  readonly control: (initial: InitialProps) => PartProps;
  readonly problem: (initial: InitialProps) => PartProps;
}

export interface Form {
  readonly parts: FormParts;
  /** Looks again at the fields, and at the problems that are shown: something changed that was not typed. */
  readonly lookAgain: () => void;
}

/**
 * Checks a form of the server when it is sent, and each question when the shopper leaves it, never while it is
 * first typed; a problem that is shown is followed as it is typed away. The form is sent natively, once, or not at all;
 * where the store refuses it, the next page has what was typed.
 *
 * @param sent called when all is right and the form is about to be sent
 */
export function useForm(props: FormProps, sent?: (event: SubmitEvent) => void): Form {
  const { slot, initial, question, summary } = props;
  const form = slot as HTMLFormElement;
  const dispatch = useAppDispatch();
  const [questions] = useState(() => readQuestions(initial));
  const [problems] = useState(() => new Map<Element, string>());
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const agreed = useRef(false);
  const posting = usePosting(form);
  const giveBackMore = useKeptAnswers(form, initial('answer').length > 0);

  const check = (element: Element): Field | undefined => {
    const fault = findFault(element);
    if (fault) problems.set(element, questions.words(element, fault) || summary);
    else problems.delete(element);
    look();
    return fault?.[1];
  };
  const leaving = useLeaving((field) => {
    const left = questions.around(field);
    // After Back, and in a form that was sent, the field may be gone.
    if (left?.isConnected) check(left);
  }, questions.around);

  const submit = (event: Event) => {
    const { submitter } = event as SubmitEvent;
    if (posting.isOn()) return event.preventDefault();
    if ((submitter as HTMLButtonElement | null)?.formNoValidate) return;
    const faulty = questions.all.map(check).filter((field) => field !== undefined);
    const [first] = faulty;
    if (first) {
      event.preventDefault();
      // What is wrong is on the page when the field gets the focus, and is said after it.
      setTimeout(() => {
        first.focus();
        const list = [...problems.values()];
        const sentence = fillWords(summary, { problems: list.join(' ') });
        if (list.length > 1) dispatch(announce(sentence, 'assertive'));
      });
    } else if (!form.reportValidity()) {
      // A field outside of every question: the browser says what is wrong with it.
      event.preventDefault();
    } else if (question && !agreed.current) {
      event.preventDefault();
      void dispatch(askConfirm(question)).then((yes) => {
        agreed.current = yes;
        if (yes) form.requestSubmit(submitter);
        agreed.current = false;
      });
    } else {
      sent?.(event as SubmitEvent);
      posting.follow(event as SubmitEvent);
    }
  };

  useLayoutEffect(() => {
    const was = form.noValidate;
    // From here on the page's own words say what is wrong, not the browser's bubbles.
    form.noValidate = true;
    return () => {
      form.noValidate = was;
    };
  }, [form]);
  useEffect(() => {
    const [answer] = initial('answer');
    if (!answer) return;
    // Whoever is in the form already stays there and hears it; anybody else is taken to it.
    if (form.contains(document.activeElement)) dispatch(announce(answer.text.trim(), 'assertive'));
    else answer.element.focus();
  }, [dispatch, form, initial]);

  const lookAgain = () => [...problems.keys()].forEach(check);
  const problemOf = ({ element }: InitialProps) => problems.get(questions.around(element) ?? element) ?? '';
  const parts: FormParts = {
    slot: {
      ...leaving,
      onSubmit: submit,
      onInput: lookAgain,
      onChange: lookAgain,
    },
    field: (initial) => ({ className: problemOf(initial) ? 'form-field--error' : undefined }),
    control: (initial) =>
      problemOf(initial)
        ? {
            'aria-invalid': true,
            'aria-describedby': [initial['aria-describedby'], questions.problemId(initial.element)]
              .filter(Boolean)
              .join(' '),
          }
        : {},
    problem: (initial) => ({ text: problemOf(initial) }),
  };
  return {
    parts,
    lookAgain() {
      giveBackMore();
      lookAgain();
    },
  };
}

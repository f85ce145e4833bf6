import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { fillWords } from '../contract/fill-words';
import type { OwnProps, PartProps, SlotProps } from '../markup/overrides';
import { announce } from '../store/ui/announce';
import { askConfirm } from '../store/ui/dialogs';
import { useAppDispatch } from '../store/hooks';
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
  readonly own: (part: 'field' | 'control' | 'problem' | 'answer') => readonly OwnProps[];
}

/** What the form says of its parts, for `<Markup {...form.parts} />`. */
export interface FormParts {
  readonly slot: SlotProps;
  readonly field: (own: OwnProps) => PartProps;
  readonly control: (own: OwnProps) => PartProps;
  readonly problem: (own: OwnProps) => PartProps;
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
  const { slot, own, question, summary } = props;
  const form = slot as HTMLFormElement;
  const dispatch = useAppDispatch();
  const [questions] = useState(() => readQuestions(own));
  const [problems] = useState(() => new Map<Element, string>());
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const agreed = useRef(false);
  const posting = usePosting(form);
  const giveBackMore = useKeptAnswers(form, own('answer').length > 0);

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
    const [answer] = own('answer');
    if (!answer) return;
    // Whoever is in the form already stays there and hears it; anybody else is taken to it.
    if (form.contains(document.activeElement)) dispatch(announce(answer.text.trim(), 'assertive'));
    else answer.element.focus();
  }, [dispatch, form, own]);

  const lookAgain = () => [...problems.keys()].forEach(check);
  const problemOf = ({ element }: OwnProps) => problems.get(questions.around(element) ?? element) ?? '';
  const parts: FormParts = {
    slot: {
      ...leaving,
      onSubmit: submit,
      onInput: lookAgain,
      onChange: lookAgain,
    },
    field: (own) => ({ className: problemOf(own) ? 'form-field--error' : undefined }),
    control: (own) =>
      problemOf(own)
        ? {
            'aria-invalid': true,
            'aria-describedby': [own['aria-describedby'], questions.problemId(own.element)]
              .filter(Boolean)
              .join(' '),
          }
        : {},
    problem: (own) => ({ text: problemOf(own) }),
  };
  return {
    parts,
    lookAgain() {
      giveBackMore();
      lookAgain();
    },
  };
}

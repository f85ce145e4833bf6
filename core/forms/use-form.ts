import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { fillMessage } from '../contract/fill-message';
import { unclobbered } from '../dom/unclobbered';
import type { InitialProps, PartProps, SlotProps } from '../markup/overrides';
import { useAppDispatch } from '../state/hooks';
import { announce } from '../state/slices/ui-slice';
import { askConfirm } from '../state/ui/dialogs';
import { findProblem } from './find-problem';
import type { Field, Problem } from './form-contract';
import { useFormDraft } from './form-draft';
import { isUnreadable, numberProps, sendPlainNumbers } from './number-field';
import { usePosting } from './use-posting';

export interface Questions {
  readonly all: readonly Element[];
  around(element: Element): Element | undefined;
  /** The template's message for the problem, else the browser's, else the template's for the other kind. */
  message(question: Element, problem: Problem): string;
  problemId(element: Element): unknown;
  hint(element: Element): InitialProps | undefined;
}

export function readQuestions(initial: (part: 'field' | 'hint' | 'problem') => readonly InitialProps[]): Questions {
  // The browser checks a question without an element for messages.
  const all = initial('field')
    .map(({ element }) => element)
    .filter((question) => initial('problem').some(({ element }) => question.contains(element)));
  const around = (element: Element) => all.find((question) => question.contains(element));
  const ofQuestions = (part: 'hint' | 'problem') => new Map(initial(part).map((one) => [around(one.element), one]));
  const problems = ofQuestions('problem');
  const hints = ofQuestions('hint');
  const rendered = (element: Element, name: string) => problems.get(around(element))?.[name];
  return {
    all,
    around,
    message: (question, [kind, field]) => {
      const missing = rendered(question, 'data-required-message');
      const unreadable = isUnreadable(field) && rendered(question, 'data-unreadable-message');
      const wrong = unreadable || rendered(question, 'data-invalid-message');
      // A custom validity is the name of a rule, not a text for the shopper.
      const ofBrowser = !field.validity.customError && field.validationMessage;
      return String((kind === 'missing' ? missing : wrong) || ofBrowser || missing || wrong || '');
    },
    problemId: (element) => rendered(element, 'id'),
    hint: (element) => hints.get(around(element)),
  };
}

/**
 * Calls `onLeave` when the focus leaves a question, after the pointer is up: a message could move the pressed button
 * away.
 */
function useFieldBlur(
  onLeave: (field: Element) => void,
  around: (field: Element) => Element | undefined,
): Pick<SlotProps, 'onPointerDown' | 'onFocusOut'> {
  const released = useRef(Promise.resolve());
  return {
    onPointerDown: () => {
      released.current = new Promise((release) => {
        // The click follows `pointerup` before the timer runs.
        for (const end of ['pointerup', 'pointercancel']) {
          document.addEventListener(end, () => setTimeout(release), { once: true });
        }
      });
    },
    onFocusOut: (event) => {
      const field = event.target as Element;
      const next = event.relatedTarget as Node | null;
      if (!around(field)?.contains(next)) void released.current.then(() => onLeave(field));
    },
  };
}

interface FormProps {
  readonly slot: HTMLFormElement;
  readonly question?: string;
  readonly summary: string;
  readonly initial: (part: 'field' | 'control' | 'hint' | 'problem' | 'answer') => readonly InitialProps[];
}

/** For `<Markup {...form.parts} />`. */
export interface FormParts {
  readonly slot: SlotProps;
  readonly field: (initial: InitialProps) => PartProps;
  readonly control: (initial: InitialProps) => PartProps;
  readonly hint: (initial: InitialProps) => PartProps;
  readonly problem: (initial: InitialProps) => PartProps;
}

export interface Form {
  readonly parts: FormParts;
  /** Call it after a script changed the fields. */
  readonly recheck: () => void;
}

/**
 * Checks a form on submit, a question when it loses the focus, and shown problems on input. The browser sends the form,
 * once.
 *
 * @param onSend called when the form is valid and about to be sent
 */
export function useForm(props: FormProps, onSend?: (event: SubmitEvent) => void): Form {
  const { slot: form, initial, question, summary } = props;
  const dispatch = useAppDispatch();
  const [questions] = useState(() => readQuestions(initial));
  const [problems] = useState(() => new Map<Element, string>());
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const isConfirmed = useRef(false);
  const posting = usePosting(form);
  const restoreDraft = useFormDraft(form, initial('answer').length > 0);

  const check = (element: Element): Field | undefined => {
    const problem = findProblem(element);
    if (problem) problems.set(element, questions.message(element, problem) || fillMessage(summary, { problems: '' }));
    else problems.delete(element);
    rerender();
    return problem?.[1];
  };
  const leaving = useFieldBlur((field) => {
    const left = questions.around(field);
    // The question may have been removed meanwhile.
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
      // First render the messages: a screen reader reads them on focus.
      setTimeout(() => {
        first.focus();
        const list = questions.all.flatMap((one) => problems.get(one) ?? []);
        const sentence = fillMessage(summary, { problems: list.join(' ') });
        if (list.length > 1) dispatch(announce(sentence, 'assertive'));
      });
    } else if (!unclobbered(form, 'reportValidity')()) {
      // The browser shows its own message.
      event.preventDefault();
    } else if (question && !isConfirmed.current) {
      event.preventDefault();
      void dispatch(askConfirm(question)).then((yes) => {
        isConfirmed.current = yes;
        if (yes) unclobbered(form, 'requestSubmit')(submitter);
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
    form.noValidate = true;
    return () => {
      form.noValidate = was;
    };
  }, [form]);
  useEffect(() => {
    const [message] = initial('answer');
    if (!message) return;
    if (unclobbered(form, 'contains')(document.activeElement)) dispatch(announce(message.text.trim(), 'assertive'));
    else message.element.focus();
  }, [dispatch, form, initial]);

  const recheck = () => [...problems.keys()].forEach(check);
  const problemOf = ({ element }: InitialProps) => problems.get(questions.around(element) ?? element) ?? '';
  /** The hint is hidden if the problem repeats it. */
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
      restoreDraft();
      recheck();
    },
  };
}

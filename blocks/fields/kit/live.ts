import type { ComponentType } from 'react';
import type { Computation } from '../../../src/conditions/answers';
import type { FormProps } from '../../../src/contracts/form-props';
import type { Validate, Verdict, FieldProps } from './rules';
import type { FormStore } from '../../../src/form/store';
import type { FieldViewProps } from './view';

/** Something that has to be done before a form may be sent: a captcha, a proof of work, a wait. */
export interface SendGuard {
	/** Before each call that sends the form. What stands against it, by posted name; nothing lets it go. */
	prepare: () => Promise< Record< string, string[] > >;
	/** After an answer that does not lead away (docs/form.md). */
	reset: () => void;
}

/** What the script of a field adds to it. */
export interface FieldAtWork {
	/** Its rules, where its type brings them with its script. */
	rule?: Validate;
	/** What judges its value beside its rules, once it is there: the numbering plans of a phone number. */
	verdict?: Verdict;
	/** Loads what is needed before its value can be judged. */
	prepare?: () => Promise< unknown >;
	/** Its value, where that is not the control's: the phone in international form, the time. */
	value?: () => string;
	/** Why the form cannot be sent yet, in words: uploads that still run. Empty where it can. */
	obstacle?: () => string;
	/** How conditions and formulas read what is typed: a number in the field's own format as a plain one. */
	plain?: ( text: string ) => string;
	/** What the answers of a field with rows are for conditions and formulas. */
	spread?: ( values: Record< string, string | string[] > ) => Record< string, string | string[] >;
	/** What posts under a name of its own, where that changes: the fields of rows. */
	parts?: FieldProps[ 'parts' ];
	/** The id that the focus goes to, where that is not the control's. */
	focusId?: string;
}

/** A form that the browser has taken over: its elements, what it was printed with, and what changes. */
export interface LiveForm {
	island: HTMLElement;
	element: HTMLFormElement;
	props: FormProps;
	store: FormStore;
	/** What the scripts of fields have added, by posted name; fields of rows are among them. */
	fields: Map< string, FieldAtWork >;
	/** The same for one field, to add to it. */
	field: ( name: string ) => FieldAtWork;
	/** The rules of a field: those that its script brought, or those that come with the form. */
	ruleFor: ( field: FieldProps ) => Validate | undefined;
	/** How the values of fields are computed of others, by field; a row has its own. */
	computations: Record< string, Computation >;
	/** The fields whose errors are written into the server's markup: those that no view draws. */
	printed: Set< FieldProps >;
	/** Takes over a field: of the form, or of a row. What it returns ends that, where the field leaves the page. */
	takeOver: ( field: FieldInPage ) => Promise< () => void >;
	/** Names and values as they would be posted. */
	pairs: () => [ string, string ][];
	/** What is answered in the fields that are shown, read so. */
	answers: () => Record< string, string | string[] >;
	/** Called when an answer may have changed: by a visitor, or by a script that has the field checked. */
	answered: ( () => void )[];
	guards: SendGuard[];
	/** Answers that the server refused, as JSON by field. The error stays until the visitor has changed the answer. */
	refused: Map< string, string >;
	/** Of a form in steps. */
	steps?: LiveSteps;
}

export interface LiveSteps {
	/** Shows the step that holds the element. */
	openFor: ( element: Element | null ) => void;
	/** Shows a step, by its number from 1. */
	open: ( step: number ) => void;
	active: () => number;
	/** To the next one, where what is asked in this one is answered. */
	goOn: () => Promise< void >;
	/** Back to the first one. */
	reset: () => void;
}

export interface LiveViewProps extends FieldViewProps {
	form: LiveForm;
	locale: string;
	/** Grows with each reset of the form, and when the field is hidden. */
	resets: number;
	/** Grows when somebody else got the chosen time. */
	refreshes: number;
	/** Has the field checked. */
	check: () => void;
}

/** A field in the page while the browser takes it over. */
export interface FieldInPage {
	form: LiveForm;
	field: FieldProps;
	container: HTMLElement;
	check: () => void;
}

/** What comes as a script of its own with the fields of a type; the file `live` of its folder exports it. */
export interface LiveField {
	/** The type's rules, where they are no part of the form's own script. */
	validate?: Validate;
	/** Of a field that is more than its controls: draws what the server printed, and answers the visitor. */
	View?: ComponentType< LiveViewProps >;
	/** Called once, when the field is drawn. */
	hydrate?: ( field: FieldInPage ) => void | Promise< void >;
}

/** The script of a type that does something in the page. */
export interface FieldScript {
	live: () => Promise< { live: LiveField } >;
	/** Whether a field needs it; without this all of the type do. */
	needsLive?: ( field: FieldProps ) => boolean;
}

import type { ComponentType } from 'react';
import type { Computation } from '../../../src/conditions/answers';
import type { FormProps } from '../../../src/contracts/form-props';
import type { Validate, Verdict, FieldProps } from './rules';
import type { FormStore } from '../../../src/form/store';
import type { FieldViewProps } from './view';

/**
 * Requirement that must be met before a form can be submitted, such as a captcha, a proof of work or a minimum time.
 */
export interface SendGuard {
	/** Called before each submission. Returns the errors that prevent it, by field name in the request. */
	prepare: () => Promise< Record< string, string[] > >;
	/** Called after a response that does not redirect (docs/form.md). */
	reset: () => void;
}

/** Properties that the script of a field adds to the form. */
export interface FieldAtWork {
	/** Validation, if the type's script contains it. */
	rule?: Validate;
	/** Additional validation that is loaded later, such as the validation of phone numbers. */
	verdict?: Verdict;
	/** Loads the data that the validation needs. */
	prepare?: () => Promise< unknown >;
	/**
	 * Returns the value to submit if it differs from the control's value, such as for phone numbers and appointments.
	 */
	value?: () => string;
	/** Returns the reason why the form cannot be submitted yet, such as a running upload. Empty if there is none. */
	obstacle?: () => string;
	/** Converts a formatted number to a plain one, for conditions and formulas. */
	plain?: ( text: string ) => string;
	/** Returns the answers of a repeater, for conditions and formulas. */
	spread?: ( values: Record< string, string | string[] > ) => Record< string, string | string[] >;
	/** Current parts that are submitted under their own names, if they can change, such as the fields of a repeater. */
	parts?: FieldProps[ 'parts' ];
	/** ID of the element that receives the focus, if it is not the control. */
	focusId?: string;
}

/** Hydrated form: its elements, the props from the server, and its state. */
export interface LiveForm {
	island: HTMLElement;
	element: HTMLFormElement;
	props: FormProps;
	store: FormStore;
	/**
	 * Properties that the scripts of fields have added, by field name in the request. Fields of repeaters are included.
	 */
	fields: Map< string, FieldAtWork >;
	/** Returns the properties of a field. Scripts can add properties to this object. */
	field: ( name: string ) => FieldAtWork;
	/** Returns the validation function of a field, from the field's own script or from the script of the form. */
	ruleFor: ( field: FieldProps ) => Validate | undefined;
	/** Functions that compute values from other fields, by field. Each row of a repeater has its own functions. */
	computations: Record< string, Computation >;
	/** Fields without a React view. Their errors are written into the server's markup. */
	printed: Set< FieldProps >;
	/** Hydrates a field of the form or of a repeater. Resolves to a cleanup function for removed fields. */
	takeOver: ( field: FieldInPage ) => Promise< () => void >;
	/** Returns the names and values in the format in which they are submitted. */
	pairs: () => [ string, string ][];
	/** Returns the answers of all visible fields, with plain numbers. */
	answers: () => Record< string, string | string[] >;
	/** Functions that are called after answers were changed by the visitor or by scripts. */
	answered: ( () => void )[];
	guards: SendGuard[];
	/**
	 * Answers that the server rejected, as JSON by field. Each error remains until the visitor has changed the answer.
	 */
	refused: Map< string, string >;
	/** Functions for the steps; undefined if the form has no steps. */
	steps?: LiveSteps;
}

export interface LiveSteps {
	/** Shows the step that contains the element. */
	openFor: ( element: Element | null ) => void;
	/** Shows a step, from 1. */
	open: ( step: number ) => void;
	active: () => number;
	/** Moves to the next step if the current one has no errors. */
	goOn: () => Promise< void >;
	/** Moves to the first step. */
	reset: () => void;
}

export interface LiveViewProps extends FieldViewProps {
	form: LiveForm;
	locale: string;
	/** Increases when the form is reset or the field is cleared. */
	resets: number;
	/** Increases when the server has rejected the selected time. */
	refreshes: number;
	/** Validates the field. */
	check: () => void;
}

/** Field on the page while it is being hydrated. */
export interface FieldInPage {
	form: LiveForm;
	field: FieldProps;
	container: HTMLElement;
	check: () => void;
}

/** Exports of a field type's script, in the file `live` of its folder. */
export interface LiveField {
	/** Validation of the field, if the form's script does not contain it. */
	validate?: Validate;
	/** View that replaces the server's markup, for fields that need more than native controls. */
	View?: ComponentType< LiveViewProps >;
	/** Called once, after the field has been rendered. */
	hydrate?: ( field: FieldInPage ) => void | Promise< void >;
}

/** Script of a field type. */
export interface FieldScript {
	live: () => Promise< { live: LiveField } >;
	/** Checks whether a field needs the script. If undefined, all fields of the type need it. */
	needsLive?: ( field: FieldProps ) => boolean;
}

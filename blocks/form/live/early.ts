import { OTHER, type FieldProps } from '../../fields/kit/rules';
import { createStore, type FormView } from '../../../src/form/store';
import type { FormProps } from '../../../src/contracts/form-props';
import type { Part } from '../../../src/islands/loader/part';
import { pause } from '../../../src/islands/turns';
import { afterPaint } from '../../../src/shared/painted';
import type { LiveForm } from '../../fields/kit/live';
import { followErrors } from '../../fields/kit/printedErrors';
import { answerFirstPress } from './firstPress';
import { answersOf, pairsOf } from './form';
import { ruleOf, watch } from './validation';

/** Form that can validate a submission before it is hydrated. */
export interface EarlyForm {
	form: LiveForm;
	/** State that the server printed. */
	printed: FormView;
	/** Validates a field again. */
	check: ( name: string ) => void;
	/** Shows the errors that can be found only after the scripts for fields and conditions have loaded. */
	sayTheRest: () => void;
	/** Resolves after errors have been painted. */
	said: Promise< void >;
}

/** Validates the form if the visitor has already tried to submit it. Needs no library. */
export function answerEarly( island: Part ): EarlyForm {
	const element = island.querySelector( 'form' );
	const json = island.querySelector( '[data-part="props"]' )?.textContent;
	if ( ! element || ! json ) {
		throw new Error( 'A form without its props' );
	}
	const form = formOf( island, element, JSON.parse( json ) );
	const printed = form.store.get();
	followErrors( form );
	const sayTheRest = answerFirstPress( form, ( island.waiting ??= [] ) );
	const said = form.store.get() === printed ? pause() : new Promise< void >( afterPaint );
	return { form, printed, check: watch( form ), sayTheRest, said };
}

export function formOf( island: Part, element: HTMLFormElement, printed: FormProps ): LiveForm {
	const props = { ...printed, fields: printed.fields.map( withOptions ) };
	const form: LiveForm = {
		island,
		element,
		props,
		store: createStore( props.errors ),
		fields: new Map(),
		field: ( name ) => {
			const field = form.fields.get( name ) ?? {};
			form.fields.set( name, field );
			return field;
		},
		ruleFor: ( { name, type } ) => form.fields.get( name )?.rule ?? ruleOf( type ),
		guards: [],
		refused: new Map(),
		answered: [],
		computations: {},
		printed: new Set( props.fields ),
		takeOver: () => Promise.resolve( () => {} ),
		pairs: () => pairsOf( form ),
		answers: () => answersOf( form ),
	};
	return form;
}

/** Reads the options of a long list from the page, because the props don't repeat them. */
function withOptions( field: FieldProps ): FieldProps {
	const controls = [ field, ...field.parts ].map( ( { id } ) => document.getElementById( id ) );
	const select = controls.find( ( control ) => control instanceof HTMLSelectElement );
	if ( ! select || field.options.length > 0 ) {
		return field;
	}
	return {
		...field,
		options: [ ...select.options ]
			.slice( 1 )
			.flatMap( ( { value, text } ) => ( value === OTHER ? [] : [ { value, label: text } ] ) ),
	};
}

import type { LiveForm } from '../../../blocks/form/field-parts/live';
import { ruleOf } from '../../../blocks/form/live/validation';
import type { FormProps } from '../../../src/contracts/form-props';
import { createStore } from '../../../src/form/store';

/** A form that has just been taken over, without a page around it. */
export function liveForm( props: FormProps ): LiveForm {
	const rules: LiveForm[ 'rules' ] = new Map();
	return {
		island: document.createElement( 'div' ),
		element: document.createElement( 'form' ),
		props,
		store: createStore( props.errors ),
		overrides: new Map(),
		rules,
		ruleFor: ( { name, type } ) => rules.get( name ) ?? ruleOf( type ),
		verdicts: new Map(),
		preparations: [],
		obstacles: new Map(),
		guards: [],
		focusIds: new Map(),
		answered: [],
		plain: new Map(),
		computations: {},
		spreads: new Map(),
		parts: new Map(),
		printed: new Set( props.fields ),
		takeOver: () => Promise.resolve( () => {} ),
		pairs: () => [],
		answers: () => ( {} ),
	};
}

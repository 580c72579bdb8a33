import { createElement, type ComponentType } from 'react';
import { createStore } from '../../src/form/store';
import { hydrate } from '../../src/islands/hydrate';
import type { FormProps } from '../../src/contracts/form-props';
import type { LiveForm } from './live/form';
import { announce } from './live/form';
import { ErrorsRoot, FieldRoot, SubmitRoot } from './live/roots';
import { listen } from './live/submission';
import { createToken } from './live/token';
import { watch } from './live/validation';
import type { FieldProps } from './views';

/** Takes over one form: each field, the list of errors and the button are roots of their own in the server's page. */
async function start( island: HTMLElement ): Promise< void > {
	const element = island.querySelector( 'form' );
	const json = island.querySelector( '[data-part="props"]' )?.textContent;
	if ( ! element || ! json ) {
		throw new Error( 'A form without its props' );
	}
	const printed: FormProps = JSON.parse( json );
	const props = { ...printed, fields: printed.fields.map( withOptions ) };
	const form: LiveForm = {
		island,
		element,
		props,
		store: createStore( props.errors ),
		overrides: new Map(),
		verdicts: new Map(),
		preparations: [],
	};
	const token = createToken( form );
	void token.ready();
	const check = watch( form );
	await Promise.all( [
		...props.fields.map( ( field ) => takeOver( form, field, check ) ),
		part( form, 'errors', ErrorsRoot ),
		part( form, 'submit', SubmitRoot ),
	] );
	listen( form, token );
	announce( form, 'ready' );
}

/** What the page already lists is read from the page: the countries. */
function withOptions( field: FieldProps ): FieldProps {
	const select = document.getElementById( field.id );
	if ( field.type !== 'country' || ! ( select instanceof HTMLSelectElement ) ) {
		return field;
	}
	return {
		...field,
		options: [ ...select.options ].slice( 1 ).map( ( { value, text } ) => ( { value, label: text } ) ),
	};
}

async function takeOver( form: LiveForm, field: FieldProps, check: ( name: string ) => void ): Promise< void > {
	const container = document.getElementById( `${ field.id }_field` );
	if ( ! container ) {
		return;
	}
	try {
		const View = await viewOf( field ).catch( () => {
			// Its scripts did not come: the server's own controls, which still show their errors.
			container.classList.add( 'is-native' );
			return null;
		} );
		await hydrate( container, <FieldRoot form={ form } field={ field } check={ check } View={ View } /> );
		if ( field.type === 'phone' ) {
			const { attachPhone } = await import( './live/phone' );
			attachPhone( form, field );
		}
	} catch {
		// The field stays as the server printed it and works like that.
		container.classList.add( 'is-native' );
	}
}

/** The fields that are more than a control bring their scripts with them. */
async function viewOf( { type }: FieldProps ) {
	if ( type === 'multi-select' ) {
		return ( await import( './live/MultiSelect' ) ).default;
	}
	if ( type === 'appointment' ) {
		return ( await import( './live/Appointment' ) ).default;
	}
	return null;
}

async function part( form: LiveForm, name: string, Root: ComponentType< { form: LiveForm } > ): Promise< void > {
	const container = form.element.querySelector< HTMLElement >( `[data-part="${ name }"]` );
	if ( container ) {
		await hydrate( container, createElement( Root, { form } ) );
	}
}

window.vestibuleIslands = { ...window.vestibuleIslands, form: start };

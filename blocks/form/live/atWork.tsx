import { createElement, type ComponentType } from 'react';
import { whenRegistered } from '../../../src/form/field-types';
import type { FormView } from '../../../src/form/store';
import { hydrate } from '../../../src/islands/hydrate';
import { createTurns, whenIdle } from '../../../src/islands/turns';
import type { FieldInPage, LiveForm } from '../../fields/kit/live';
import { FIELD_SCRIPTS } from '../fields';
import { RULES } from '../rules';
import type { EarlyForm } from './early';
import { announce } from './form';
import { addCaptcha, createTerms } from './guards';
import { ErrorsRoot, SubmitRoot, type RootProps } from './roots';
import { FieldRoot } from './roots';
import { listen } from './submission';
import { createToken } from './token';

/**
 * Hydrates a form. The server-rendered page contains several React roots: the list of errors, the submit button, and
 * each field that has a view.
 */
export async function takeFormOver( { form, printed, check, sayTheRest }: EarlyForm ): Promise< void > {
	const { element, props } = form;
	const answered = () => form.answered.forEach( ( listener ) => listener() );
	[ 'input', 'change' ].forEach( ( event ) => element.addEventListener( event, answered ) );
	const conditions = props.conditions && loadConditions();
	const terms = createTerms( form );
	const token = createToken( form, terms.begin );
	// Don't add the guard twice if hydration is retried after an error.
	form.guards = [ terms ];
	void token.ready();
	const inTurn = createTurns();
	form.takeOver = ( inPage ) => takeOver( inPage, inTurn );
	await Promise.all( [
		inTurn( () => part( form, 'errors', ErrorsRoot, printed ) ),
		...props.fields.map( ( field ) => {
			const container = document.getElementById( `${ field.id }_field` );
			const checkNow = () => {
				check( field.name );
				answered();
			};
			return container && form.takeOver( { form, field, container, check: checkNow } );
		} ),
		inTurn( () => part( form, 'submit', SubmitRoot, printed ) ),
		// If the captcha fails to load, the error is shown when the form is submitted.
		addCaptcha( form ).catch( () => {} ),
	] );
	await conditions?.then( ( follow ) => follow( form ) );
	if ( element.classList.contains( 'has-steps' ) ) {
		const steps = await import( /* webpackChunkName: "steps" */ './steps/start' );
		form.steps = steps.start( form, token );
	}
	if ( element.querySelector( '[data-part="later"]' ) ) {
		const later = await import( /* webpackChunkName: "later" */ './later' );
		later.start( form, token );
	}
	listen( form, token );
	sayTheRest();
	announce( form, 'ready' );
	if ( element.dataset.kept ) {
		void import( /* webpackChunkName: "drafts" */ './drafts' ).then(
			( drafts ) => drafts.start( form ),
			() => {}
		);
	}
}

/**
 * Hydrates a field. If that fails, the field continues to work with the server's markup.
 *
 * @param inTurn Runs slow tasks one after the other.
 * @return Cleanup function for a field that is removed from the page.
 */
async function takeOver( inPage: FieldInPage, inTurn: ReturnType< typeof createTurns > ): Promise< () => void > {
	const { form, field, container } = inPage;
	const fail = () => container.classList.add( 'is-native' );
	const script = FIELD_SCRIPTS[ field.type ];
	if ( ! script && ! ( field.type in RULES ) ) {
		takeOverForeign( inPage );
	}
	const isNeeded = script?.needsLive?.( field ) ?? true;
	const come = isNeeded ? await script?.live().catch( fail ) : undefined;
	const { View, validate, hydrate: start } = come?.live ?? {};
	if ( validate ) {
		form.field( field.name ).rule = validate;
	}
	let end = () => {};
	if ( View ) {
		await inTurn( async () => {
			form.printed.delete( field );
			end = await hydrate( container, <FieldRoot { ...inPage } View={ View } printed={ form.store.get() } /> );
		} );
	}
	if ( start ) {
		await inTurn( whenIdle );
		await Promise.resolve( inPage ).then( start ).catch( fail );
	}
	return end;
}

/**
 * Hydrates a field of another plugin: calls the plugin's script as soon as the script has registered. The server's
 * markup is not replaced.
 */
function takeOverForeign( { form, field, container, check }: FieldInPage ): void {
	const { name, label, required } = field;
	whenRegistered( field.type, ( type ) => {
		void Promise.resolve( { container, form: form.element, name, label, required, check } )
			.then( ( foreign ) => type.hydrate?.( foreign ) )
			// Report errors of the other plugin. The field continues to work with the server's markup.
			.catch( ( fault: unknown ) => reportError( fault ) );
	} );
}

/**
 * Loads the script for conditions. If loading fails, all fields are shown, and only the server applies the conditions.
 */
async function loadConditions(): Promise< ( form: LiveForm ) => void > {
	try {
		return ( await import( /* webpackChunkName: "form-conditions" */ './conditions' ) ).follow;
	} catch {
		return ( { element } ) =>
			element
				.querySelectorAll< HTMLElement >( ':is( [data-field], [data-conditions] )[hidden]' )
				.forEach( ( hidden ) => ( hidden.hidden = false ) );
	}
}

async function part(
	form: LiveForm,
	name: string,
	Root: ComponentType< RootProps >,
	printed: FormView
): Promise< void > {
	const container = form.element.querySelector< HTMLElement >( `[data-part="${ name }"]` );
	if ( container ) {
		await hydrate( container, createElement( Root, { form, printed } ) );
	}
}

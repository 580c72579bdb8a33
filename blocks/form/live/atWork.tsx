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
 * Takes over one form: the list of errors, the button and each field that is more than its controls are roots of their
 * own in the server's page.
 */
export async function takeFormOver( { form, printed, check, sayTheRest }: EarlyForm ): Promise< void > {
	const { element, props } = form;
	const answered = () => form.answered.forEach( ( listener ) => listener() );
	[ 'input', 'change' ].forEach( ( event ) => element.addEventListener( event, answered ) );
	const conditions = props.conditions && loadConditions();
	const terms = createTerms( form );
	const token = createToken( form, terms.begin );
	// A start that failed is tried again.
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
		// A captcha that does not come is said when the form is sent.
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
 * Takes over one field; where that fails it stays as the server printed it, and works like that.
 *
 * @param inTurn Does what takes long one after the other.
 * @return Ends what a view does, where the field leaves the page.
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
		form.rules.set( field.name, validate );
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

/** Of another plugin's field the HTML is the server's; its script, if it has one, is called when it is there. */
function takeOverForeign( { form, field, container, check }: FieldInPage ): void {
	const { name, label, required } = field;
	whenRegistered( field.type, ( type ) => {
		void Promise.resolve( { container, form: form.element, name, label, required, check } )
			.then( ( foreign ) => type.hydrate?.( foreign ) )
			// The fault is the other plugin's to find; the field works as the server printed it.
			.catch( ( fault: unknown ) => reportError( fault ) );
	} );
}

/** Where they do not come the whole form is shown, and the server decides. */
async function loadConditions(): Promise< ( form: LiveForm ) => void > {
	try {
		return ( await import( /* webpackChunkName: "form-conditions" */ '../conditions/follow' ) ).follow;
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

import { createElement, type ComponentType } from 'react';
import type { FormView } from '../../../src/form/store';
import { hydrate } from '../../../src/islands/hydrate';
import { createTurns } from '../../../src/islands/turns';
import type { LiveForm } from '../field-parts/live';
import type { FieldProps } from '../field-parts/types';
import type { EarlyForm } from './early';
import { fieldType } from './fieldType';
import { announce } from './form';
import { addCaptcha, createTerms } from './guards';
import { ErrorsRoot, SubmitRoot, type RootProps } from './roots';
import { listen } from './submission';
import { takeOver } from './takeOver';
import { createToken } from './token';

/** Takes over one form: each field, the list of errors and the button are roots of their own in the server's page. */
export async function takeFormOver( { form, printed, check, leave, sayTheRest }: EarlyForm ): Promise< void > {
	const { element, props } = form;
	form.typeOf = fieldType;
	const answered = () => form.answered.forEach( ( listener ) => listener() );
	[ 'input', 'change' ].forEach( ( event ) => element.addEventListener( event, answered ) );
	const conditions = props.conditions && loadConditions();
	const terms = createTerms( form );
	const token = createToken( form, terms.begin );
	// A start that failed is tried again.
	form.guards = [ terms ];
	void token.ready();
	const inTurn = createTurns();
	await Promise.all( [
		inTurn( () => part( form, 'errors', ErrorsRoot, printed ) ),
		...touchedFirst( form ).map( ( field ) => {
			const container = document.getElementById( `${ field.id }_field` );
			return (
				container &&
				takeOver(
					{
						form,
						field,
						container,
						check: () => {
							check( field.name );
							answered();
						},
					},
					{ leave, inTurn }
				)
			);
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

/** The field that a visitor is in comes first. */
function touchedFirst( { props, element }: LiveForm ): FieldProps[] {
	const here = element.ownerDocument.activeElement?.closest< HTMLElement >( '[data-field]' )?.dataset.field;
	return [ ...props.fields ].sort( ( one, other ) => Number( other.name === here ) - Number( one.name === here ) );
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

import { createElement, type ComponentType } from 'react';
import { OTHER } from '../../src/form/other';
import { createStore, type FormView } from '../../src/form/store';
import { hydrate } from '../../src/islands/hydrate';
import type { Part } from '../../src/islands/loader/part';
import { createTurns, pause } from '../../src/islands/turns';
import { afterPaint } from '../../src/shared/painted';
import type { FormProps } from '../../src/contracts/form-props';
import type { LiveForm } from './field-parts/live';
import type { FieldProps } from './field-parts/types';
import { addCaptcha, createTerms } from './live/guards';
import { fieldType } from './live/fieldType';
import { announce, answersOf, pairsOf } from './live/form';
import { answerFirstPress } from './live/firstPress';
import { followErrors } from './live/printedErrors';
import { ErrorsRoot, SubmitRoot, type RootProps } from './live/roots';
import { listen } from './live/submission';
import { takeOver } from './live/takeOver';
import { createToken } from './live/token';
import { watch } from './live/validation';

/** Takes over one form: each field, the list of errors and the button are roots of their own in the server's page. */
async function start( island: Part ): Promise< void > {
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
		rules: new Map(),
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
		typeOf: fieldType,
		pairs: () => pairsOf( form ),
		answers: () => answersOf( form ),
	};
	const first = form.store.get();
	const leave = followErrors( form );
	const sayTheRest = answerFirstPress( form, ( island.waiting ??= [] ) );
	const check = watch( form );
	const answered = () => form.answered.forEach( ( listener ) => listener() );
	[ 'input', 'change' ].forEach( ( event ) => element.addEventListener( event, answered ) );
	// What was said is seen before the rest begins.
	await ( form.store.get() === first ? pause() : new Promise< void >( afterPaint ) );
	const conditions = props.conditions && loadConditions();
	const terms = createTerms( form );
	const token = createToken( form, terms.begin );
	form.guards.push( terms );
	void token.ready();
	const inTurn = createTurns();
	await Promise.all( [
		inTurn( () => part( form, 'errors', ErrorsRoot, first ) ),
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
		inTurn( () => part( form, 'submit', SubmitRoot, first ) ),
		// A captcha that does not come is said when the form is sent.
		addCaptcha( form ).catch( () => {} ),
	] );
	await conditions?.then( ( follow ) => follow( form ) );
	if ( element.classList.contains( 'has-steps' ) ) {
		const steps = await import( /* webpackChunkName: "steps" */ './live/steps/start' );
		form.steps = steps.start( form, token );
	}
	if ( element.querySelector( '[data-part="later"]' ) ) {
		const later = await import( /* webpackChunkName: "later" */ './live/later' );
		later.start( form, token );
	}
	listen( form, token );
	sayTheRest();
	announce( form, 'ready' );
	if ( element.dataset.kept ) {
		void import( /* webpackChunkName: "drafts" */ './live/drafts' ).then(
			( drafts ) => drafts.start( form ),
			() => {}
		);
	}
}

/** Where they do not come the whole form is shown, and the server decides. */
async function loadConditions(): Promise< ( form: LiveForm ) => void > {
	try {
		return ( await import( /* webpackChunkName: "form-conditions" */ './conditions/follow' ) ).follow;
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

/** What the page already lists is read from the page: the options of a long list. */
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

window.vestibuleIslands = { ...window.vestibuleIslands, form: start };

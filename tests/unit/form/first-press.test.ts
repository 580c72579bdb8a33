import { answerFirstPress, earlyErrors } from '../../../blocks/form/live/firstPress';
import type { LiveForm } from '../../../blocks/fields/kit/live';
import type { FieldProps } from '../../../blocks/fields/kit/rules';
import type { Kept } from '../../../src/islands/loader/part';
import { formPropsOf } from '../views/row';
import { liveForm } from '../views/live-form';

const messages = { required: 'Missing', invalid: 'Wrong', max: '' };

const line = ( name: string, type = 'text', more: Partial< FieldProps > = {} ): Partial< FieldProps > => ( {
	...{ id: `f_${ name }`, name, type, required: true, messages, label: name },
	...more,
} );

/** Creates a page with a form that has one input per field. */
function pageWith( fields: Partial< FieldProps >[], steps: string[] = [] ): LiveForm {
	const form = liveForm( formPropsOf( { name: '', fields, html: [] } ) );
	const html = fields.map(
		( { id, name } ) => `<div id="${ id }_field"><input id="${ id }" name="${ name }" aria-invalid="false"></div>`
	);
	form.element.innerHTML =
		steps.length > 0
			? html.map( ( one, index ) => `<div class="vestibule-step ${ steps[ index ] }">${ one }</div>` ).join( '' )
			: html.join( '' );
	form.element.classList.toggle( 'has-steps', steps.length > 0 );
	form.element.innerHTML +=
		'<button type="button" class="vestibule-time"></button><button type="button" data-go="next"></button><button type="submit" class="vestibule-submit__button"></button>';
	form.island.append( form.element );
	document.body.replaceChildren( form.island );
	return form;
}

function press( form: LiveForm, selector = '.vestibule-submit__button' ): Kept {
	const button = form.element.querySelector< HTMLButtonElement >( selector );
	let kept: Event = new Event( '' );
	const keep = ( event: Event ) => {
		event.preventDefault();
		kept = event;
	};
	const type = button?.type === 'submit' ? 'submit' : 'click';
	form.element.addEventListener( type, keep, { once: true } );
	button?.click();
	return { event: kept, again: () => {} };
}

const control = ( form: LiveForm, name: string ) => form.element.elements.namedItem( name ) as HTMLInputElement;

test( 'a visitor who clicks Send before hydration gets the form’s errors, and the click is not repeated', () => {
	const form = pageWith( [ line( 'subject' ), line( 'email', 'email' ) ] );
	control( form, 'email' ).value = 'nobody';
	const heard: unknown[] = [];
	form.element.addEventListener( 'vestibule:submit', () => heard.push( 'submit' ) );
	form.element.addEventListener( 'vestibule:error', ( event ) => heard.push( ( event as CustomEvent ).detail ) );
	const kept = [ press( form ), press( form ) ];
	form.island.dataset.sent = '';
	answerFirstPress( form, kept );
	const errors = { subject: [ 'Missing' ], email: [ 'Wrong' ] };
	expect( form.store.get().errors ).toEqual( errors );
	expect( heard ).toEqual( [ 'submit', { errors } ] );
	expect( kept ).toEqual( [] );
	expect( form.island.dataset.sent ).toBeUndefined();
} );

test( 'a visitor who clicks Send during hydration also gets the form’s errors', () => {
	const form = pageWith( [ line( 'subject' ) ] );
	const kept: Kept[] = [];
	answerFirstPress( form, kept );
	expect( form.store.get().errors ).toEqual( {} );
	kept.push( press( form ) );
	form.island.dispatchEvent( new Event( 'vestibule:kept' ) );
	expect( form.store.get().errors ).toEqual( { subject: [ 'Missing' ] } );
} );

test( 'a click on Send waits for hydration if the form has no errors yet', () => {
	const form = pageWith( [ line( 'subject' ), line( 'day', 'date' ) ] );
	control( form, 'subject' ).value = 'Archive';
	control( form, 'day' ).value = 'no day at all';
	const kept = [ press( form ) ];
	answerFirstPress( form, kept );
	expect( kept ).toHaveLength( 1 );
	expect( form.store.get().errors ).toEqual( {} );
} );

test( 'a click on Send waits for hydration if the visitor has already used another part of the form', () => {
	const form = pageWith( [ line( 'subject' ) ] );
	const kept = [ press( form, '.vestibule-time' ), press( form ) ];
	answerFirstPress( form, kept );
	expect( kept ).toHaveLength( 2 );
	expect( form.store.get().errors ).toEqual( {} );
} );

test( 'a submit event that other code prevents is not validated', () => {
	const form = pageWith( [ line( 'subject' ) ] );
	form.element.addEventListener( 'vestibule:submit', ( event ) => event.preventDefault() );
	const kept = [ press( form ) ];
	answerFirstPress( form, kept );
	expect( kept ).toEqual( [] );
	expect( form.store.get().errors ).toEqual( {} );
} );

test( 'the Next button validates only its own step', () => {
	const form = pageWith( [ line( 'subject' ), line( 'email', 'email' ) ], [ 'is-active', '' ] );
	answerFirstPress( form, [ press( form, '[data-go]' ) ] );
	expect( form.store.get().errors ).toEqual( { subject: [ 'Missing' ] } );
} );

test( 'errors that depend on the scripts of fields or conditions are shown once these scripts have loaded', () => {
	const form = pageWith( [ line( 'subject' ), line( 'day', 'date' ), line( 'email', 'email' ) ] );
	form.props.conditions = {
		parts: [ { id: 'email', names: [ 'email' ], inside: '', conditions: {} } ],
		appeared: '',
	} as never;
	control( form, 'day' ).value = 'no day at all';
	const sayTheRest = answerFirstPress( form, [ press( form ) ] );
	expect( form.store.get().errors ).toEqual( { subject: [ 'Missing' ] } );
	form.field( 'day' ).rule = () => ( { day: [ 'Wrong' ] } );
	control( form, 'subject' ).value = 'Archive';
	sayTheRest();
	// Errors of other fields stay until the visitor has left them.
	expect( form.store.get().errors ).toEqual( { subject: [ 'Missing' ], day: [ 'Wrong' ], email: [ 'Missing' ] } );
} );

test( 'before the rules of a field have loaded, only its required parts are checked for a value', () => {
	const form = pageWith( [ line( 'day', 'date' ), line( 'time', 'time', { required: false } ) ] );
	const { fields } = form.props;
	expect( earlyErrors( form, fields ) ).toEqual( { day: [ 'Missing' ] } );
	control( form, 'day' ).name = 'day[month]';
	control( form, 'day[month]' ).value = '2';
	expect( earlyErrors( form, fields ) ).toEqual( {} );
} );

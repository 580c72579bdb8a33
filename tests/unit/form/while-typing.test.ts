import { live as date } from '../../../blocks/fields/date/live';
import type { LiveField, LiveForm } from '../../../blocks/fields/kit/live';
import type { FieldProps } from '../../../blocks/fields/kit/rules';
import { live as number } from '../../../blocks/fields/number/live';
import { live as ranking } from '../../../blocks/fields/ranking/live';
import { live as signature } from '../../../blocks/fields/signature/live';
import { start as startDrafts } from '../../../blocks/form/live/drafts';
import { withDraft } from '../../../src/form/drafts';
import { formPropsOf } from '../views/row';
import { liveForm } from '../views/live-form';

/* Scripts of fields that load while a visitor types (docs/architecture.md). */

class NoObserver {
	observe() {}
}

Object.assign( window, { ResizeObserver: NoObserver } );
HTMLCanvasElement.prototype.getContext = () => null;

const fieldOf = ( type: string, settings: object, more: Partial< FieldProps > = {} ): Partial< FieldProps > => ( {
	...{
		id: 'f_one',
		name: 'one',
		type,
		required: false,
		label: 'One',
		messages: { required: '', invalid: '', max: '' },
	},
	...{ settings: settings as NonNullable< FieldProps[ 'settings' ] > },
	...more,
} );

/** Creates a page with one field and a control after it. */
function pageWith(
	field: Partial< FieldProps >,
	html: string
): { form: LiveForm; field: FieldProps; next: HTMLElement } {
	const form = liveForm( formPropsOf( { name: '', fields: [ field ], html: [] } ) );
	form.element.innerHTML = `<div id="f_one_field" data-field="one">${ html }</div><button type="button">Next</button>`;
	form.island.append( form.element );
	document.body.replaceChildren( form.island );
	const [ first ] = form.props.fields;
	return { form, field: first as FieldProps, next: form.element.querySelector( 'button' ) as HTMLElement };
}

const control = () => document.querySelector( '[name="one"]' ) as HTMLInputElement;
const tasks = () => jest.runAllTimersAsync();

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

async function arrive( { hydrate }: LiveField, form: LiveForm, field: FieldProps ): Promise< void > {
	const container = document.getElementById( 'f_one_field' ) as HTMLElement;
	await hydrate?.( { form, field, container, check: () => {} } );
	await tasks();
}

async function leave( next: HTMLElement ): Promise< void > {
	next.focus();
	await tasks();
}

const LINE = '<input id="f_one" name="one">';
const FORMATS: [ string, LiveField, object, string, string ][] = [
	[ 'a number with decimals', number, { decimals: '2' }, '1', '1.00' ],
	[
		'a price',
		number,
		{ numberFormat: 'currency', currency: '€', currencyPlace: 'after', separators: 'point-comma', decimals: '2' },
		'1.234',
		'1.234,00\u00a0€',
	],
];

test.each( FORMATS )( '%s is formatted after the visitor has left it', async ( _, live, settings, typed, left ) => {
	const { form, field, next } = pageWith( fieldOf( 'any', settings ), LINE );
	control().focus();
	control().value = typed;
	await arrive( live, form, field );
	expect( control().value ).toBe( typed );
	// Enter reports a change without leaving the control.
	control().dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await tasks();
	expect( control().value ).toBe( typed );
	await leave( next );
	expect( control().value ).toBe( left );
} );

test( 'a focused date field gets limits relative to today after the visitor has left it', async () => {
	const html = '<input id="f_one" name="one" type="date" min="2020-01-01">';
	const { form, field, next } = pageWith( fieldOf( 'date', { min: '2030-01-01', zone: 'UTC' } ), html );
	control().focus();
	await arrive( date, form, field );
	expect( control().min ).toBe( '2020-01-01' );
	await leave( next );
	expect( control().min ).toBe( '2030-01-01' );
} );

test( 'a typed signature stays on the page while its field has the focus, and the drawing pad is offered', async () => {
	const html =
		'<div class="vestibule-signature__pad"></div><div class="vestibule-signature__typed"><input class="vestibule-signature__name" id="f_one" name="one"></div>';
	const { form, field } = pageWith( fieldOf( 'signature', { words: { type: 'Type', draw: 'Draw' } } ), html );
	control().focus();
	await arrive( signature, form, field );
	expect( document.querySelector< HTMLElement >( '.vestibule-signature__typed' )?.hidden ).toBe( false );
	expect( document.querySelector( '.is-toggle' )?.textContent ).toBe( 'Draw' );
} );

test( 'the fields of a ranking become a sortable list after the visitor has left them', async () => {
	const options = [ { value: 'a', label: 'Apple' } ];
	const html =
		'<div class="vestibule-ranking"><select name="one"><option value=""></option><option value="1:a">1</option></select></div>';
	const words = { up: '', down: '', moved: '', keep: '', kept: '', undo: '', undone: '' };
	const { form, field, next } = pageWith( fieldOf( 'ranking', { words }, { options } ), html );
	control().focus();
	await arrive( ranking, form, field );
	const native = document.querySelector( '.vestibule-ranking' ) as HTMLElement;
	expect( native.hidden ).toBe( false );
	await leave( next );
	expect( native.hidden ).toBe( true );
} );

test( 'a draft is restored in a focused field after the visitor has left it', async () => {
	const { form, next } = pageWith( fieldOf( 'text', {} ), `${ LINE }</div><div data-field="two"><input name="two">` );
	const page = location.pathname + form.props.instance.replace( /^.*_/, '#' );
	const draft = { at: Date.now(), step: 1, values: { one: [ 'kept' ], two: [ 'other' ] } };
	localStorage.setItem( 'draft', withDraft( null, page, draft, Date.now() ) ?? '' );
	form.element.dataset.kept = 'draft';
	control().focus();
	startDrafts( form );
	const two = document.querySelector< HTMLInputElement >( '[name="two"]' );
	expect( [ control().value, two?.value ] ).toEqual( [ '', 'other' ] );
	await leave( next );
	expect( control().value ).toBe( 'kept' );
} );

test( 'a value that the visitor types before the draft is restored is kept', async () => {
	const { form, next } = pageWith( fieldOf( 'text', {} ), LINE );
	const page = location.pathname + form.props.instance.replace( /^.*_/, '#' );
	const draft = { at: Date.now(), step: 1, values: { one: [ 'kept' ] } };
	localStorage.setItem( 'draft', withDraft( null, page, draft, Date.now() ) ?? '' );
	form.element.dataset.kept = 'draft';
	control().focus();
	startDrafts( form );
	control().value = 'typed';
	await leave( next );
	expect( control().value ).toBe( 'typed' );
} );

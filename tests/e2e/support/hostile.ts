import { expect, type Frame, type Page } from '@playwright/test';
import { rest } from './rest';

/** Texts that run as scripts or break the markup where they are not printed as text. */
export const HOSTILE: readonly string[] = [
	'</script><script>alert(1)</script>',
	'<img src=x onerror=alert(2)>',
	'"><svg onload=alert(3)>',
	"' onfocus=alert(4) autofocus x='",
	'</textarea></style><iframe srcdoc="<script>parent.alert(5)</script>"></iframe>',
	'javascript:alert(6)',
	'\u2028\u2029<!--<script>',
	'{{constructor.constructor("alert(7)")()}}${alert(8)}',
	'&lt;script&gt;alert(9)&lt;/script&gt;',
];

export const ALL = HOSTILE.join( ' ' );

/** Hostile HTML for places that allow HTML. Its parts that could run must be removed. */
export const MARKUP =
	'<a href="javascript:alert(10)" onclick="alert(11)">a</a><img src=x onerror=alert(12)><iframe srcdoc="<script>parent.alert(13)</script>"></iframe><b style="background:url(javascript:alert(14))">b</b>';

/** Messages of the dialogs that a page opens. There must be none. */
export function dialogsOf( page: Page ): string[] {
	const opened: string[] = [];
	page.on( 'dialog', ( dialog ) => {
		opened.push( dialog.message() );
		void dialog.dismiss();
	} );
	return opened;
}

/** Elements of the document that hostile texts have created. */
const injected = ( frame: Page | Frame ): Promise< string[] > =>
	frame.evaluate( () =>
		[ ...document.querySelectorAll( '*' ) ]
			.filter( ( element ) => {
				const attributes = [ ...element.attributes ];
				const acts = attributes.some( ( { name, value } ) => /^on/i.test( name ) && value.includes( 'alert' ) );
				// RichText keeps javascript: URLs of users with unfiltered_html, but links in editable text are not followed.
				const leads =
					! element.closest( '[contenteditable="true"]' ) &&
					attributes.some(
						( { name, value } ) =>
							/^(href|src|action|formaction)$/.test( name ) &&
							/^\s*javascript:/i.test( value ) &&
							value.includes( 'alert' )
					);
				const framed = element instanceof HTMLIFrameElement && element.srcdoc.includes( 'alert' );
				const runs =
					element instanceof HTMLScriptElement &&
					! /json|speculationrules|text\/template/.test( element.type ) &&
					/^alert\(\d+\)/.test( element.text );
				return acts || leads || framed || runs;
			} )
			.map( ( element ) => element.outerHTML.slice( 0, 200 ) )
	);

export async function expectHarmless( page: Page, dialogs: string[] ): Promise< void > {
	for ( const frame of page.frames() ) {
		expect( await injected( frame ), frame.url() ).toEqual( [] );
	}
	expect( dialogs ).toEqual( [] );
}

interface Post {
	id: number;
	link: string;
}

const block = ( name: string, attributes: Record< string, unknown > ): string => {
	const json = JSON.stringify( attributes )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' )
		.replace( /&/g, '\\u0026' );
	return `<!-- wp:vestibule/${ name } ${ json } /-->`;
};

/** Creates a form with hostile texts in all settings, as a user with unfiltered_html, and a page with the form. */
export async function hostileForm(): Promise< { form: number; path: string } > {
	const words = { label: ALL, help: ALL, placeholder: ALL, messages: { required: ALL, invalid: ALL, max: ALL } };
	const form = await rest< Post >( '/wp/v2/vestibule-forms', {
		title: ALL,
		status: 'publish',
		content: [
			block( 'field-text', { ...words, name: 'title', required: true } ),
			block( 'field-email', { ...words, name: 'email' } ),
			block( 'field-radio', {
				...words,
				name: 'choice',
				options: [
					{ value: 'a', label: ALL },
					{ value: ALL, label: 'b' },
				],
			} ),
			block( 'field-multi-select', { ...words, name: 'topics', options: [ { value: 'a', label: ALL } ] } ),
			block( 'field-agreement', { ...words, name: 'agreement', text: MARKUP + ALL } ),
			block( 'submit', { label: 'Send' } ),
		].join( '' ),
		// A message with a script is rejected (tests/php/Security/HostileTest.php).
		meta: { vestibule_form_settings: { successMessage: '<p>Received</p>' } },
	} );
	const page = await rest< Post >( '/wp/v2/pages', {
		title: 'A hostile form',
		status: 'publish',
		content: block( 'form', { ref: form.id } ),
	} );
	return { form: form.id, path: new URL( page.link ).pathname };
}

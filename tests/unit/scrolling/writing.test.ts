import { sayWriting } from '../../../src/scrolling/writing';

const isWriting = () => document.documentElement.classList.contains( 'vestibule-is-writing' );

const focus = ( id: string ) => document.getElementById( id )?.focus();

test( 'the page is marked while a form control other than the submit button has the focus', () => {
	document.body.innerHTML = `
		<a href="/" id="link">Elsewhere</a>
		<form>
			<input id="line" /><textarea id="text"></textarea>
			<button type="button" id="list">Choose</button><button type="submit" id="send">Send</button>
		</form>`;
	[ 'focusin', 'focusout' ].forEach( ( type ) => document.addEventListener( type, sayWriting ) );
	for ( const [ id, expected ] of [
		[ 'link', false ],
		[ 'line', true ],
		[ 'list', true ],
		[ 'send', false ],
		[ 'text', true ],
	] as const ) {
		focus( id );
		expect( [ id, isWriting() ] ).toEqual( [ id, expected ] );
	}
	document.getElementById( 'text' )?.blur();
	expect( isWriting() ).toBe( false );
} );

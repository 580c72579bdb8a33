import { chatLink, openingMessage } from '../../../src/chat/link';
import { vectors } from '../vectors';

interface LinkRow {
	name: string;
	number: string;
	message: string;
	mode: string;
	link: string;
}

interface MessageRow {
	name: string;
	text: string;
	title: string;
	url: string;
	message: string;
}

test.each( vectors< LinkRow >( 'chat-links' ) )(
	'a chat link contains the number and the message: $name',
	( { number, message, mode, link } ) => {
		expect( chatLink( number, message, mode ) ).toBe( link );
	}
);

test.each( vectors< MessageRow >( 'chat-messages' ) )(
	'an opening message is filled in: $name',
	( { text, message, ...page } ) => {
		expect( openingMessage( text, page ) ).toBe( message );
	}
);

test( 'a chat link works even if the message contains half of a surrogate pair', () => {
	expect( chatLink( '49171', '\uD83C!', 'api' ) ).toBe(
		'https://api.whatsapp.com/send?phone=49171&text=%EF%BF%BD%21'
	);
} );

import { copyOf, helpOf, hostOf, titleOf } from '../../../blocks/form/editor/webhooks/webhook';

test.each( [
	[ { id: 'a' }, '', 'Webhook', 'Nothing is sent: enter a URL' ],
	[ { id: 'a', url: 'not an address' }, '', 'Webhook', 'Nothing is sent: enter a URL' ],
	[
		{ id: 'a', url: ' https://hooks.example.com/in?key=secret ' },
		'hooks.example.com',
		'hooks.example.com',
		'To hooks.example.com',
	],
	[ { id: 'a', url: 'https://x.org:8443/', name: ' CRM ' }, 'x.org:8443', 'CRM', 'To x.org:8443' ],
] )( 'the name shown for the webhook %j contains no secrets from its URL', ( webhook, host, title, help ) => {
	expect( [ hostOf( webhook ), titleOf( webhook ), helpOf( webhook ) ] ).toEqual( [ host, title, help ] );
} );

test( 'a webhook with conditions is described as conditional', () => {
	const conditions = { rules: [ { field: 'email', operator: 'not-empty' as const } ] };
	expect( helpOf( { id: 'a', url: 'https://x.org', conditions } ) ).toBe( 'By answer to x.org' );
} );

test( 'a copied webhook is off and has its own ID', () => {
	const copy = copyOf( { id: 'a', url: 'https://x.org', name: 'CRM' }, [ 'a' ] );
	expect( copy ).toMatchObject( { name: 'CRM (copy)', enabled: false, url: 'https://x.org' } );
	expect( copy.id ).not.toBe( 'a' );
} );

import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { vectors } from '../vectors';

interface Row {
	name: string;
	secret: string;
	id: string;
	timestamp: number;
	body: string;
	signature: string;
}

type Verify = ( secret: string, headers: Record< string, string >, body: string, now: number ) => boolean;

/** JavaScript of docs/webhooks.md. */
function documented(): Verify {
	const [ , code = '' ] =
		/```js\nimport [^\n]*\n\nexport (function verifyWebhook[\s\S]*?)```/.exec(
			readFileSync( 'docs/webhooks.md', 'utf8' )
		) ?? [];
	return new Function( 'createHmac', 'timingSafeEqual', 'Buffer', `${ code }\nreturn verifyWebhook;` )(
		createHmac,
		timingSafeEqual,
		Buffer
	) as Verify;
}

describe.each( vectors< Row >( 'webhook-signatures' ) )( 'signature check from the docs: $name', ( row ) => {
	const verify = documented();
	const headers = {
		'webhook-id': row.id,
		'webhook-timestamp': String( row.timestamp ),
		'webhook-signature': row.signature,
	};

	test( 'the check accepts a valid signature, even if another signature is sent with it', () => {
		expect( verify( row.secret, headers, row.body, row.timestamp ) ).toBe( true );
		const both = { ...headers, 'webhook-signature': `v1,AAAA ${ row.signature }` };
		expect( verify( row.secret, both, row.body, row.timestamp + 299 ) ).toBe( true );
	} );

	test( 'the check rejects another body, ID, time or secret', () => {
		expect( verify( row.secret, headers, `${ row.body } `, row.timestamp ) ).toBe( false );
		expect( verify( row.secret, { ...headers, 'webhook-id': 'msg_other' }, row.body, row.timestamp ) ).toBe(
			false
		);
		expect( verify( row.secret, headers, row.body, row.timestamp + 301 ) ).toBe( false );
		expect( verify( 'whsec_AAAA', headers, row.body, row.timestamp ) ).toBe( false );
	} );
} );

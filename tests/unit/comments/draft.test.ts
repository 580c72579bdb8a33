import { draft, draftKey, hasArrived } from '../../../src/comments/draft';

const PAGE = 'https://a.example/article/';

test.each( [
	[ 'on the comment', PAGE, `${ PAGE }#comment-12`, true ],
	[ 'on a comment that awaits moderation', PAGE, `${ PAGE }?unapproved=12&moderation-hash=x#comment-12`, true ],
	[ 'on the message that the comment is held', PAGE, `${ PAGE }#vestibule-comment-held`, true ],
	[ 'on the page again', PAGE, PAGE, false ],
	[ 'on the same comment again', `${ PAGE }#comment-3`, `${ PAGE }#comment-3`, false ],
	[ 'on another comment than before', `${ PAGE }#comment-3`, `${ PAGE }#comment-12`, true ],
	[ 'on the comment form', PAGE, `${ PAGE }#respond`, false ],
	[ 'on a comment without a submission', undefined, `${ PAGE }#comment-12`, false ],
] )(
	'the URL shows whether a comment has been submitted: the visitor is %s',
	( _where, sentFrom, address, arrived ) => {
		expect( hasArrived( sentFrom, address ) ).toBe( arrived );
	}
);

test( 'a comment draft is stored, read and deleted', () => {
	const stored = new Map< string, string >();
	const storage = {
		getItem: ( key: string ) => stored.get( key ) ?? null,
		setItem: ( key: string, value: string ) => void stored.set( key, value ),
		removeItem: ( key: string ) => void stored.delete( key ),
	} as Storage;
	const key = draftKey( '7' );
	expect( draft( () => storage, key ) ).toBeUndefined();
	expect( draft( () => storage, key, [ 'Hello', PAGE ] ) ).toEqual( [ 'Hello', PAGE ] );
	expect( draft( () => storage, key ) ).toEqual( [ 'Hello', PAGE ] );
	expect( draft( () => storage, draftKey( '8' ) ) ).toBeUndefined();
	expect( draft( () => storage, key, null ) ).toBeUndefined();
	expect( stored.size ).toBe( 0 );
} );

test( 'a comment draft cannot be stored or read if the storage is blocked or invalid', () => {
	const forbidden = () => {
		throw new Error( 'forbidden' );
	};
	expect( draft( forbidden, 'key', [ 'Hello' ] ) ).toBeUndefined();
	expect( draft( () => ( { getItem: () => '{' } ) as unknown as Storage, 'key' ) ).toBeUndefined();
} );

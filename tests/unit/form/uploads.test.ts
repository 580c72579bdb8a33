import { createQueue, isRunning, PARALLEL, type Send, type Sent } from '../../../src/form/uploads/queue';
import { readReference, sizeInWords } from '../../../src/form/uploads/files';
import { FORMATS, previewFiles, typesOf } from '../../../blocks/fields/kit/editor/files';
import { vectors } from '../vectors';

interface Call {
	name: string;
	progress: ( percent: number ) => void;
	signal: AbortSignal;
	answer: ( sent: Partial< Sent > ) => Promise< void >;
	fail: () => Promise< void >;
}

const settle = () => new Promise< void >( ( done ) => setImmediate( done ) );

/** Creates a queue whose requests the test answers. */
function queueOf() {
	const calls: Call[] = [];
	const waits: number[] = [];
	const send: Send = ( file, progress, signal ) =>
		new Promise( ( resolve, reject ) => {
			signal.addEventListener( 'abort', () => reject( new Error( 'aborted' ) ) );
			const answer = ( sent: Partial< Sent > ) => {
				resolve( { file: null, error: '', isTemporary: false, ...sent } );
				return settle();
			};
			const fail = () => {
				reject( new Error( 'offline' ) );
				return settle();
			};
			calls.push( { name: file.name, progress, signal, answer, fail } );
		} );
	const wait = ( ms: number ) => {
		waits.push( ms );
		return Promise.resolve();
	};
	const queue = createQueue( { send, wait, changed: () => {}, offline: 'offline' } );
	return { queue, calls, waits, states: () => queue.get().map( ( { state } ) => state ) };
}

const files = ( ...names: string[] ) => names.map( ( name ) => new File( [ 'x' ], name ) );
const done = ( name: string ) => ( { file: { url: `ref/${ name }`, name, size: 1 } } );

test( 'three files are uploaded at once, and another one starts when one is done', async () => {
	const { queue, calls, states } = queueOf();
	queue.add( files( 'a', 'b', 'c', 'd', 'e' ) );
	expect( calls ).toHaveLength( PARALLEL );
	expect( states() ).toEqual( [ 'uploading', 'uploading', 'uploading', 'waiting', 'waiting' ] );
	await calls[ 1 ]?.answer( done( 'b' ) );
	expect( calls.map( ( { name } ) => name ) ).toEqual( [ 'a', 'b', 'c', 'd' ] );
	expect( queue.get()[ 1 ] ).toMatchObject( { state: 'done', percent: 100, url: 'ref/b' } );
} );

test( 'the upload progress is stored separately for each file', () => {
	const { queue, calls } = queueOf();
	queue.add( files( 'a', 'b' ) );
	calls[ 1 ]?.progress( 37 );
	expect( queue.get().map( ( { percent } ) => percent ) ).toEqual( [ 0, 37 ] );
} );

test( 'an upload that loses its connection is retried once automatically, and then only on request', async () => {
	const { queue, calls, waits, states } = queueOf();
	queue.add( files( 'a' ) );
	await calls[ 0 ]?.fail();
	expect( waits ).toEqual( [ 1000 ] );
	await calls[ 1 ]?.fail();
	expect( states() ).toEqual( [ 'failed' ] );
	expect( queue.get()[ 0 ]?.error ).toBe( 'offline' );
	queue.again( 1 );
	await calls[ 2 ]?.answer( done( 'a' ) );
	expect( states() ).toEqual( [ 'done' ] );
} );

test( 'the progress of a file is reset to 0 percent when it waits for a retry', async () => {
	const { queue, calls } = queueOf();
	queue.add( files( 'a' ) );
	await calls[ 0 ]?.fail();
	calls[ 1 ]?.progress( 60 );
	await calls[ 1 ]?.fail();
	queue.add( files( 'b', 'c', 'd' ) );
	queue.again( 1 );
	expect( queue.get()[ 0 ] ).toMatchObject( { state: 'waiting', percent: 0, error: '' } );
} );

test( 'an upload counts as running until the file is stored, rejected or failed', () => {
	const [ file ] = ( () => {
		const { queue } = queueOf();
		queue.add( files( 'a' ) );
		return queue.get();
	} )();
	const running = ( [ 'waiting', 'uploading', 'done', 'refused', 'failed' ] as const ).filter(
		( state ) => file && isRunning( { ...file, state } )
	);
	expect( running ).toEqual( [ 'waiting', 'uploading' ] );
} );

test( 'a rejected file keeps its error, and a file with a temporary error can be retried', async () => {
	const { queue, calls, states } = queueOf();
	queue.add( files( 'a', 'b' ) );
	await calls[ 0 ]?.answer( { error: 'Not this one.' } );
	await calls[ 1 ]?.answer( { error: 'Later.', isTemporary: true } );
	expect( states() ).toEqual( [ 'refused', 'failed' ] );
	expect( queue.get().map( ( { error } ) => error ) ).toEqual( [ 'Not this one.', 'Later.' ] );
} );

test( 'removing a file stops its upload, and the next file starts', async () => {
	const { queue, calls } = queueOf();
	queue.add( files( 'a', 'b', 'c', 'd' ) );
	queue.remove( 1 );
	await settle();
	expect( calls[ 0 ]?.signal.aborted ).toBe( true );
	expect( queue.get().map( ( { name, state } ) => [ name, state ] ) ).toEqual( [
		[ 'b', 'uploading' ],
		[ 'c', 'uploading' ],
		[ 'd', 'uploading' ],
	] );
} );

test( 'a reset stops all uploads and removes all files', async () => {
	const { queue, calls } = queueOf();
	queue.keep( [ { url: 'ref', name: 'old', size: 1 } ] );
	queue.add( files( 'a' ) );
	queue.refuse( new File( [], 'large' ), 'Too large.' );
	queue.clear();
	await settle();
	expect( calls[ 0 ]?.signal.aborted ).toBe( true );
	expect( queue.get() ).toEqual( [] );
} );

test( 'the reference to an upload contains its file name, and invalid references are ignored', () => {
	const [ signature, id ] = [ 'a'.repeat( 32 ), 'b'.repeat( 32 ) ];
	const url = `${ signature }/${ id }/14/Jürgen "x".pdf`;
	expect( readReference( url ) ).toEqual( { url, name: 'Jürgen "x".pdf', size: 14 } );
	for ( const wrong of [ '', 'https://evil.example/a.pdf', `${ id }/14/a.pdf`, `${ signature }/${ id }/14/../a` ] ) {
		expect( readReference( wrong ) ).toBeNull();
	}
} );

test.each( [
	[ 1, '1 KB' ],
	[ 10240, '10 KB' ],
	[ 1048576, '1 MB' ],
	[ 1536000, '1.5 MB' ],
] )( '%d bytes are formatted as %s', ( bytes, words ) => {
	expect( sizeInWords( bytes, { kilobytes: '%s KB', megabytes: '%s MB' } ) ).toBe( words );
} );

test( 'the editor offers the upload formats that the server accepts', () => {
	expect( FORMATS ).toEqual( vectors( 'upload-formats' ) );
} );

test( 'known file extensions are accepted with or without a dot', () => {
	expect( typesOf( [ '.PDF', 'images', { value: 'zip' }, 'php', 'pdf' ], [ 'images', 'pdf', 'zip' ] ) ).toEqual( {
		types: [ 'pdf', 'images', 'zip' ],
		unknown: [ 'php' ],
	} );
} );

test( 'the editor shows the same limits for uploads as the page', () => {
	const { settings } = previewFiles( [ 'images' ] )( { maxFiles: 1, maxFileSize: 3 } );
	expect( settings ).toMatchObject( { limits: '1 file, 3 MB each. Allowed: JPG, PNG, GIF, WEBP.' } );
} );

const coming = new Map< string, Promise< void > >();
let callbacks = 0;

/** Loads a script once a page; one that failed is tried again when it is next asked for. */
export function loadScript( url: string ): Promise< void > {
	const known = coming.get( url );
	if ( known ) {
		return known;
	}
	const loading = new Promise< void >( ( done, fail ) => {
		const script = document.createElement( 'script' );
		script.addEventListener( 'load', () => done() );
		script.addEventListener( 'error', () => {
			script.remove();
			coming.delete( url );
			fail( new Error( `No script from ${ url }` ) );
		} );
		script.src = url;
		document.head.append( script );
	} );
	coming.set( url, loading );
	return loading;
}

const ready = new Map< string, Promise< void > >();

/** The same for a script that calls a function of the page, named in its address, when it can be used. */
export function loadAndWait( url: string ): Promise< void > {
	const known = ready.get( url );
	if ( known ) {
		return known;
	}
	const name = `vestibuleCaptchaReady${ ++callbacks }`;
	const called = new Promise< void >( ( done ) => Reflect.set( window, name, () => done() ) );
	const address = new URL( url, document.baseURI );
	address.searchParams.set( 'onload', name );
	const loading = loadScript( address.href )
		.then( () => called )
		.catch( ( error: unknown ) => {
			ready.delete( url );
			throw error;
		} );
	ready.set( url, loading );
	return loading;
}

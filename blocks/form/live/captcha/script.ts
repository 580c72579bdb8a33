const coming = new Map< string, Promise< void > >();
/** Script elements in the page, by the requested URL. */
const elements = new Map< string, HTMLScriptElement >();
let callbacks = 0;

/** Loads a script once per page. After an error, the next call tries again. */
export function loadScript( url: string, name = url ): Promise< void > {
	const known = coming.get( name );
	if ( known ) {
		return known;
	}
	const loading = new Promise< void >( ( done, fail ) => {
		const script = document.createElement( 'script' );
		script.addEventListener( 'load', () => done() );
		script.addEventListener( 'error', () => {
			forget( name );
			fail( new Error( `No script from ${ url }` ) );
		} );
		script.src = url;
		elements.set( name, script );
		document.head.append( script );
	} );
	coming.set( name, loading );
	return loading;
}

/** Removes a script from the page. The next request loads it again. */
export function unload( url: string ): void {
	ready.delete( url );
	forget( url );
}

function forget( name: string ): void {
	elements.get( name )?.remove();
	elements.delete( name );
	coming.delete( name );
}

const ready = new Map< string, Promise< void > >();

/** Loads a script that calls a global function when it is ready. The name of the function is added to the URL. */
export function loadAndWait( url: string ): Promise< void > {
	const known = ready.get( url );
	if ( known ) {
		return known;
	}
	const name = `vestibuleCaptchaReady${ ++callbacks }`;
	const called = new Promise< void >( ( done ) => Reflect.set( window, name, () => done() ) );
	const address = new URL( url, document.baseURI );
	address.searchParams.set( 'onload', name );
	const loading = loadScript( address.href, url )
		.then( () => called )
		.catch( ( error: unknown ) => {
			ready.delete( url );
			throw error;
		} );
	ready.set( url, loading );
	return loading;
}

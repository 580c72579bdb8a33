/*
 * Starts blocked scripts in the order in which the page would have run them: first classic scripts, each after the
 * previous one has loaded, then modules and deferred scripts. An `async` script does not delay other scripts.
 */

const isAsync = ( { attributes, src }: HTMLScriptElement ) => !! src && 'async' in attributes;
const isLater = ( { defer, src, type }: HTMLScriptElement ) => type === 'module' || ( defer && !! src );

/** Copies a script. The copy runs when it is inserted into the page. The original would never run. */
function copyOf( waiting: HTMLScriptElement ): HTMLScriptElement {
	const script = document.createElement( 'script' );
	for ( const { name, value } of waiting.attributes ) {
		script.setAttribute( name, value );
	}
	// Browsers hide the nonce from the attributes, so copy it separately.
	script.nonce = waiting.nonce;
	const src = waiting.dataset.src;
	if ( src ) {
		script.src = src;
	}
	script.type = waiting.dataset.type ?? '';
	script.text = waiting.text;
	script.async = isAsync( script );
	return script;
}

/** Resolves when a script has loaded or failed, because the following scripts run in both cases. */
const arrived = ( script: HTMLScriptElement ) =>
	new Promise( ( done ) => {
		script.addEventListener( 'load', done );
		script.addEventListener( 'error', done );
	} );

export async function run( waiting: HTMLScriptElement[] ): Promise< void > {
	const pairs = waiting.map( ( original ) => [ original, copyOf( original ) ] as const );
	for ( const [ original, script ] of pairs ) {
		if ( ! isLater( script ) ) {
			const isAwaited = !! script.src && ! script.async;
			const coming = isAwaited && arrived( script );
			original.replaceWith( script );
			await coming;
		}
	}
	pairs.forEach( ( [ original, script ] ) => isLater( script ) && original.replaceWith( script ) );
}

/*
 * Scripts that waited for consent start as the page would have run them without it: classic ones as they stand, each
 * after the one before it has come; then modules and deferred ones, in their order too. `async` ones hold up nobody.
 */

const isAsync = ( { attributes, src }: HTMLScriptElement ) => !! src && 'async' in attributes;
const isLater = ( { defer, src, type }: HTMLScriptElement ) => type === 'module' || ( defer && !! src );

/** A copy that runs as soon as it stands in the page, which the original never does. */
function copyOf( waiting: HTMLScriptElement ): HTMLScriptElement {
	const script = document.createElement( 'script' );
	for ( const { name, value } of waiting.attributes ) {
		script.setAttribute( name, value );
	}
	// Browsers hide it from the attributes.
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

/** When a script of an address has come, or failed to: what stands after it runs all the same. */
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

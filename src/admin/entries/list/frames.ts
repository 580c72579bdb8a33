const HEAD = 8;

/** Value of the entry count which signals that the server had an error. */
const FAULT = 0xffffffff;

/**
 * Decodes a file that is sent in frames. Each frame consists of the number of entries written, the number of bytes
 * (four bytes each), and the bytes. The last frame is empty and has the count 0, so that an aborted connection is
 * detected.
 */
export class FrameReader {
	readonly parts: BlobPart[] = [];
	done = 0;
	state: 'open' | 'ended' | 'failed' = 'open';
	#rest = new Uint8Array( 0 );

	push( chunk: Uint8Array ): void {
		let bytes = new Uint8Array( this.#rest.length + chunk.length );
		bytes.set( this.#rest );
		bytes.set( chunk, this.#rest.length );
		while ( bytes.length >= HEAD && this.state === 'open' ) {
			const head = new DataView( bytes.buffer, bytes.byteOffset, HEAD );
			const done = head.getUint32( 0 );
			const length = head.getUint32( 4 );
			if ( bytes.length < HEAD + length ) {
				break;
			}
			if ( done === FAULT ) {
				this.state = 'failed';
			} else if ( length === 0 && done === 0 ) {
				this.state = 'ended';
			} else {
				this.done = done;
				this.parts.push( new Blob( [ bytes.slice( HEAD, HEAD + length ) ] ) );
			}
			bytes = bytes.slice( HEAD + length );
		}
		this.#rest = bytes;
	}
}

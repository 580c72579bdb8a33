/** An id that no other has, nor had since the form was opened: the log knows a mail or a webhook by it. */
export function freshId( taken: readonly string[], random: () => number = Math.random ): string {
	for (;;) {
		const id = `n-${ Math.floor( random() * 36 ** 6 ).toString( 36 ) }`;
		if ( ! taken.includes( id ) ) {
			return id;
		}
	}
}

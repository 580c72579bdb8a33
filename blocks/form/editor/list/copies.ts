import { __, sprintf } from '@wordpress/i18n';

/** An id that no other has, nor had since the form was opened: the log knows a mail or a webhook by it. */
export function freshId( taken: readonly string[], random: () => number = Math.random ): string {
	for (;;) {
		const id = `n-${ Math.floor( random() * 36 ** 6 ).toString( 36 ) }`;
		if ( ! taken.includes( id ) ) {
			return id;
		}
	}
}

/** What a copy is called, within the limit of a name. */
export function copiedName( title: string ): string {
	/* translators: %s: name of a notification, a confirmation or a webhook. */
	return sprintf( __( '%s (copy)', 'vestibule' ), title ).slice( 0, 120 );
}

/** Whether something is done for some entries only. */
export function hasConditions( {
	conditions,
}: {
	conditions?: { rules?: readonly unknown[]; groups?: readonly unknown[] };
} ): boolean {
	return ( conditions?.rules?.length ?? 0 ) + ( conditions?.groups?.length ?? 0 ) > 0;
}

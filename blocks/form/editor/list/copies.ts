import { __, sprintf } from '@wordpress/i18n';

/**
 * Creates an ID that is not in `taken`. `taken` must include deleted items, because the log identifies emails and
 * webhooks by ID.
 */
export function freshId( taken: readonly string[], random: () => number = Math.random ): string {
	for (;;) {
		const id = `n-${ Math.floor( random() * 36 ** 6 ).toString( 36 ) }`;
		if ( ! taken.includes( id ) ) {
			return id;
		}
	}
}

/** Returns the name of a copy, shortened to the maximum length. */
export function copiedName( title: string ): string {
	/* translators: %s: name of a notification, a confirmation or a webhook. */
	return sprintf( __( '%s (copy)', 'vestibule' ), title ).slice( 0, 120 );
}

/** Checks whether an item applies only to some entries. */
export function hasConditions( {
	conditions,
}: {
	conditions?: { rules?: readonly unknown[]; groups?: readonly unknown[] };
} ): boolean {
	return ( conditions?.rules?.length ?? 0 ) + ( conditions?.groups?.length ?? 0 ) > 0;
}

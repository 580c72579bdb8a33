import { __, sprintf } from '@wordpress/i18n';

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

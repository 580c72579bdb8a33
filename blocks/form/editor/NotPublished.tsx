import { Notice } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { FORM } from './form';

/** Above a draft, which is edited like any form: why visitors do not see it, and the change that shows it to them. */
export function NotPublished( { id }: { id: number } ) {
	const [ status, setStatus ] = useEntityProp( FORM.kind, FORM.name, 'status', String( id ) );
	if ( status === 'publish' ) {
		return (
			<Notice status="info" isDismissible={ false }>
				{ __( 'This form is published when you save.', 'vestibule' ) }
			</Notice>
		);
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [ { label: __( 'Publish it', 'vestibule' ), onClick: () => setStatus( 'publish' ) } ] }
		>
			{ __( 'This form is not published: visitors read in its place that it is not available.', 'vestibule' ) }
		</Notice>
	);
}
